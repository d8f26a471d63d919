// Two screens and the views that travel between them.

import UIKit

/// The parts of a transition with shared views.
@MainActor
struct SharedScene {
  let lower, upper: UIView
  /// The views that both screens show.
  var shared: [SharedViews] = []
  /// What moves.
  var motion: MotionSequence
  /// The view above both screens in which views travel.
  let stage: UIView
  /// The screens and their container.
  let screens: TransitionScreens
  private let container: UIView
  private let found: FoundLooks
  private var added: [UIView] = []

  init(
    _ screens: TransitionScreens, _ way: TransitionDirection, lower: UIView, upper: UIView
  ) {
    (self.lower, self.upper) = (lower, upper)
    self.screens = screens
    container = screens.container
    motion = MotionSequence(way)
    stage = UIView(frame: container.bounds)
    stage.isUserInteractionEnabled = false
    container.addSubview(stage)
    found = FoundLooks()
  }

  /// Adds pictures of shared views that travel.
  mutating func add(_ shared: [SharedViews], arc: CGFloat, isSpring: Bool) {
    for view in shared.flatMap({ [$0.lower, $0.upper] }) { found.add(view) }
    let pictures = takePictures(shared)
    for (pair, picture) in zip(shared, pictures) {
      guard let picture else { continue }
      stage.bringSubviewToFront(picture)
      if isSpring {
        motion.add { picture.move(to: $0) }
        motion.add(steps: 5) { picture.show($0) }
        motion.add { [lower = pair.lower, upper = pair.upper] _ in
          (lower.alpha, upper.alpha) = (0, 0)
        }
      } else {
        addTravel(of: picture, pair, arc: arc)
      }
    }
  }

  /// Returns pictures of the views, each without those in front of it that travel themselves.
  private func takePictures(_ shared: [SharedViews]) -> [TravelingView?] {
    var pictures: [TravelingView?] = []
    for pair in shared.reversed() {
      pictures.append(TravelingView(pair, in: stage))
      (pair.lower.alpha, pair.upper.alpha) = (0, 0)
    }
    for pair in shared {
      (pair.lower.alpha, pair.upper.alpha) = (found.alpha(pair.lower), found.alpha(pair.upper))
    }
    return pictures.reversed()
  }

  /// Lets a picture travel. Where a screen has something in front of the view, the picture fades in
  /// or out over the view itself, so that nothing appears at once.
  private mutating func addTravel(of picture: TravelingView, _ pair: SharedViews, arc: CGFloat) {
    let start = pair.lower.isCovered(in: lower) ? 0.06 : 0
    let end = pair.upper.isCovered(in: upper) ? 0.86 : 1
    motion.add(from: start, to: end, steps: 20) { picture.move(to: Easing.inOut($0), arc: arc) }
    motion.add(from: start, to: end, steps: 5) { picture.show($0) }
    let (from, to) = (found.alpha(pair.lower), found.alpha(pair.upper))
    // A view that nothing covers is hidden from the first to the last instant: text that is drawn
    // twice looks bolder.
    if start > 0 {
      motion.add(from: start, to: start + 0.000_5) { pair.lower.alpha = from * (1 - $0) }
    } else {
      motion.add { _ in pair.lower.alpha = 0 }
    }
    if end < 1 {
      motion.add(from: end - 0.000_5, to: end) { pair.upper.alpha = to * $0 }
    } else {
      motion.add { _ in pair.upper.alpha = 0 }
    }
    if start > 0 { motion.add(from: 0, to: start) { picture.alpha = $0 } }
    if end < 1 { motion.add(from: end, to: 1) { picture.alpha = 1 - $0 } }
  }

  /// Whether the lower screen is in the container and may be moved.
  var movesLower: Bool { lower.superview === container }

  /// Returns a snapshot of a part of a screen, added to the stage where the part is seen.
  func cut(_ part: CGRect, of screen: UIView) -> UIView? {
    let piece = screen.resizableSnapshotView(
      from: part, afterScreenUpdates: true, withCapInsets: .zero)
    guard let piece else { return nil }
    piece.frame = screen.convert(part, to: stage)
    stage.addSubview(piece)
    return piece
  }

  /// Adds a plain view to the stage, over both screens.
  func addShade(_ color: UIColor) -> UIView {
    let shade = UIView(frame: stage.bounds)
    shade.backgroundColor = color
    stage.addSubview(shade)
    return shade
  }

  /// Gives a screen an opaque mask, which is removed at the end.
  func mask(_ screen: UIView) -> UIView {
    found.add(screen)
    let mask = UIView(frame: screen.bounds)
    mask.backgroundColor = .black
    screen.mask = mask
    return mask
  }

  /// Fades the upper screen in.
  mutating func fadeUpper(from start: Double, to end: Double) {
    let upper = upper
    motion.add(from: start, to: end) { upper.alpha = $0 }
  }

  /// Adds a plain view over the lower screen, whose opacity grows up to 1 times that of `color`.
  mutating func addOverlay(_ color: UIColor) {
    let overlay = UIView(frame: container.bounds)
    overlay.backgroundColor = color
    container.insertSubview(overlay, belowSubview: upper)
    added.append(overlay)
    motion.add(from: 0, to: 0.8) { overlay.alpha = $0 }
  }

  /// Adds a motion of a view on a screen, whose transform and alpha are restored at the end.
  mutating func move(
    _ view: UIView, from start: Double, to end: Double, steps: Int = 8,
    _ pose: @escaping (CGFloat) -> Void
  ) {
    found.add(view)
    motion.add(from: start, to: end, steps: steps, pose)
  }

  /// Makes a view show through, whose color is a plain view below it from now on, which fades in.
  mutating func detachBackground(from start: Double, to end: Double) {
    found.add(upper)
    let plane = UIView(frame: upper.frame)
    plane.backgroundColor = upper.backgroundColor ?? .systemBackground
    upper.backgroundColor = nil
    container.insertSubview(plane, belowSubview: upper)
    added.append(plane)
    motion.add(from: start, to: end) { plane.alpha = $0 }
  }

  /// Sets everything to its beginning, and returns the animations.
  func animations() -> ScreenAnimations {
    motion.prepare()
    let (added, found, stage, motion) = (added, found, stage, motion)
    return ScreenAnimations {
      motion.animate()
    } cleanUp: {
      found.restore()
      for view in added + [stage] { view.removeFromSuperview() }
    }
  }
}

/// The looks of views on the screens before a transition.
@MainActor
private final class FoundLooks {
  private struct Look {
    let view: UIView
    let transform: CGAffineTransform
    let alpha: CGFloat
    let background: UIColor?
    let mask: UIView?
    let center: CGPoint
  }

  private var looks: [Look] = []

  func add(_ view: UIView) {
    guard !looks.contains(where: { $0.view === view }) else { return }
    looks.append(
      Look(
        view: view, transform: view.transform, alpha: view.alpha,
        background: view.backgroundColor, mask: view.mask, center: view.center))
  }

  func alpha(_ view: UIView) -> CGFloat { looks.first { $0.view === view }?.alpha ?? 1 }

  func restore() {
    for look in looks {
      (look.view.transform, look.view.alpha) = (look.transform, look.alpha)
      (look.view.mask, look.view.center) = (look.mask, look.center)
      if look.view.backgroundColor != look.background {
        look.view.backgroundColor = look.background
      }
    }
  }
}
