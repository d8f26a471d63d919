import UIKit

/// A transition in which the old screen falls over toward the viewer, and the new one stands up
/// behind it.
public final class TumbleTransition: ScreenTransition {
  private let background: UIColor

  /// Creates a transition before `background`.
  public init(
    _ direction: TransitionDirection, background: UIColor = .black,
    timing: MotionTiming = .linear(0.8)
  ) {
    self.background = background
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    guard screens.areComplete else { return reducedAnimations(for: screens) }
    let space = ScreenSpace(screens, direction, background: background)
    let up = CGVector(dx: 0, dy: -1)
    let new = space.addSheet(space.upper)
    space.addLayer()
    let old = space.addSheet(space.lower)
    let top = old.addGradient(toward: up, strength: 0.7)
    old.hinge(x: 0.5, y: 1)
    return space.animations(steps: 40) { time in
      let fall = Easing.in(Easing.part(time, 0...0.85))
      old.transform3D = CATransform3D.turn(-92 * fall, along: up)
        .then(.moved(y: 0.25 * space.height * fall * fall))
      old.shade.alpha = 0.35 * fall
      top.alpha = fall
      let rise = Easing.inOut(Easing.part(time, 0.2...1))
      new.transform3D = .scaled(Easing.mix(0.85, 1, rise))
      new.shade.alpha = 0.75 * (1 - rise)
    }
  }
}

extension TumbleTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "tumble", summary: "The old screen falls over toward the viewer.",
    tags: [.depth, .modal], parameters: [.duration(0.8), .background],
    source: "Our choice: a fall about the lower edge that gains speed evenly, as things fall."
  ) { TumbleTransition($0, background: $1.color("background"), timing: .linear($1.duration)) }
}
