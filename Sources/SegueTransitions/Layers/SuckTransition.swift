import UIKit

/// A transition in which the old screen narrows to a funnel and is sucked through it into a point,
/// off the new one.
public final class SuckTransition: ScreenTransition {
  private let origin: CGPoint
  /// The number of strips. Their edges meet, and the funnel has as many straight pieces.
  private let strips = 40

  /// Creates a transition in which the screen disappears into the point `origin`, given as fractions
  /// of the container's width and height.
  public init(
    _ direction: TransitionDirection, origin: CGPoint = CGPoint(x: 0.5, y: 0.97),
    timing: MotionTiming = .easeInOut(0.8)
  ) {
    self.origin = origin
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let shade = screens.addShade(detail)
    let sheet = UIView(frame: screens.container.bounds)
    screens.container.addSubview(sheet)
    let rows = addStrips(of: base, to: sheet)
    let funnel = Funnel(size: sheet.bounds.size, origin: origin)
    // Dense, since neighboring strips in perspective do not meet between two poses.
    let moves = ScreenMove.sampled(96) { progress in
      for row in rows { row.view.transform3D = funnel.strip(row.top, row.bottom, progress) }
      shade.alpha = 0.35 * (1 - progress)
    }
    let end = ScreenMove(0.92...1) {
      sheet.alpha = 1
    } to: {
      sheet.alpha = 0
    }
    return ScreenAnimations(direction, moves + [end]) {
      sheet.removeFromSuperview()
      shade.removeFromSuperview()
    }
  }

  private func addStrips(
    of screen: UIView?, to sheet: UIView
  ) -> [(view: UIView, top: CGFloat, bottom: CGFloat)] {
    let (width, height) = (sheet.bounds.width, sheet.bounds.height)
    return (0..<strips).compactMap { index in
      let top = (height * CGFloat(index) / CGFloat(strips)).rounded()
      let bottom = (height * CGFloat(index + 1) / CGFloat(strips)).rounded()
      let part = CGRect(x: 0, y: top, width: width, height: bottom - top).onPixels(of: sheet)
      let view = screen?.resizableSnapshotView(
        from: part, afterScreenUpdates: true, withCapInsets: .zero)
      guard let view, part.height > 0 else { return nil }
      view.layer.anchorPoint = .zero
      view.layer.position = .zero
      sheet.addSubview(view)
      return (view, part.minY, part.maxY)
    }
  }
}

/// The shape of the screen on its way into the point.
private struct Funnel {
  let size: CGSize
  let origin: CGPoint

  /// Returns the transform that maps a strip, whose top left corner is the anchor, to a trapezoid.
  func strip(_ top: CGFloat, _ bottom: CGFloat, _ progress: CGFloat) -> CATransform3D {
    let (first, second) = (edge(top, progress), edge(bottom, progress))
    let height = bottom - top
    let ratio = first.scale / second.scale
    let slope = (ratio - 1) / height
    let x = origin.x * size.width
    var transform = CATransform3DIdentity
    (transform.m11, transform.m24) = (first.scale, slope)
    (transform.m21, transform.m41) = (x * slope, x * (1 - first.scale))
    let end = max(second.y, first.y + 0.02)
    (transform.m22, transform.m42) = ((end * ratio - first.y) / height, first.y)
    return transform
  }

  /// Returns the place of a row and its width as a fraction.
  private func edge(_ row: CGFloat, _ progress: CGFloat) -> (y: CGFloat, scale: CGFloat) {
    let target = origin.y * size.height
    let fromTop = origin.y >= 0.5
    let reach = fromTop ? target : size.height - target
    let narrowing = smooth(progress / 0.5)
    let shift = smooth((progress - 0.25) / 0.75)
    let start = fromTop ? row : size.height - row
    // Rows beyond the point come back to it while the funnel forms.
    let beyond = max(0, start - reach) * (1 - narrowing)
    let place = min(start + shift * shift * reach, reach + beyond)
    let bend = smooth(place / reach)
    let scale = max(0.012, 1 - narrowing * (0.3 * bend + 0.7 * smooth(bend)))
    return (fromTop ? place : size.height - place, scale)
  }

  private func smooth(_ value: CGFloat) -> CGFloat {
    let x = min(max(value, 0), 1)
    return x * x * (3 - 2 * x)
  }
}

extension SuckTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "suckEffect", summary: "The old screen is sucked through a funnel into a point.",
    tags: [.layer, .pieces],
    parameters: [
      .duration(0.8), .point("origin", 0.5, 0.97, "The point that the screen disappears into."),
    ],
    source: """
      Core Animation's private suckEffect and the Dock's genie, of which no numbers are published: the \
      funnel forms in the first half, and the screen follows from a quarter on, which is our choice.
      """
  ) { SuckTransition($0, origin: $1.point("origin"), timing: .easeInOut($1.duration)) }
}
