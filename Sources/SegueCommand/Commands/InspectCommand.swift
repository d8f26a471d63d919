// `segue inspect SCENE --time T`: prints numbers instead of pixels.

import ArgumentParser
import CoreGraphics
import QuartzCore
import SegueClips
import SegueDiagnostics
import SegueDisplay
import SegueScenes
import SegueStage
import SegueWorld

/// Prints the presentation tree or the display list of a scene at one instant.
struct InspectCommand: AppPlayingCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Print one instant of a scene as data.",
    discussion: """
      --json, the default, prints the presentation tree: every view with its frame, bounds, \
      position, anchor point, transform, and opacity, in points of its parent. --text prints the \
      display list: everything that the frame draws, in pixels.
      """.examples(
        "segue inspect pop.yaml --time 0.35",
        "segue inspect pop.yaml --time 0.35 --text"))

  @Argument(
    help: ArgumentHelp("A scene file, in YAML or JSON.", valueName: "scene"), completion: .scenes)
  var scene: String

  @Option(help: ArgumentHelp("The instant in seconds.", valueName: "seconds"), transform: written)
  var time: ExactSeconds

  @Flag(help: "Print the presentation tree as JSON.")
  var json = false

  @Flag(help: "Print the display list as text.")
  var text = false

  mutating func validate() throws {
    if json && text {
      throw ValidationError("--json and --text cannot be combined; expected one of them")
    }
  }

  @OptionGroup var program: ProgramOptions
  @OptionGroup var assetOptions: AssetOptions
  @OptionGroup var limitOptions: LimitOptions

  var givenLimits: ResourceLimits? { limitOptions.limits }
  var writtenPaths: [String] { [] }
  var printsOnlyErrors: Bool { true }

  func app() throws -> AppReference? { try .named(in: [scene]) }

  func perform(in session: Session) throws {
    let clip = try Clip(
      try SceneSource.load(scene), transitions: session.transitions)
    let instant = FrameTime(time)
    if text { return try session.console.write(try clip.list(at: instant).dump()) }
    guard try clip.stage.length() > instant.lastInstant else {
      throw try clip.ended(by: time.seconds)
    }
    let lines = try clip.stage.inspect(at: instant).map { "  " + $0.json.compact }
    try session.console.write("[\n" + lines.joined(separator: ",\n") + "\n]\n")
  }
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
