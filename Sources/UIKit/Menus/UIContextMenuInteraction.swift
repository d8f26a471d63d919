// Context menus: a long press lifts a view out of its place, and shows a menu beside it.

import Foundation

/// The methods that supply and observe the context menu of a view. All but the first have default
/// implementations.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns what the menu consists of; `nil` for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the view that is lifted; `nil` for that of the interaction.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Returns the view to which the preview returns; `nil` for the one that was lifted.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Returns the view that is lifted; `nil` for that of the interaction. Deprecated.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the view to which the preview returns; `nil` for the one that was lifted. Deprecated.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called before the user opens what the preview shows.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu appears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu disappears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Returns `nil`.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// The context menu of a view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearances of context menus.
  public enum Appearance: Int, Sendable {
    /// No menu is shown.
    case unknown
    /// A menu with a preview.
    case rich
    /// A menu alone.
    case compact
  }

  /// The object that supplies the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The appearance of the menu that is shown.
  open var menuAppearance: Appearance { overlay == nil ? .unknown : .rich }

  private let press = ContextPressRecognizer(target: nil, action: nil)
  private var configuration: UIContextMenuConfiguration?
  private weak var overlay: MenuOverlay?

  /// Creates an interaction with the given delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addHandler { [weak self] (press: ContextPressRecognizer) in
      if press.state == .began { self?.begin() }
    }
    press.mayBegin = { [weak self] in self?.prepare() ?? false }
  }

  /// Removes the gesture from the view.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
  /// Adds the gesture to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Returns the location of the touch in a view.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Dismisses the menu.
  open func dismissMenu() { overlay?.dismiss() }

  /// Shows other elements in the visible menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { overlay?.update(block) }

  // MARK: The course of a menu

  private func prepare() -> Bool {
    guard let view, overlay == nil else { return false }
    configuration = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: press.location(in: view))
    return configuration != nil
  }

  private func begin() {
    guard let view, let window = view.window, let configuration else { return }
    let preview = lifted(view, configuration)
    let controller = configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    guard menu?.children.isEmpty == false || controller != nil else { return }
    let overlay = MenuOverlay(menu ?? UIMenu(), sender: self)
    overlay.preview = MenuPreview(preview, controller)
    self.overlay = overlay
    let animator = ContextMenuAnimator(controller)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    overlay.onEnd = { [weak self] animator in self?.willEnd(configuration, animator) }
    overlay.onCommit = { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    overlay.present(in: window, animator)
  }

  private func lifted(_ view: UIView, _ configuration: UIContextMenuConfiguration)
    -> UITargetedPreview
  {
    let id = configuration.identifier
    return delegate?.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: id)
      ?? delegate?.contextMenuInteraction(
        self, previewForHighlightingMenuWithConfiguration: configuration)
      ?? UITargetedPreview(view: view)
  }

  private func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator)
  {
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    let id = configuration.identifier
    let returning =
      delegate?.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: id)
      ?? delegate?.contextMenuInteraction(
        self, previewForDismissingMenuWithConfiguration: configuration)
    if let returning { overlay?.preview?.target = returning }
  }
}

/// A long press that begins only if there is a menu.
final class ContextPressRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// Returns whether there is a menu for the touch.
  var mayBegin: () -> Bool = { true }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
}
