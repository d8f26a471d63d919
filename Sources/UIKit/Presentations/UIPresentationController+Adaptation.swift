// The adaptation of presentations to a compact width: popovers to sheets, form sheets to page
// sheets, or as the delegate determines.

import Foundation

extension UIPresentationController {
  /// Sets the presenting view controller: the outermost ancestor of `source`, or the one that
  /// defines the presentation context.
  func findPresenter(from source: UIViewController) {
    presentingViewController = shouldPresentInFullscreen ? source.outermost : source.contextDefiner
  }

  /// Returns this presentation controller, or the one that replaces it under the traits of
  /// `source`.
  func adapted(to source: UIViewController) -> UIPresentationController {
    guard !(self is CoveringPresentationController) else { return self }
    let traits = source.traitCollection
    let asked =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? firstStyle(for: traits)
    let style = asked == .automatic ? .pageSheet : asked
    if let sheet = self as? UISheetPresentationController, sheet.resolvedStyle == .formSheet {
      sheet.keepsCard = style == .none
      if style == .pageSheet { return self }
    }
    guard style != presentationStyle, Self.otherStyles.contains(style) else { return self }
    return replaced(by: style, source)
  }

  /// Returns the style in which the presentation begins unless the delegate determines another; `.none` for
  /// that of this controller. What a controller of the app returns itself is for a change of the traits while
  /// it presents.
  func firstStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let isOfSystem =
      self is UIPopoverPresentationController || self is UISheetPresentationController
    return isOfSystem ? adaptivePresentationStyle(for: traits) : .none
  }

  /// The styles to which a presentation can be adapted.
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
    let ready = (self as? UIPopoverPresentationController)?.createdSheet
    if let ready, ready.presentedViewController === presented, style == ready.resolvedStyle {
      return ready
    }
    return PresentationChoice.make(style, presented, presenting: source.outermost, source)
  }

  /// Notifies the delegate of the style in which the presentation begins.
  func announceStyle(_ coordinator: UIViewControllerTransitionCoordinator) {
    let first = adaptedFrom ?? self
    first.delegate?.presentationController(
      first, willPresentWithAdaptiveStyle: adaptedFrom == nil ? .none : presentationStyle,
      transitionCoordinator: coordinator)
  }
}
