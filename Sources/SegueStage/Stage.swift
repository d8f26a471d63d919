// A scene on a virtual clock: asked for an instant, it plays the script up to there and answers with
// what shows. It goes forward cheaply; asked for an earlier instant it plays again from the start,
// which gives the same answer, because nothing in a play depends on what was asked before.

import SegueDiagnostics
import SegueDisplay
import SegueFiles
import SegueScenes
import UIKit

/// A scene that can be looked at, at any instant.
@MainActor
public final class Stage {
  /// The scene.
  public let document: SceneDocument
  /// Whether frames show the fingers that are down; off unless it is set.
  public var showsTouches = false
  private let images: ImageLibrary
  private let library: TransitionLibrary
  private let fonts: SceneFontFiles
  private var play: ScriptPlay
  /// Up to where the play has advanced.
  private var playedTo = VirtualTime(nanoseconds: -1)

  /// Sets up a scene whose files are below `assets`.
  /// - Throws: `Failure` with everything that is wrong, by place: pictures that cannot be shown,
  ///   fonts that are missing, transitions that do not exist.
  public convenience init(
    _ document: SceneDocument, assets: AssetFolder, transitions: TransitionLibrary = .builtIn
  ) throws(Failure) {
    try self.init(document, images: ImageLibrary(assets), transitions: transitions)
  }

  /// Sets up a scene with these pictures, which may be shared with other stages.
  /// - Throws: `Failure` with everything that is wrong, by place.
  public init(
    _ document: SceneDocument, images: ImageLibrary, transitions: TransitionLibrary = .builtIn
  ) throws(Failure) {
    let checked = document
    let document = document.obeyingReducedMotion
    (self.document, self.images, library) = (document, images, transitions)
    fonts = SceneFontFiles(document, images: images)
    try StageCheck(
      document: checked, images: images, library: transitions, fonts: fonts
    ).run()
    play = ScriptPlay(document, images: images, fonts: fonts, library: transitions)
  }

  /// What shows at `time`; `nil` from the end of the script on.
  /// - Throws: `Failure` if the play cannot go on.
  public func frame(at time: FrameTime) throws -> DisplayList? {
    try goTo(time.lastInstant)
    if let end = play.end, end <= time.lastInstant { return nil }
    let pose = play.pose
    let isPlain = pose.isPlain(at: time.seconds)
    let viewport = document.canvas.viewport
    var list = try play.displayList(
      at: time.seconds, viewport: isPlain ? viewport : viewport.squared)
    if let failure = images.clipFailure { throw Failure(failure.exitCode, failure.message) }
    list.items += play.statusBar(at: time.seconds)
    if showsTouches {
      list.items += TouchMarks(points: play.fingersDown, scale: document.canvas.scale).items
    }
    guard !isPlain else { return DeviceFrame(document.canvas).framing(list) }
    let shown = pose.placing(
      list.items, of: play.windowSize(at: time.seconds), at: time.seconds)
    (list.width, list.height) = (viewport.widthInPixels, viewport.heightInPixels)
    list.items = [shown]
    return DeviceFrame(document.canvas, turn: pose.turn(at: time.seconds)).framing(list)
  }

  /// The presentation tree at `seconds`, parents before children, back to front.
  /// - Throws: `Failure` if the play cannot go on.
  public func inspect(atSeconds seconds: Double) throws -> [InspectionNode] {
    let time = VirtualTime(seconds: max(0, seconds))
    try goTo(time)
    return play.inspect(at: time.seconds)
  }

  /// How long the script takes: it is played once in a world of its own, without a frame.
  /// - Throws: `Failure` if the play cannot go on, or goes on for more frames than the limit.
  public func length() throws -> VirtualTime {
    let rehearsal = rehearsal()
    let rate = document.canvas.rate
    let limit = FrameTime(
      index: SceneLimits.frames, rateNumerator: rate.numerator, rateDenominator: rate.denominator)
    guard try rehearsal.playToEnd(limit: limit.lastInstant), let end = rehearsal.end else {
      throw Failure(
        .limit, at: document.script.last?.verb.position,
        "the script goes on for more than \(SceneLimits.frames) frames, the limit of a clip")
    }
    return end
  }

  /// The script from its beginning, in a world of its own.
  func rehearsal() -> ScriptPlay {
    ScriptPlay(document, images: images, fonts: fonts, library: library)
  }

  /// How many frames the clip has: those at n / fps before the end of the script.
  /// - Throws: as `length()`.
  public func frameCount() throws -> Int {
    try document.canvas.rate.frames(before: length())
  }

  /// What UIKit would have complained about on the console so far.
  public var warnings: [Diagnostic] { play.warnings }

  /// The files of the system's fonts that the scene has asked for so far, sorted.
  package var systemFontFiles: [String] { fonts.systemFiles }

  /// The window of the play, at the instant that was last asked for.
  package var window: UIWindow { play.window }
  /// The world of the play.
  package var world: World { play.world }

  /// Plays up to and including `time`.
  package func goTo(_ time: VirtualTime) throws {
    if time < playedTo {
      play = ScriptPlay(document, images: images, fonts: fonts, library: library)
    }
    playedTo = time
    try play.advance(to: time)
  }
}

extension CommitViewport {
  /// With room for a window that is turned.
  fileprivate var squared: CommitViewport {
    let side = 2 * max(widthInPixels, heightInPixels)
    return CommitViewport(
      widthInPixels: side, heightInPixels: side, scale: scale, background: background)
  }
}

extension SceneCanvas {
  /// The pixels of a frame.
  var viewport: CommitViewport {
    CommitViewport(
      widthInPixels: widthInPixels, heightInPixels: heightInPixels, scale: scale,
      background: DisplayColor(
        red: background.red, green: background.green, blue: background.blue,
        alpha: background.alpha))
  }
}

extension FrameRate {
  /// How many of the instants n / fps come before `end`.
  func frames(before end: VirtualTime) -> Int {
    guard end > .zero else { return 0 }
    // The last frame is the greatest n with n · 10⁹ · denominator < end · numerator; with whole numbers
    // that is at most end · numerator − 1.
    let product = Int(end.nanoseconds).multipliedFullWidth(by: numerator)
    let (low, borrow) = product.low.subtractingReportingOverflow(1)
    let bound = (high: product.high - (borrow ? 1 : 0), low: low)
    let frame = 1_000_000_000 * denominator
    return frame.dividingFullWidth(bound).quotient + 1
  }
}
