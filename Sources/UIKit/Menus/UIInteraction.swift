// Interactions: objects that a view has for a kind of input, such as context menus.

import Foundation
import QuartzCore

/// The interface of the objects that add a kind of interaction to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction belongs. An implementation refers to it weakly.
  var view: UIView? { get }
  /// Called before the view changes.
  func willMove(to view: UIView?)
  /// Called after the view has changed.
  func didMove(to view: UIView?)
}

private let interactionsKey = AssociationKey("UIView.interactions")

private final class KeptInteractions {
  var all: [any UIInteraction] = []
}

extension UIView {
  private var kept: KeptInteractions {
    if let kept = objc_getAssociatedObject(self, interactionsKey) as? KeptInteractions {
      return kept
    }
    let made = KeptInteractions()
    objc_setAssociatedObject(self, interactionsKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  /// The interactions of the view.
  public var interactions: [any UIInteraction] {
    get { kept.all }
    set {
      for old in kept.all where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction, and removes it from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !kept.all.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    kept.all.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard kept.all.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    kept.all.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
