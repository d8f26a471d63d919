// View controllers written in Swift on a virtual clock, as `Stage` is for a scene. For a requested
// instant, the script is played up to there; for an earlier instant, the app is launched again. An
// app whose whole state is in its objects then returns the same result.

import SegueDiagnostics
import SegueDisplay
import SegueNibs
import SegueScenes
import SegueWorld
import UIKit

/// An app on a virtual clock, of which any instant can be rendered or inspected while a script
/// provides the touches.
///
/// ```swift
/// let canvas = SceneCanvas(width: 390, height: 844, scale: 2)
/// let script: GestureScript = [.wait(0.5), .tap(at: CGPoint(x: 40, y: 60))]
/// let stage = try AppStage(canvas, script: script) { window in
///   window.rootViewController = MenuViewController()
/// }
/// let list = try stage.frame(at: FrameTime(index: 30, rateNumerator: 60))
/// ```
@MainActor
public final class AppStage {
  /// A closure that puts the first screen of an app into its window, as
  /// `scene(_:willConnectTo:options:)` would.
  public typealias Launch = @MainActor (UIWindow) -> Void

  /// The screen, and the frame rate of the clip.
  public let canvas: SceneCanvas
  /// The script of touches.
  public let script: GestureScript
  /// A Boolean value that indicates whether frames show the active touches. The default is `false`.
  public var showsTouches = false
  /// The seed of the app's random values, such as those of `.random(in:)` and `UUID()`.
  public let seed: UInt64
  /// The maximum amounts of resources that the app may use.
  public let limits: ResourceLimits
  private let images: ImageLibrary
  private let launch: Launch
  private var playback: AppPlayback
  /// The instant up to which the script has been played.
  private var playedTo = VirtualTime(nanoseconds: -1)

  /// Creates a stage for an app that is launched at time zero.
  /// - Parameters:
  ///   - canvas: The screen, and the frame rate of the clip.
  ///   - images: The images that `UIImage(named:)` finds. The suffix `.png` may be omitted from a
  ///     name. The default is none.
  ///   - seed: The seed of the app's random values. The default is 0.
  ///   - limits: The maximum amounts of resources that the app may use.
  ///   - script: The script of touches.
  ///   - launch: A closure that launches the app. It is called again whenever the script has to be
  ///     played from its beginning.
  /// - Throws: `Failure` if the screen is larger than the limit.
  public init(
    _ canvas: SceneCanvas, images: ImageLibrary = ImageLibrary(bitmaps: [:]), seed: UInt64 = 0,
    limits: ResourceLimits = .standard, script: GestureScript, launch: @escaping Launch
  ) throws(Failure) {
    if let problem = canvas.sizeProblem { throw Failure(.limit, problem) }
    (self.canvas, self.images, self.seed) = (canvas, images, seed)
    (self.limits, self.script, self.launch) = (limits, script, launch)
    images.limits = limits
    NibReader.install()
    playback = AppPlayback(
      canvas, images: images, seed: seed, limits: limits, script: script, launch: launch)
  }

  /// Returns the display list at `time`, or `nil` from the end of the script on.
  /// - Throws: `Failure` if the playback cannot continue.
  public func frame(at time: FrameTime) throws -> DisplayList? {
    try seek(time.lastInstant)
    if let end = playback.end, end <= time.lastInstant { return nil }
    let renderer = playback.renderer
    var list = try renderer.displayList(at: time.seconds, viewport: canvas.viewport)
    if let failure = images.clipFailure { throw Failure(failure.exitCode, failure.message) }
    list.items += playback.statusBar
    if showsTouches {
      list.items += TouchIndicators(points: renderer.touchLocations, scale: canvas.scale).items
    }
    return DeviceFrame(canvas).framing(list)
  }

  /// Returns the duration of the script. The script is played once in a world of its own, without
  /// rendering.
  /// - Throws: `Failure` if the playback cannot continue, or takes more frames than the limit.
  public func length() throws -> VirtualTime {
    let limit = FrameTime(
      index: SceneLimits.frames, rateNumerator: canvas.rate.numerator,
      rateDenominator: canvas.rate.denominator)
    let rehearsal = rehearsal()
    guard let end = try rehearsal.playToEnd(limit: limit.lastInstant) else {
      throw Failure(
        .limit,
        "the script runs for more than \(SceneLimits.frames) frames, which is the limit of a clip"
      )
    }
    return end
  }

  /// Returns a playback of the script from the launch of the app, in a world of its own.
  func rehearsal() -> AppPlayback {
    AppPlayback(
      canvas, images: images, seed: seed, limits: limits, script: script, launch: launch)
  }

  /// Returns the number of frames of the clip: the instants n / fps before the end of the script.
  /// - Throws: The same errors as `length()`.
  public func frameCount() throws -> Int { try canvas.rate.frames(before: length()) }

  /// The warnings that UIKit would have logged to the console so far.
  public var warnings: [String] { playback.warnings }

  /// The window of the app, at the instant that was last requested.
  package var window: UIWindow { playback.window }
  /// The world of the app.
  package var world: World { playback.world }

  /// Plays the script up to and including `time`.
  package func seek(_ time: VirtualTime) throws {
    if time < playedTo { playback = rehearsal() }
    playedTo = time
    try playback.advance(to: time)
  }
}
