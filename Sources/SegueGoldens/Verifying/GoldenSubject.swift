// What goldens are made of: anything that can be asked for an instant. A scene and an app are.

import QuartzCore
import SegueDisplay
import SegueScenes
import SegueStage

/// A clip that can be drawn, and asked how its layers move.
@MainActor
public protocol GoldenSubject: AnyObject {
  /// What it is drawn on.
  var canvas: SceneCanvas { get }
  /// What its script does, a line for each step.
  var stepTexts: [String] { get }
  /// How many frames it has.
  func frameCount() throws -> Int
  /// What shows at `time`; `nil` from its end on.
  func frame(at time: FrameTime) throws -> DisplayList?
  /// The presentation tree at `seconds`.
  func inspect(atSeconds seconds: Double) throws -> [InspectionNode]
}

extension GoldenSubject {
  /// Frame `index`.
  func time(_ index: Int) -> FrameTime {
    FrameTime(
      index: index, rateNumerator: canvas.rate.numerator,
      rateDenominator: canvas.rate.denominator)
  }
}

extension Stage: GoldenSubject {
  /// The scene's canvas.
  public var canvas: SceneCanvas { document.canvas }
  /// The steps of the script, with what they say of their transitions.
  public var stepTexts: [String] { document.script.map(\.goldenText) }
}

extension AppStage: GoldenSubject {
  /// Nothing: a script of fingers has no parameters that could be told.
  public var stepTexts: [String] { [] }
}

extension SceneStep {
  /// `present detail transition slideDown damping 0.8`.
  fileprivate var goldenText: String {
    var words = [verb.value]
    if let screen = move?.screen ?? steered { words.append(screen.value) }
    if case .show(let screen) = action { words.append(screen.value) }
    if case .wait(let seconds) = action { words.append(PropertyCurve.text(seconds)) }
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
