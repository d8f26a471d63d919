import UIKit

/// A transition in which the old screen is the page of a book that turns about its spine and
/// uncovers the next page, the new screen.
public final class PageTurnTransition: ScreenTransition {
  private let movement: MotionDirection

  /// Creates a transition whose page turns in the direction `movement`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    timing: MotionTiming = .easeInOut(0.7)
  ) {
    self.movement = movement
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    guard screens.areComplete else { return reducedAnimations(for: screens) }
    let space = ScreenSpace(screens, direction)
    let vector = space.vector(movement)
    let new = space.addSheet(space.upper)
    let cast = new.addGradient(toward: vector, strength: 0.8)
    space.addLayer()
    let old = space.addSheet(space.lower)
    let fold = old.addGradient(toward: vector, reach: 0.8, strength: 0.7)
    old.hinge(at: vector)
    return space.animations(steps: 32) { time in
      old.transform3D = .turn(90 * time, along: vector)
      old.shade.alpha = 0.3 * Shading.turned(90 * time)
      fold.alpha = Shading.sine(90 * time)
      new.shade.alpha = 0.35 * (1 - time)
      cast.alpha = 1 - time * time
    }
  }
}

extension PageTurnTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "pageTurn", summary: "The old screen turns about its edge like the page of a book.",
    tags: [.depth, .navigation], parameters: [.duration(0.7), .direction(.leading)],
    source: "Our choice: a quarter turn, after which the page leaves the viewer's sight."
  ) { PageTurnTransition($0, movement: $1.direction, timing: .easeInOut($1.duration)) }
}
