// A scene on a virtual clock. For a requested instant, the script is played up to there. Advancing
// is cheap; for an earlier instant, the script is played again from the start, with the same
// result, because nothing in a playback depends on earlier requests.

import SegueDiagnostics
import SegueDisplay
import SegueFiles
import SegueNibs
import SegueScenes
import SegueWorld
import UIKit

/// A scene on a virtual clock, of which any instant can be rendered or inspected.
@MainActor
public final class Stage {
  /// The scene.
  public let document: SceneDocument
  /// A Boolean value that indicates whether frames show the active touches. The default is `false`.
  public var showsTouches = false
  /// The numbers with which frames mark the items of each layer; `nil` if they do not.
  package var layerSources: LayerSources?
  private let images: ImageLibrary
  private let library: TransitionLibrary
  private let fonts: SceneFontFiles
  private var play: ScriptPlayback
  /// The instant up to which the script has been played.
  private var playedTo = VirtualTime(nanoseconds: -1)

  /// Creates a stage for a scene whose files are in `assets`.
  /// - Throws: `Failure` with all problems by position: images that cannot be shown, missing fonts,
  ///   and transitions that do not exist.
  /// - Parameters:
  ///   - document: The scene.
  ///   - assets: The folder of the scene's files.
  ///   - transitions: The transitions that the scene can name, and the program's app. The default is
  ///     the built-in ones, and no app.
  ///   - app: The app that a scene with `app` runs. The default is that of `transitions`.
  public convenience init(
    _ document: SceneDocument, assets: AssetFolder, transitions: TransitionLibrary = .builtIn,
    app: HostedApp? = nil
  ) throws(Failure) {
    try self.init(
      document, images: ImageLibrary(assets), transitions: transitions, app: app)
  }

  /// Creates a stage for a scene with the given images, which can be shared with other stages.
  /// - Throws: `Failure` with all problems, ordered by position.
  public init(
    _ document: SceneDocument, images: ImageLibrary, transitions: TransitionLibrary = .builtIn,
    app: HostedApp? = nil
  ) throws(Failure) {
    var transitions = transitions
    transitions.app = app ?? transitions.app
    images.limits = transitions.limits
    NibReader.install()
    let checked = try document.loadingPacks(from: images)
    let document = checked.obeyingReducedMotion
    (self.document, self.images, library) = (document, images, transitions)
    fonts = SceneFontFiles(document, images: images)
    try StageCheck(
      document: checked, images: images, library: transitions, fonts: fonts
    ).run()
    play = ScriptPlayback(document, images: images, fonts: fonts, library: transitions)
  }

  /// Creates a stage for the scene of another stage, which has checked it.
  private init(playing other: Stage) {
    (document, images, library) = (other.document, other.images, other.library)
    (fonts, showsTouches) = (other.fonts, other.showsTouches)
    play = ScriptPlayback(document, images: images, fonts: fonts, library: library)
  }

  /// Throws if the script ends at time zero. That can only be the case without a step that takes
  /// time, since every other step may start a transition.
  /// - Throws: `Failure` with the position of the script's last step.
  package func checkForFrames() throws(Failure) {
    guard !document.script.contains(where: \.takesTime) else { return }
    let rehearsal = rehearsal()
    // A playback that cannot continue is reported when it is played.
    guard (try? rehearsal.advance(to: .zero)) != nil, rehearsal.end == .zero else { return }
    throw Failure(
      .scene, at: document.script.last?.verb.position,
      "the script ends at t = 0 s, so the clip has no frames; expected a step that takes time, such "
        + "as wait")
  }

  /// Returns the display list at `time`, or `nil` from the end of the script on.
  /// - Throws: `Failure` if the playback cannot continue.
  public func frame(at time: FrameTime) throws -> DisplayList? {
    try seek(time.lastInstant)
    if let end = play.end, end <= time.lastInstant { return nil }
    let (pose, renderer) = (play.device.pose, play.renderer)
    let isPlain = pose.isPlain(at: time.seconds)
    let viewport = document.canvas.viewport
    var list = try renderer.displayList(
      at: time.seconds, viewport: isPlain ? viewport : viewport.squared,
      reportingAt: play.runningPosition, sources: layerSources)
    if let failure = images.clipFailure { throw Failure(failure.exitCode, failure.message) }
    list.items += play.device.statusBar(over: play.window, list, at: time.seconds)
    if showsTouches {
      let (points, scale) = (renderer.touchLocations, document.canvas.scale)
      list.items += TouchIndicators(points: points, scale: scale).items
    }
    guard !isPlain else { return DeviceFrame(document.canvas).framing(list) }
    let shown = pose.placing(
      list.items, of: renderer.windowSize(at: time.seconds), at: time.seconds)
    (list.width, list.height) = (viewport.widthInPixels, viewport.heightInPixels)
    list.items = [shown]
    return DeviceFrame(document.canvas, turn: pose.turn(at: time.seconds)).framing(list)
  }

  /// Returns the presentation tree at `seconds`, parents before children, from back to front.
  ///
  /// The tree is that of the nearest whole nanosecond. For the tree that `frame(at:)` draws, use
  /// `inspect(at:)`.
  /// - Throws: `Failure` if the playback cannot continue.
  public func inspect(atSeconds seconds: Double) throws -> [InspectionNode] {
    try nodes(at: VirtualTime(seconds: max(0, seconds)))
  }

  /// Returns the presentation tree of the frame at `time`, parents before children, from back to
  /// front.
  /// - Throws: `Failure` if the playback cannot continue.
  public func inspect(at time: FrameTime) throws -> [InspectionNode] {
    try nodes(at: time.lastInstant)
  }

  private func nodes(at time: VirtualTime) throws -> [InspectionNode] {
    try seek(time)
    return play.world.run {
      Inspector(names: play.names, seconds: time.seconds).nodes(below: play.window)
    }
  }

  /// Returns the duration of the script. The script is played once in a world of its own, without
  /// rendering.
  /// - Throws: `Failure` if the playback cannot continue, or takes more frames than the limit.
  public func length() throws -> VirtualTime { try length(of: rehearsal()) }

  /// Plays `rehearsal` to its end and returns that.
  func length(of rehearsal: ScriptPlayback) throws -> VirtualTime {
    let rate = document.canvas.rate
    let limit = FrameTime(
      index: SceneLimits.frames, rateNumerator: rate.numerator, rateDenominator: rate.denominator)
    guard let end = try rehearsal.playToEnd(limit: limit.lastInstant) else {
      throw Failure(
        .limit, at: document.script.last?.verb.position,
        "the script runs for more than \(SceneLimits.frames) frames, which is the limit of a clip")
    }
    return end
  }

  /// Returns a playback of the script from its beginning, in a world of its own.
  func rehearsal() -> ScriptPlayback {
    ScriptPlayback(document, images: images, fonts: fonts, library: library)
  }

  /// Returns the number of frames of the clip: the instants n / fps before the end of the script.
  /// - Throws: The same errors as `length()`.
  public func frameCount() throws -> Int {
    try document.canvas.rate.frames(before: length())
  }

  /// Returns the number of frames of the clip at another frame rate.
  /// - Throws: The same errors as `length()`.
  package func frameCount(at rate: FrameRate) throws -> Int { try rate.frames(before: length()) }

  /// Returns a stage for the same scene, which can be at another instant.
  package func another() -> Stage { Stage(playing: self) }

  /// The warnings that UIKit would have logged to the console so far.
  public var warnings: [Diagnostic] { play.log.warnings }

  /// The system's font files that the scene has used so far, sorted.
  package var systemFontFiles: [String] { fonts.systemFiles }

  /// The window of the playback, at the instant that was last requested.
  package var window: UIWindow { play.window }
  /// The world of the playback.
  package var world: World { play.world }
  /// The playback, at the instant that was last requested.
  var playback: ScriptPlayback { play }

  /// The choice of the transitions that the scene names.
  var choice: TransitionChoice { TransitionChoice(document: document, library: library) }

  /// Returns a stage for another scene, with the images and the transitions of this one.
  /// - Throws: `Failure` with all problems of that scene.
  package func stage(for document: SceneDocument) throws(Failure) -> Stage {
    let stage = try Stage(document, images: images, transitions: library)
    stage.showsTouches = showsTouches
    return stage
  }

  /// Plays the script up to and including `time`.
  package func seek(_ time: VirtualTime) throws {
    if time < playedTo {
      play = ScriptPlayback(document, images: images, fonts: fonts, library: library)
    }
    playedTo = time
    try play.advance(to: time)
  }
}

extension SegueViewport {
  /// A viewport that also contains the rotated window.
  fileprivate var squared: SegueViewport {
    let side = 2 * max(widthInPixels, heightInPixels)
    return SegueViewport(
      widthInPixels: side, heightInPixels: side, scale: scale, background: background)
  }
}

extension SceneCanvas {
  /// The viewport of a frame, in pixels.
  var viewport: SegueViewport {
    SegueViewport(
      widthInPixels: widthInPixels, heightInPixels: heightInPixels, scale: scale,
      background: DisplayColor(
        red: background.red, green: background.green, blue: background.blue,
        alpha: background.alpha))
  }
}

extension FrameRate {
  /// Returns the number of instants n / fps before `end`.
  package func frames(before end: VirtualTime) -> Int {
    guard end > .zero else { return 0 }
    // The last frame is the largest n with n · 10⁹ · denominator < end · numerator, which for whole
    // numbers is at most end · numerator − 1.
    let product = Int(end.nanoseconds).multipliedFullWidth(by: numerator)
    let (low, borrow) = product.low.subtractingReportingOverflow(1)
    let bound = (high: product.high - (borrow ? 1 : 0), low: low)
    let frame = 1_000_000_000 * denominator
    return frame.dividingFullWidth(bound).quotient + 1
  }
}

extension SceneStep {
  /// A Boolean value that indicates whether the step certainly takes time on the clock.
  fileprivate var takesTime: Bool {
    switch action {
    case .wait(let seconds): VirtualTime(seconds: seconds) > .zero
    case .drag(let drag):
      [drag.duration, drag.press, drag.hold].contains { VirtualTime(seconds: $0) > .zero }
    default: false
    }
  }
}
