// The views on the screen at the current instant, as a script's queries search them.

import QuartzCore
import SegueScenes
import SegueWorld
import UIKit

/// A view on the screen at an instant.
@MainActor
struct ScannedView {
  /// The view.
  let view: UIView
  /// What UI tests know of the view.
  let element: AccessibleElement
  /// The bounding box of the view's bounds, in points of the stage's window.
  let frame: CGRect
  /// The part of the frame that is inside of the window and of all clipping views around.
  let visible: CGRect
  /// The opacity multiplied by that of all superviews.
  let opacity: Double
  /// The map from the view's coordinates to those of the stage's window.
  let map: PlaneMap
  /// The window that contains the view.
  let window: UIWindow
  /// The index of the superview in the scan, or `nil` for a window.
  let parent: Int?
  /// A Boolean value that indicates whether neither the view nor a view around it moves.
  let isAtRest: Bool
  /// A Boolean value that indicates whether the view is a part of another element, as the label in a
  /// button is.
  let isPart: Bool

  /// A Boolean value that indicates whether at least a point of the view is inside of the window.
  var isOnScreen: Bool { visible.width >= 0.5 && visible.height >= 0.5 }
}

/// All views of a stage's windows that are not hidden, from back to front.
@MainActor
struct ScreenScan {
  /// The views, superviews before their subviews.
  private(set) var views: [ScannedView] = []
  /// The windows with their maps to the coordinates of the stage's window, from front to back.
  private(set) var windows: [(window: UIWindow, map: PlaneMap)] = []
  /// A Boolean value that indicates whether no transition is running.
  let isSettled: Bool
  private let seconds: Double

  /// Reads the views of the windows that `stage` shows.
  init(_ stage: UIWindow, in world: World) {
    seconds = world.now.seconds
    isSettled = world.transitions.active.isEmpty
    windows = stage.queriedWindows.map { window in
      let map: PlaneMap =
        window === stage
        ? .flat(.identity)
        : window.layer.mapToSuperlayer(showing: window.layer.shownProperties(atSeconds: seconds))
      return (window, map)
    }
    for (window, map) in windows.reversed() {
      let whole = Surroundings(
        map: map, clip: stage.bounds, opacity: 1, parent: nil, window: window, isAtRest: true,
        isPart: false)
      add(window, whole, isRoot: true)
    }
  }

  /// What the views around a view mean for it.
  private struct Surroundings {
    var map: PlaneMap
    var clip: CGRect
    var opacity: Double
    var parent: Int?
    var window: UIWindow
    var isAtRest: Bool
    var isPart: Bool
  }

  private mutating func add(_ view: UIView, _ around: Surroundings, isRoot: Bool = false) {
    let shown = view.layer.shownProperties(atSeconds: seconds)
    let opacity = around.opacity * shown.opacity
    guard !shown.isHidden, opacity >= Self.visibleOpacity else { return }
    let map =
      isRoot ? around.map : view.layer.mapToSuperlayer(showing: shown).then(around.map)
    let frame = map.moved(shown.bounds)
    let visible = frame.intersection(around.clip)
    let isAtRest = around.isAtRest && shown.hasGeometry(of: view.layer.properties)
    let element = view.accessibleElement
    var inside = around
    (inside.map, inside.opacity, inside.parent) = (map, opacity, views.count)
    inside.isAtRest = isAtRest && !view.isScrolling
    inside.isPart = around.isPart || element.isAtomic || view.accessibilityElementsHidden
    if shown.masksToBounds { inside.clip = visible.isNull ? .zero : visible }
    views.append(
      ScannedView(
        view: view, element: element, frame: frame, visible: visible.isNull ? .zero : visible,
        opacity: opacity, map: map, window: around.window, parent: around.parent,
        isAtRest: isAtRest, isPart: around.isPart))
    let separate = view.separateElements
    for child in view.subviewsBackToFront {
      var place = inside
      if separate.contains(where: { $0 === child }) { place.isPart = around.isPart }
      add(child, place)
    }
  }

  /// The opacity below which UIKit ignores a view.
  private static var visibleOpacity: Double { 0.01 }

  /// Returns the indices of the views around the view with the given index, from the nearest outward.
  func around(_ index: Int) -> [Int] {
    var result: [Int] = []
    var next = views[index].parent
    while let here = next {
      result.append(here)
      next = views[here].parent
    }
    return result
  }

  // MARK: Points

  /// Returns the view that receives a touch at `point`, in points of the stage's window, or `nil` if
  /// none does.
  func hit(_ point: CGPoint) -> UIView? {
    for (window, map) in windows where !window.isHidden {
      guard let inside = map.unmoved(point) else { continue }
      if let hit = window.hitTest(inside, with: nil) { return hit }
    }
    return nil
  }

  /// Returns the first of nine points of a view, beginning with the middle, at which a touch reaches
  /// the view and nothing opaque is in front of it.
  /// Points below the status bar precede others.
  /// - Returns: `nil` if there is no such point.
  func hittablePoint(_ index: Int) -> CGPoint? {
    let found = points(in: views[index].visible).filter {
      reaches(index, at: $0) && cover(index, at: $0) == nil
    }
    return found.first { !isInStatusBar($0) } ?? found.first
  }

  /// Returns whether the status bar receives the taps at `point`, in points of the stage's window.
  func isInStatusBar(_ point: CGPoint) -> Bool {
    let front = windows.first { window, map in
      !window.isHidden && map.unmoved(point).flatMap { window.hitTest($0, with: nil) } != nil
    }
    guard let (window, map) = front, let inside = map.unmoved(point) else { return false }
    return window.leavesTapToStatusBar(at: inside)
  }

  /// Returns the view that covers the view with the given index, or `nil` if a part of it can be
  /// seen.
  func cover(of index: Int) -> UIView? {
    let points = points(in: views[index].visible)
    let covers = points.map { cover(index, at: $0) }
    return covers.contains { $0 == nil } ? nil : covers.first ?? nil
  }

  private func points(in area: CGRect) -> [CGPoint] {
    let shares: [CGFloat] = [0.5, 0.2, 0.8]
    return shares.flatMap { y in
      shares.map { x in
        CGPoint(x: area.minX + area.width * x, y: area.minY + area.height * y)
      }
    }
  }

  private func reaches(_ index: Int, at point: CGPoint) -> Bool {
    guard let hit = hit(point) else { return false }
    let view = views[index].view
    return hit.isDescendant(of: view) || view.isDescendant(of: hit)
  }

  /// Returns the frontmost opaque view at `point` that is in front of the view with the given index,
  /// or `nil` if there is none.
  private func cover(_ index: Int, at point: CGPoint) -> UIView? {
    let view = views[index].view
    return views[(index + 1)...].last { other in
      other.opacity >= 0.99 && other.visible.contains(point)
        && (other.view.backgroundColor?.cgColor.alpha ?? 0) >= 0.99
        && !other.view.isDescendant(of: view) && !other.view.isCurledAway(from: point)
    }?.view
  }
}

extension LayerProperties {
  /// Returns a Boolean value that indicates whether the layer is where `other` places it.
  fileprivate func hasGeometry(of other: LayerProperties) -> Bool {
    func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }
    return isNear(bounds.minX, other.bounds.minX) && isNear(bounds.minY, other.bounds.minY)
      && isNear(bounds.width, other.bounds.width) && isNear(bounds.height, other.bounds.height)
      && isNear(position.x, other.position.x) && isNear(position.y, other.position.y)
      && CATransform3DEqualToTransform(transform, other.transform)
  }
}

extension UIView {
  /// Returns whether the view is on a page that is bent and does not cover a point of the window.
  fileprivate func isCurledAway(from point: CGPoint) -> Bool {
    var ancestor: UIView? = self
    while let view = ancestor {
      if let page = view.layer as? PageLayer,
        !page.fold.covers(view.convert(point, from: nil), in: view.bounds)
      {
        return true
      }
      ancestor = view.superview
    }
    return false
  }

  /// A Boolean value that indicates whether the content of the view scrolls.
  fileprivate var isScrolling: Bool {
    guard let view = self as? UIScrollView else { return false }
    return view.isDragging || view.isDecelerating || view.isMovingByCode
  }

  /// The subviews in the order in which they are drawn.
  fileprivate var subviewsBackToFront: [UIView] {
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
    return subviews.enumerated().sorted { a, b in
      (a.element.layer.zPosition, a.offset) < (b.element.layer.zPosition, b.offset)
    }.map(\.element)
  }
}

extension UIWindow {
  /// The windows that the stage's window shows, from front to back.
  var queriedWindows: [UIWindow] { hostedWindows }
}
