// The transitions that scenes and the command line can name.

import UIKit

/// The built-in transitions.
public enum TransitionCatalog {
  /// All built-in transitions, sorted by name.
  public static let entries: [TransitionCatalogEntry] =
    families.flatMap { $0 }.sorted { $0.name < $1.name }

  /// The families of transitions. Each is a list in a file of its own.
  private static let families: [[TransitionCatalogEntry]] = [
    basicFamily, systemFamily, layersFamily, slidesFamily, depthFamily, scaleFamily, focusFamily,
    masksFamily, piecesFamily, sharedElementFamily, materialFamily,
  ]

  /// UIKit's modal transition styles, which scenes can name like a built-in transition.
  package static let modalStyles: [TransitionCatalogEntry] = [
    modalStyle(.coverVertical, .coverVertical), modalStyle(.crossDissolve, .crossDissolve),
    modalStyle(.flipHorizontal, .flipHorizontal),
  ]

  /// Returns the built-in transition or the modal transition style with the given name, or `nil` if
  /// there is none. `pop` is the former name of `grow`.
  public static func named(_ name: String) -> TransitionCatalogEntry? {
    let name = name == "pop" ? "grow" : name
    return (entries + modalStyles).first { $0.name == name }
  }

  private static func modalStyle(
    _ transition: UIKitTransition, _ style: UIModalTransitionStyle
  ) -> TransitionCatalogEntry {
    TransitionCatalogEntry(
      name: transition.rawValue, summary: transition.summary, tags: [.system, .modal],
      parametersForward: [], parametersBackward: [], source: "UIKit's own."
    ) { role, _ in role == .present || role == .dismiss ? .modalStyle(style) : .none }
  }
}
