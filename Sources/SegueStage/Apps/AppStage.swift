// What `Stage` is for a scene file, this is for view controllers written in Swift: asked for an instant,
// it plays up to there and answers with what shows. Asked for an earlier one it launches the app anew,
// so an app whose state is all in its objects gives the same answer.

import SegueDiagnostics
import SegueDisplay
import SegueScenes
import UIKit

/// An app that can be looked at, at any instant, while a script moves the fingers.
///
/// ```swift
/// let canvas = SceneCanvas(width: 390, height: 844, scale: 2)
/// let stage = try AppStage(canvas, script: [.wait(0.5), .tap(at: CGPoint(x: 40, y: 60))]) { window in
///   window.rootViewController = MenuViewController()
/// }
/// let list = try stage.frame(at: FrameTime(index: 30, rateNumerator: 60))
/// ```
@MainActor
public final class AppStage {
  /// Puts the first screen of an app into its window, as `scene(_:willConnectTo:options:)` would.
  public typealias Launch = @MainActor (UIWindow) -> Void

  /// The screen, and the rate of the clip.
  public let canvas: SceneCanvas
  /// What the fingers do.
  public let script: GestureScript
  /// Whether frames show the fingers that are down; off unless it is set.
  public var showsTouches = false
  /// What the app's chance follows from: `.random(in:)`, `UUID()` and their like.
  public let seed: UInt64
  private let images: ImageLibrary
  private let launch: Launch
  private var play: AppPlay
  private var playedTo = VirtualTime(nanoseconds: -1)

  /// An app that `launch` starts at time zero.
  /// - Parameters:
  ///   - canvas: The screen.
  ///   - images: What `UIImage(named:)` finds; `.png` may be left out of a name.
  ///   - seed: What the app's chance follows from.
  ///   - script: What the fingers do.
  ///   - launch: Starts the app; called again whenever it has to be played from the start.
  /// - Throws: `Failure` if the screen is too large.
  public init(
    _ canvas: SceneCanvas, images: ImageLibrary = ImageLibrary(bitmaps: [:]), seed: UInt64 = 0,
    script: GestureScript, launch: @escaping Launch
  ) throws(Failure) {
    if let problem = canvas.sizeProblem { throw Failure(.limit, problem) }
    (self.canvas, self.images, self.seed) = (canvas, images, seed)
    (self.script, self.launch) = (script, launch)
    play = AppPlay(canvas, images: images, seed: seed, script: script, launch: launch)
  }

  /// What shows at `time`; `nil` from the end of the script on.
  /// - Throws: `Failure` if the play cannot go on.
  public func frame(at time: FrameTime) throws -> DisplayList? {
    try goTo(time.lastInstant)
    if let end = play.end, end <= time.lastInstant { return nil }
    var list = try play.displayList(at: time.seconds, viewport: canvas.viewport)
    if let failure = images.clipFailure { throw Failure(failure.exitCode, failure.message) }
    list.items += play.statusBar
    if showsTouches {
      list.items += TouchMarks(points: play.fingersDown, scale: canvas.scale).items
    }
    return DeviceFrame(canvas).framing(list)
  }

  /// How long the script takes: the app is played once in a world of its own, without a frame.
  /// - Throws: `Failure` if the play cannot go on, or goes on for more frames than the limit.
  public func length() throws -> VirtualTime {
    let rehearsal = rehearsal()
    let limit = FrameTime(
      index: SceneLimits.frames, rateNumerator: canvas.rate.numerator,
      rateDenominator: canvas.rate.denominator)
    guard let end = try rehearsal.playToEnd(limit: limit.lastInstant) else {
      throw Failure(
        .limit, "the script goes on for more than \(SceneLimits.frames) frames, the limit of a clip"
      )
    }
    return end
  }

  /// The app at its launch, in a world of its own.
  func rehearsal() -> AppPlay {
    AppPlay(canvas, images: images, seed: seed, script: script, launch: launch)
  }

  /// How many frames the clip has: those at n / fps before the end of the script.
  /// - Throws: as `length()`.
  public func frameCount() throws -> Int { try canvas.rate.frames(before: length()) }

  /// What UIKit would have complained about on the console so far.
  public var warnings: [String] { play.warnings }

  /// The window of the app that plays, at the instant that was last asked for.
  package var window: UIWindow { play.window }
  /// The world of the app that plays.
  package var world: World { play.world }

  /// Plays up to and including `time`.
  package func goTo(_ time: VirtualTime) throws {
    if time < playedTo {
      play = rehearsal()
    }
    playedTo = time
    try play.advance(to: time)
  }
}
