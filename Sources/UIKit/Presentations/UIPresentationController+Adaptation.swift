// Presentations that turn into others where there is little room: popovers into sheets, form sheets into page
// sheets, or whatever the delegate says.

import Foundation

extension UIPresentationController {
  /// Who presents: the outermost controller around `source`, or the one that defines the context.
  func findPresenter(from source: UIViewController) {
    presentingViewController = shouldPresentInFullscreen ? source.outermost : source.contextDefiner
  }

  /// This presentation, or the one in its place under the traits of `source`.
  func adapted(to source: UIViewController) -> UIPresentationController {
    guard !(self is CoveringPresentationController) else { return self }
    let traits = source.traitCollection
    let asked =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    let style = asked == .automatic ? .pageSheet : asked
    if let sheet = self as? UISheetPresentationController, sheet.resolvedStyle == .formSheet {
      sheet.staysCard = style == .none
      if style == .pageSheet { return self }
    }
    guard style != presentationStyle, Self.otherStyles.contains(style) else { return self }
    return replaced(by: style, source)
  }

  /// The styles that a presentation can turn into.
  private static let otherStyles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .pageSheet, .formSheet,
  ]

  private func replaced(
    by style: UIModalPresentationStyle, _ source: UIViewController
  ) -> UIPresentationController {
    let presented =
      delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
      ?? presentedViewController
    let other = otherPresentation(style, presented, source)
    other.findPresenter(from: source)
    if other.delegate == nil { other.delegate = delegate }
    other.adaptedFrom = self
    delegate?.presentationController(self, prepare: other)
    return other
  }

  private func otherPresentation(
    _ style: UIModalPresentationStyle, _ presented: UIViewController, _ source: UIViewController
  ) -> UIPresentationController {
    let ready = (self as? UIPopoverPresentationController)?.madeSheet
    if let ready, ready.presentedViewController === presented, style == ready.resolvedStyle {
      return ready
    }
    return PresentationChoice.make(style, presented, presenting: source.outermost, source)
  }

  /// Tells the delegate in which style the presentation begins.
  func announceStyle(_ coordinator: UIViewControllerTransitionCoordinator) {
    let first = adaptedFrom ?? self
    first.delegate?.presentationController(
      first, willPresentWithAdaptiveStyle: adaptedFrom == nil ? .none : presentationStyle,
      transitionCoordinator: coordinator)
  }
}

extension UIViewController {
  /// The sheet that presents this controller, or will by its `modalPresentationStyle`.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover that presents this controller or will by its `modalPresentationStyle`, even if a sheet
  /// is shown in its place.
  public var popoverPresentationController: UIPopoverPresentationController? {
    let presentation = presentationController
    return (presentation?.adaptedFrom ?? presentation) as? UIPopoverPresentationController
  }
}
