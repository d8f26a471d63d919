// The clips that goldens can be made of: scenes and apps.

import QuartzCore
import SegueDisplay
import SegueScenes
import SegueStage
import SegueWorld

/// A clip that can be rendered and whose layers can be inspected.
@MainActor
public protocol GoldenSubject: AnyObject {
  /// The canvas on which the clip is drawn.
  var canvas: SceneCanvas { get }
  /// The steps of the clip's script, one line each.
  var stepTexts: [String] { get }
  /// Returns the frames of the instants that the script names, in ascending order.
  func namedFrames() throws -> [Int]
  /// Returns the number of frames.
  func frameCount() throws -> Int
  /// Returns the display list at `time`, or `nil` from the end of the clip on.
  func frame(at time: FrameTime) throws -> DisplayList?
  /// Returns the presentation tree at `seconds`.
  func inspect(atSeconds seconds: Double) throws -> [InspectionNode]
}

extension GoldenSubject {
  /// Returns an empty array: no instant is named.
  public func namedFrames() throws -> [Int] { [] }

  /// Returns the time of the frame with the given index.
  func time(_ index: Int) -> FrameTime {
    FrameTime(
      index: index, rateNumerator: canvas.rate.numerator,
      rateDenominator: canvas.rate.denominator)
  }
}

extension Stage: GoldenSubject {
  /// The canvas of the scene.
  public var canvas: SceneCanvas { document.canvas }
  /// The steps of the script, with the parameters of their transitions.
  public var stepTexts: [String] { document.script.map(\.goldenText) }
  /// Returns the frames that the steps `screenshot` name, in ascending order.
  public func namedFrames() throws -> [Int] {
    guard document.namesInstants else { return [] }
    return try screenshots().map { $0.frame(at: canvas.rate) }
  }
}

extension AppStage: GoldenSubject {
  /// An empty array: a script of touches has no parameters to report.
  public var stepTexts: [String] { [] }
}

extension SceneStep {
  /// The step as text, such as `present detail transition slideDown damping 0.8`.
  fileprivate var goldenText: String {
    var words = [verb.value]
    if let screen = move?.screen ?? driven { words.append(screen.value) }
    if case .show(let screen) = action { words.append(screen.value) }
    if case .wait(let seconds) = action { words.append(PropertyCurve.text(seconds)) }
    if case .act(let act) = action { words.append(act.summary) }
    if let move, !move.isAnimated { words.append("unanimated") }
    if let use = move?.transition {
      words += ["transition", use.name.value]
      for (name, value) in [
        ("duration", use.duration), ("damping", use.damping), ("velocity", use.velocity),
      ] {
        if let value { words += [name, PropertyCurve.text(value.value)] }
      }
    }
    if let until { words += ["until", PropertyCurve.text(until)] }
    return words.joined(separator: " ")
  }
}
