// A card that is a part of the old screen at first and the new screen in the end.

import UIKit

/// The place and the look of the part of the old screen that grows.
struct CardSource: Sendable, Hashable {
  /// The identifier of a view of the old screen, or `nil`.
  var view: String?
  /// The center, as fractions of the container's width and height, where there is no such view.
  var origin = CGPoint(x: 0.5, y: 0.5)
  /// The size where there is no such view: the width as a fraction of the container's shorter side,
  /// and the height as a multiple of the width.
  var width: CGFloat = 0.4, aspect: CGFloat = 1
  /// The radius of its corners in points where there is no such view.
  var cornerRadius: CGFloat = 16
}

/// A card whose frame is animated from its source to the whole container, with both pictures in it.
@MainActor
struct GrowingCard {
  /// Casts the shadow, below `card`.
  let shadow: UIView
  /// Clips the pictures to rounded corners.
  let card: UIView
  /// The pictures of the source and of the new screen, each of which fills the card.
  let sourcePicture, detailPicture: UIView
  /// The frame of the source in the container, and its radius in points.
  let sourceFrame: CGRect
  let sourceRadius: CGFloat
  private let bounds: CGRect
  private let sourceView: UIView?
  private let sourceAlpha: CGFloat

  /// Prepares a card above both screens. The new screen must be in the container.
  init(_ screens: TransitionScreens, base: UIView?, detail: UIView?, source: CardSource) {
    bounds = screens.container.bounds
    let found = source.view.flatMap { base?.descendant(identified: $0) }
    (sourceView, sourceAlpha) = (found, found?.alpha ?? 1)
    let frame =
      found.map { $0.convert($0.bounds, to: screens.container) }
      ?? Self.frame(of: source, in: bounds)
    sourceFrame = frame
    sourceRadius = found?.layer.cornerRadius ?? source.cornerRadius
    (shadow, card) = (UIView(frame: bounds), UIView(frame: bounds))
    card.clipsToBounds = true
    shadow.backgroundColor = .black
    let place = base.map { screens.container.convert(frame, to: $0) } ?? frame
    sourcePicture =
      base?.resizableSnapshotView(
        from: place, afterScreenUpdates: true, withCapInsets: .zero) ?? UIView()
    detailPicture = detail?.snapshotView(afterScreenUpdates: true) ?? UIView()
    for picture in [detailPicture, sourcePicture] {
      picture.layer.anchorPoint = .zero
      picture.layer.position = .zero
      card.addSubview(picture)
    }
    screens.container.addSubview(shadow)
    screens.container.addSubview(card)
    sourceView?.alpha = 0
  }

  /// Gives the card the place of the source at 0 and of the new screen at 1.
  func grow(_ progress: CGFloat) {
    let frame = CGRect(
      x: mix(sourceFrame.minX, bounds.minX, progress),
      y: mix(sourceFrame.minY, bounds.minY, progress),
      width: mix(sourceFrame.width, bounds.width, progress),
      height: mix(sourceFrame.height, bounds.height, progress))
    card.frame = frame
    // A little smaller, so that it does not darken the card's edges.
    shadow.frame = frame.insetBy(dx: 1, dy: 1)
    // Both pictures fill the card at either end, and therefore in between.
    let old = max(frame.width / sourceFrame.width, frame.height / sourceFrame.height)
    sourcePicture.transform = CGAffineTransform(scaleX: old, y: old)
    sourcePicture.layer.position.x = (frame.width - old * sourceFrame.width) / 2
    let fit = max(sourceFrame.width / bounds.width, sourceFrame.height / bounds.height)
    let new = mix(fit, 1, progress)
    detailPicture.transform = CGAffineTransform(scaleX: new, y: new)
    detailPicture.layer.position.x = (frame.width - new * bounds.width) / 2
  }

  /// Sets the radius of the corners.
  func round(_ radius: CGFloat) {
    card.layer.cornerRadius = radius
    shadow.layer.cornerRadius = radius
  }

  /// Returns the parts in which the picture of the source gives way to that of the new screen, which
  /// is not below it at either end, where it would show at the edges.
  func crossfade(_ window: ClosedRange<Double>) -> [ScreenMove] {
    let (source, detail) = (sourcePicture, detailPicture)
    let start = window.lowerBound
    return [
      ScreenMove(start...(start + 0.03), from: { detail.alpha = 0 }, to: { detail.alpha = 1 }),
      ScreenMove(
        (start + 0.03)...window.upperBound, from: { source.alpha = 1 }, to: { source.alpha = 0 }),
    ]
  }

  /// Removes the card and shows the source again.
  func remove() {
    card.removeFromSuperview()
    shadow.removeFromSuperview()
    sourceView?.alpha = sourceAlpha
  }

  private func mix(_ first: CGFloat, _ last: CGFloat, _ progress: CGFloat) -> CGFloat {
    progress == 1 ? last : first + (last - first) * progress
  }

  private static func frame(of source: CardSource, in bounds: CGRect) -> CGRect {
    let width = (min(bounds.width, bounds.height) * source.width).rounded()
    let height = (width * source.aspect).rounded()
    let x = (bounds.width * source.origin.x - width / 2).rounded()
    let y = (bounds.height * source.origin.y - height / 2).rounded()
    return CGRect(x: x, y: y, width: max(width, 1), height: max(height, 1))
  }
}

extension UIView {
  /// Returns the view with the given accessibility identifier among this view and those in it.
  func descendant(identified identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for subview in subviews {
      if let found = subview.descendant(identified: identifier) { return found }
    }
    return nil
  }
}

extension TransitionArguments {
  /// The source of a card that grows, from its parameters.
  var cardSource: CardSource {
    CardSource(
      view: text("source"), origin: point("origin"), width: number("width"),
      aspect: number("aspect"), cornerRadius: number("cornerRadius"))
  }
}

extension TransitionParameter {
  /// The parameters that describe the source of a card that grows.
  static func cardSource(
    x: Double, y: Double, width: Double, aspect: Double, cornerRadius: Double
  ) -> [TransitionParameter] {
    [
      .view("source", "The view of the old screen that grows, by its identifier."),
      .point("origin", x, y, "The center of what grows if no view is given."),
      .number(
        "width", width, 0.02...1, .fraction, "Its width, relative to the shorter side."),
      .number("aspect", aspect, 0.1...10, .none, "Its height, relative to its width."),
      .number("cornerRadius", cornerRadius, 0...200, .points, "The radius of its corners."),
    ]
  }
}
