// A stage with perspective over the two screens of a transition, on which pictures of them move.
// The screens themselves stay untouched below it, so that nothing has to be restored afterwards.

import UIKit

/// A view over both screens in which pictures of them, or of their parts, move in space.
@MainActor
final class ScreenSpace {
  /// The old screen of the way forward, and the new one.
  let lower, upper: UIView?
  /// The width and the height of the container, in points.
  let width, height: CGFloat
  /// The distance of the viewer, in points.
  let eyeDistance: CGFloat
  private let screens: TransitionScreens
  private let way: TransitionDirection
  private let view: UIView
  private var layers: [UIView] = []

  /// Adds the destination and covers both screens. If one of them is missing, what lies behind the
  /// container stays visible, otherwise `background` covers it. Where a picture always covers the
  /// container, no background is needed, and what is transparent in the screens stays so.
  init(_ screens: TransitionScreens, _ way: TransitionDirection, background: UIColor = .clear) {
    (self.screens, self.way) = (screens, way)
    screens.addDestination(onTop: way == .forward)
    (lower, upper) = way == .forward ? (screens.from, screens.to) : (screens.to, screens.from)
    (width, height) = (screens.width, screens.height)
    eyeDistance = max(1200, 1.5 * max(width, height))
    view = UIView(frame: screens.container.bounds)
    view.clipsToBounds = true
    if lower != nil, upper != nil { view.backgroundColor = background }
    screens.container.addSubview(view)
    addLayer()
  }

  /// The bounds of the container.
  var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  /// Returns the vector of `direction` on the way forward, in the language of the container.
  func vector(_ direction: MotionDirection) -> CGVector { screens.vector(direction, .forward) }

  /// Adds a layer in front of the others. Sheets are sorted by depth within one layer only.
  @discardableResult
  func addLayer() -> UIView {
    let layer = UIView(frame: view.bounds)
    layer.layer.sublayerTransform.m34 = -1 / eyeDistance
    view.addSubview(layer)
    layers.append(layer)
    return layer
  }

  /// Adds a view to the front layer.
  func add(_ view: UIView) { layers.last?.addSubview(view) }

  /// Adds a picture of `screen` to the front layer.
  /// - Parameter part: The part of the container that the sheet shows; all of it if `nil`.
  func addSheet(_ screen: UIView?, part: CGRect? = nil) -> ScreenSheet {
    let sheet = ScreenSheet(of: screen, part: part ?? bounds)
    sheet.isShaded = screens.areComplete
    add(sheet)
    return sheet
  }

  /// Adds pictures of both screens, visible from the front only, as faces of a solid. Faces that are
  /// visible do not hide each other, so each has a layer of its own, and none are sorted.
  func addFaces() -> (old: ScreenSheet, new: ScreenSheet) {
    let old = addSheet(lower)
    addLayer()
    let new = addSheet(upper)
    for face in [old, new] { face.layer.isDoubleSided = false }
    return (old, new)
  }

  /// Returns animations that pose the sheets at the fractions 0 to 1 of the way forward, in
  /// `steps` equal parts; backward from 1 to 0. With one step springs drive them, too.
  func animations(steps: Int = 24, pose: @escaping (CGFloat) -> Void) -> ScreenAnimations {
    for screen in [screens.from, screens.to] { screen?.alpha = 0 }
    return ScreenAnimations(
      way, ScreenMove.sampled(steps, pose), cleanUp: view.removeFromSuperview)
  }
}
