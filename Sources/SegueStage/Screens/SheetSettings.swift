// Screens that are shown as sheets and popovers: the scene's settings, applied as an app would do
// it.

import SegueScenes
import UIKit

/// Configures the presentation controllers of sheets and popovers.
@MainActor
final class SheetSettings {
  /// The delegate that observes dismissals by touch, which play UIKit's own transition.
  private final class Watcher: NSObject, UIPopoverPresentationControllerDelegate {
    let adapts: Bool
    let onDismissal: @MainActor () -> Void

    init(adapts: Bool, onDismissal: @escaping @MainActor () -> Void) {
      (self.adapts, self.onDismissal) = (adapts, onDismissal)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { adapts ? controller.adaptivePresentationStyle : .none }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      onDismissal()
    }
  }

  private let adapting, keeping: Watcher

  /// Creates the settings.
  /// - Parameter onDismissal: Called when a touch is about to dismiss a screen.
  init(onDismissal: @escaping @MainActor () -> Void) {
    adapting = Watcher(adapts: true, onDismissal: onDismissal)
    keeping = Watcher(adapts: false, onDismissal: onDismissal)
  }

  /// Returns the presentation style of a screen that is a sheet or a popover, or `nil` for others.
  static func style(of screen: SceneScreen?) -> UIModalPresentationStyle? {
    if screen?.sheet != nil { return .pageSheet }
    return screen?.popover != nil ? .popover : nil
  }

  /// Applies the settings of `screen` to `controller`, which `presenter` presents.
  func apply(
    _ screen: SceneScreen?, to controller: UIViewController, over presenter: UIViewController,
    _ names: LayerNames
  ) {
    let styles: [UIModalPresentationStyle] = [.pageSheet, .formSheet, .popover, .automatic]
    guard styles.contains(controller.modalPresentationStyle) else { return }
    let presentation = controller.presentationController
    let keepsPopover = screen?.popover?.adapts == false
    presentation?.delegate = keepsPopover ? keeping : adapting
    controller.isModalInPresentation = screen?.sheet?.isDismissible == false
    if let popover = presentation as? UIPopoverPresentationController {
      apply(screen?.popover ?? ScenePopover(), to: popover, controller, over: presenter, names)
      apply(screen?.sheet ?? SceneSheet(), to: popover.adaptiveSheetPresentationController)
    } else if let sheet = presentation as? UISheetPresentationController {
      apply(screen?.sheet ?? SceneSheet(), to: sheet)
    }
  }

  private func apply(_ settings: SceneSheet, to sheet: UISheetPresentationController) {
    sheet.detents = settings.detents.map(\.detent)
    sheet.selectedDetentIdentifier = settings.selected?.identifier
    sheet.largestUndimmedDetentIdentifier = settings.undimmed?.identifier
    sheet.prefersGrabberVisible = settings.showsGrabber
    sheet.preferredCornerRadius = settings.cornerRadius.map { CGFloat($0) }
    sheet.prefersScrollingExpandsWhenScrolledToEdge = settings.scrollingExpands
    sheet.prefersEdgeAttachedInCompactHeight = settings.isEdgeAttached
  }

  private func apply(
    _ settings: ScenePopover, to popover: UIPopoverPresentationController,
    _ controller: UIViewController, over presenter: UIViewController, _ names: LayerNames
  ) {
    if let size = settings.size { controller.preferredContentSize = size }
    popover.permittedArrowDirections = UIPopoverArrowDirection(settings.arrows.map(\.direction))
    if let id = settings.source?.value {
      popover.sourceView = presenter.view.view(called: id, names)
    } else if let rect = settings.rect {
      popover.sourceView = presenter.view
      popover.sourceRect = rect
    }
  }
}

extension ScenePopover.Arrow {
  fileprivate var direction: UIPopoverArrowDirection {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}

extension UIView {
  /// Returns the descendant with the given id in the scene. If there are several, the front one.
  fileprivate func view(called id: String, _ names: LayerNames) -> UIView? {
    if names[layer]?.id == id { return self }
    for view in subviews.reversed() {
      if let found = view.view(called: id, names) { return found }
    }
    return nil
  }
}
