// `segue inspect SCENE --time T`: numbers instead of pixels.

import SegueDiagnostics
import ArgumentParser
import SegueBatch
import CoreGraphics
import QuartzCore
import SegueDisplay
import SegueScenes
import SegueStage

/// One instant of a scene, as data.
struct InspectCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Describe one instant of a scene as data.",
    discussion: """
      --json, the default, prints the presentation tree: every view with its frame, bounds, position, \
      anchor point, transform and opacity, in points of its parent. --text prints the display list: \
      what is drawn, in pixels.
      """)

  @Argument(help: ArgumentHelp("A scene file, YAML or JSON.", valueName: "scene"))
  var scene: String

  @Option(help: ArgumentHelp("The instant.", valueName: "seconds"), transform: written)
  var time: ExactSeconds

  @Flag(help: "The presentation tree as JSON.")
  var json = false

  @Flag(help: "The display list as text.")
  var text = false

  mutating func validate() throws {
    if json && text {
      throw ValidationError("--json and --text exclude each other; expected one of them")
    }
  }

  func perform(in session: Session) throws {
    let clip = try Clip(
      try SceneSource.load(scene), transitions: session.transitions)
    if text { return try session.console.write(try clip.list(at: time).dump()) }
    guard try clip.stage.length() > time.instant else { throw clip.ended(by: time) }
    let lines = try clip.stage.inspect(atSeconds: time.seconds).map { "  " + $0.json.compact }
    try session.console.write("[\n" + lines.joined(separator: ",\n") + "\n]\n")
  }
}

extension ExactSeconds {
  /// The instant on a scene's clock.
  var instant: VirtualTime { FrameTime(index: numerator, rateNumerator: denominator).lastInstant }
}

extension InspectionNode {
  fileprivate var json: JSONText {
    .object([
      ("path", .string(path)), ("id", .string(id)), ("kind", .string(kind.rawValue)),
      ("frame", Self.json(frame)), ("bounds", Self.json(bounds)),
      ("position", Self.json([position.x, position.y])),
      ("anchorPoint", Self.json([anchorPoint.x, anchorPoint.y])),
      ("transform", Self.json(transform)), ("opacity", .number(opacity)),
    ])
  }

  private static func json(_ rect: CGRect) -> JSONText {
    json([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  private static func json(_ numbers: [Double]) -> JSONText {
    .array(numbers.map { .number($0) })
  }
}
