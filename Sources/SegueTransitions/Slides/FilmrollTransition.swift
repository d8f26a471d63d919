import UIKit

/// A transition in which both screens are frames of a film that runs past: several frames pass
/// before the new screen stands still.
public final class FilmrollTransition: ScreenTransition {
  private let movement: MotionDirection
  private let frames: Int
  private let background: UIColor

  /// Creates a transition in which the film runs in the direction `movement` and shows `frames`
  /// frames between the two screens, 0 to 6. The color `background` is that of the film.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .up, frames: Int = 4,
    background: UIColor = .black, timing: MotionTiming = .easeInOut(1)
  ) {
    (self.movement, self.frames, self.background) = (movement, frames, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let film = UIView(frame: screens.container.bounds)
    film.backgroundColor = background
    let reel = UIView(frame: film.bounds)
    film.addSubview(reel)
    let pictures = addPictures(of: [base, detail], to: reel, screens)
    screens.container.addSubview(film)
    let (away, near) = (CGFloat(0.9), CGFloat(1))
    let last = -CGFloat(pictures.count - 1) * pitch
    func pose(_ scale: CGFloat, _ position: CGFloat, _ corner: CGFloat) -> () -> Void {
      {
        let offset = screens.travel(self.movement, -last * position * scale)
        reel.transform = CGAffineTransform(scale: scale, translation: offset)
        for picture in pictures { picture.layer.cornerRadius = corner }
      }
    }
    let moves = [
      ScreenMove(0...0.2, from: pose(near, 0, 0), to: pose(away, 0.05, 20)),
      ScreenMove(0.2...0.8, from: pose(away, 0.05, 20), to: pose(away, 0.95, 20)),
      ScreenMove(0.8...1, from: pose(away, 0.95, 20), to: pose(near, 1, 0)),
    ]
    return ScreenAnimations(direction, moves) { film.removeFromSuperview() }
  }

  /// The distance from one frame of the film to the next, in lengths of the container.
  private let pitch: CGFloat = 1.05

  private func addPictures(
    of views: [UIView?], to reel: UIView, _ screens: TransitionScreens
  ) -> [UIView] {
    // Both screens alternate; the number of frames is even, so that the last one is the new screen.
    let count = (frames + 1) / 2 * 2 + 2
    return (0..<count).map { index in
      let picture = views[index % 2]?.snapshotView(afterScreenUpdates: true) ?? UIView()
      picture.frame = reel.bounds
      let place = screens.travel(movement, -CGFloat(index) * pitch)
      picture.center.x += place.dx
      picture.center.y += place.dy
      picture.clipsToBounds = true
      reel.addSubview(picture)
      return picture
    }
  }
}

extension FilmrollTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "filmroll", summary: "Both screens are frames of a film that runs past.",
    tags: [.slide],
    parameters: [
      .duration(1), .direction(.up),
      .count("frames", 4, 0...6, "The frames that pass in between, rounded up to an even number."),
      .background,
    ],
    source: "Our choice, after the gate of a film projector."
  ) {
    FilmrollTransition(
      $0, movement: $1.direction, frames: $1.count("frames"), background: $1.color("background"),
      timing: .easeInOut($1.duration))
  }
}
