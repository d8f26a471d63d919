import UIKit

/// A transition in which the old screen rolls up like a sheet of paper and uncovers the new one.
public final class RollTransition: ScreenTransition {
  private let movement: MotionDirection
  private let paper: UIColor

  /// Creates a transition in which the old screen rolls up in the direction `movement` and shows its
  /// back in the color `paper`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .up,
    paper: UIColor = UIColor(white: 0.93, alpha: 1), timing: MotionTiming = .easeInOut(0.9)
  ) {
    (self.movement, self.paper) = (movement, paper)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    guard screens.areComplete else { return reducedAnimations(for: screens) }
    let space = ScreenSpace(screens, direction)
    let vector = space.vector(movement)
    let isVertical = vector.dy != 0
    let length = isVertical ? space.height : space.width
    let new = space.addSheet(space.upper)
    let outer = CastShadow(space, beyond: vector.opposite, width: 60, opacity: 0.5)
    let window = UIView(frame: space.bounds)
    window.clipsToBounds = true
    space.add(window)
    window.addSubview(space.addSheet(space.lower))
    let inner = CastShadow(space, beyond: vector, width: 24, opacity: 0.3)
    let roll = makeRoll(space, along: vector)
    let endsAtZero = vector.dx + vector.dy < 0
    return space.animations(steps: 32) { time in
      let radius = Easing.mix(11, 24, time)
      let left = Easing.mix(length + radius, -radius, time)
      let line = endsAtZero ? left : length - left
      window.show(space.part(min(max(left, 0), length), at: vector))
      let way = CGVector(dx: isVertical ? 0 : line, dy: isVertical ? line : 0)
      roll.transform = CGAffineTransform(
        a: isVertical ? 1 : radius / 24, b: 0, c: 0, d: isVertical ? radius / 24 : 1,
        tx: way.dx, ty: way.dy)
      let rim = endsAtZero ? radius : -radius
      outer.pose(at: min(max(line + rim, 0), length))
      inner.pose(at: min(max(line - rim, 0), length))
      new.shade.alpha = 0.45 * (1 - time)
    }
  }

  /// Returns a roll with a radius of 24 points whose axis is the upper or the left edge.
  private func makeRoll(_ space: ScreenSpace, along vector: CGVector) -> UIView {
    let isVertical = vector.dy != 0
    let frame =
      isVertical
      ? CGRect(x: 0, y: -24, width: space.width, height: 48)
      : CGRect(x: -24, y: 0, width: 48, height: space.height)
    let middle = CGPoint(x: 0.5, y: 0.5)
    let start = CGPoint(x: isVertical ? middle.x : 0, y: isVertical ? 0 : middle.y)
    let end = CGPoint(x: isVertical ? middle.x : 1, y: isVertical ? 1 : middle.y)
    let roll = GradientView(
      frame: frame, from: start, to: end,
      stops: [(0, 0.26), (0.12, 0.1), (0.34, 0), (0.6, 0.08), (0.85, 0.28), (1, 0.48)])
    roll.backgroundColor = paper
    space.add(roll)
    return roll
  }
}

extension ScreenSpace {
  /// Returns the part of the bounds that begins at the edge to which `vector` points and is as long
  /// as `length`.
  func part(_ length: CGFloat, at vector: CGVector) -> CGRect {
    let edges: (CGRectEdge, CGRectEdge) =
      vector.dy != 0 ? (.minYEdge, .maxYEdge) : (.minXEdge, .maxXEdge)
    return bounds.divided(
      atDistance: length, from: vector.dx + vector.dy < 0 ? edges.0 : edges.1
    ).slice
  }
}

extension UIView {
  /// Makes `part`, in coordinates of the superview and of the subviews, all that is visible.
  fileprivate func show(_ part: CGRect) {
    bounds = part
    center = CGPoint(x: part.midX, y: part.midY)
  }
}

extension RollTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "roll", summary: "The old screen rolls up like paper and uncovers the new one.",
    tags: [.depth, .modal],
    parameters: [
      .duration(0.9), .direction(.up),
      .color(
        "paper", "#EDEDED",
        "The color of the paper's back, by default #48484A in the dark appearance."),
    ],
    source: """
      Our choice: a roll that grows from a radius of 11 to 24 points as it winds up. The dark paper is \
      iOS's systemGray3.
      """
  ) {
    RollTransition(
      $0, movement: $1.direction, paper: $1.color("paper", dark: "#48484A"),
      timing: .easeInOut($1.duration))
  }
}
