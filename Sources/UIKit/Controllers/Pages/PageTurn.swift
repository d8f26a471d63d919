// One turn of a page: who is shown before and after it, and the sheet that moves.

import Foundation

/// A turn from some pages to others.
@MainActor
final class PageTurn {
  typealias Direction = UIPageViewController.NavigationDirection

  /// The duration of a whole turn in seconds, from published analyses of UIKit.
  static let duration = 0.4
  /// The time in seconds in which the sheet's edge reaches a touch, from the same source.
  private static let reachDuration = 0.25
  /// The least part of the duration that the rest of a turn takes after a touch.
  private static let shortestRest = 0.35
  /// The part of the page's width by which the edge must have moved before the fold follows all of a
  /// movement along the spine.
  private static let fullTilt: CGFloat = 0.2
  /// How far the held corner is raised at half way in a turn without a touch, relative to its
  /// distance from the middle.
  private static let relativeLift: CGFloat = 0.2

  let direction: Direction
  /// The pages before and after the turn.
  let old, new: [UIViewController]
  /// The page whose view is on the back of the sheet only during the turn.
  let back: UIViewController?
  /// Whether the user turns the page, by a touch.
  let isByUser: Bool
  /// A closure that is called at the end, with whether the new pages are shown.
  var completion: ((Bool) -> Void)?

  let sheet: PageView
  /// Whether the sheet comes from beyond its spine and lies flat in the end, rather than the
  /// reverse.
  private let isComing: Bool
  /// A Boolean value that indicates whether the new pages will be shown in the end.
  private(set) var isCompleting = true
  private(set) var isEnding = false

  /// What describes the sheet of a turn.
  struct Sheet {
    /// The place of the sheet and the edge at which it is fastened.
    var frame: CGRect
    var spine: CGRectEdge
    var front, back: UIViewController?
    /// Whether the sheet comes from beyond its spine.
    var isComing: Bool
  }

  /// Creates a turn at its beginning.
  /// - Parameter location: Where along the spine a touch holds the sheet, in its own coordinates;
  ///   `nil` for the lower outer corner without a touch.
  init?(
    _ direction: Direction, from old: [UIViewController], to new: [UIViewController],
    back: UIViewController?, sheet paper: Sheet, heldAt location: CGFloat?, isByUser: Bool
  ) {
    guard let front = paper.front?.view else { return nil }
    (self.direction, self.old, self.new, self.back) = (direction, old, new, back)
    (self.isByUser, isComing) = (isByUser, paper.isComing)
    sheet = PageView(front: front, back: paper.back?.view, frame: paper.frame)
    let size = paper.frame.size
    let isVertical = paper.spine == .minYEdge || paper.spine == .maxYEdge
    let length = isVertical ? size.width : size.height
    let place = min(max(location ?? length, 0), length)
    let grip =
      switch paper.spine {
      case .minXEdge: CGPoint(x: size.width, y: place)
      case .maxXEdge: CGPoint(x: 0, y: place)
      case .minYEdge: CGPoint(x: place, y: size.height)
      case .maxYEdge: CGPoint(x: place, y: 0)
      }
    sheet.fold = PageFold(
      edge: paper.spine, grip: grip,
      lift: location == nil ? (place - length / 2) * Self.relativeLift : 0)
    if isComing { hold(at: heldPoint(at: 0)) }
  }

  /// The controllers that the turn shows beside the old ones.
  var arriving: [UIViewController] {
    (new + (back.map { [$0] } ?? [])).filter { page in !old.contains { $0 === page } }
  }

  /// The controllers that are not shown after the turn.
  func leaving(completed: Bool) -> [UIViewController] {
    let rest = completed ? new : old
    return (old + arriving).filter { page in !rest.contains { $0 === page } }
  }

  /// The fraction of the turn at which the sheet is.
  var fraction: CGFloat {
    let turned = sheet.fold.turnedFraction(in: sheet.bounds)
    return isComing ? 1 - turned : turned
  }

  private func heldPoint(at fraction: CGFloat) -> CGPoint {
    sheet.fold.point(turnedBy: isComing ? 1 - fraction : fraction, in: sheet.bounds)
  }

  private func hold(at point: CGPoint) { sheet.fold.point = point }

  /// Begins to follow a touch: the sheet's edge moves to it.
  /// - Parameter place: The place of the touch, in the coordinates of the flat sheet.
  func reach(_ place: CGPoint) {
    UIView.animate(
      withDuration: Self.reachDuration, delay: 0,
      options: [.curveEaseOut, .overrideInheritedDuration]
    ) { self.hold(at: self.tilted(place)) }
  }

  /// Follows a touch that has moved, with the sheet's edge or on its way there.
  func follow(_ place: CGPoint) {
    UIView.performWithoutAnimation { hold(at: tilted(place)) }
  }

  /// Returns the place at which a touch holds the sheet. The less the sheet is bent, the less it follows
  /// a movement along the spine, and the fold never leaves the page at its ends.
  private func tilted(_ place: CGPoint) -> CGPoint {
    let (grip, size) = (sheet.fold.grip, sheet.bounds.size)
    let isVertical = sheet.fold.edge == .minYEdge || sheet.fold.edge == .maxYEdge
    let (width, height) =
      isVertical ? (size.height, size.width) : (size.width, size.height)
    let way = isVertical ? abs(place.y - grip.y) : abs(place.x - grip.x)
    let shift = isVertical ? place.x - grip.x : place.y - grip.y
    let limit = height > 0 ? way * width / (height / 2) : 0
    let kept = min(max(shift * min(1, way / max(Self.fullTilt * width, 1)), -limit), limit)
    return isVertical
      ? CGPoint(x: grip.x + kept, y: place.y) : CGPoint(x: place.x, y: grip.y + kept)
  }

  /// Moves the sheet to either end. `completion` is called there.
  func end(completing: Bool, completion: @escaping (Bool) -> Void) {
    (isEnding, isCompleting) = (true, completing)
    let rest = Double(completing ? 1 - fraction : fraction)
    let isWhole = rest >= 1
    UIView.animate(
      withDuration: Self.duration * max(rest, Self.shortestRest), delay: 0,
      options: [isWhole ? .curveEaseInOut : .curveEaseOut, .overrideInheritedDuration]
    ) {
      self.hold(at: self.heldPoint(at: completing ? 1 : 0))
    } completion: {
      completion($0)
    }
  }
}
