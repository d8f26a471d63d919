// A recording as text for people, of which each line can be pasted as a step, and as JSON.

import CoreGraphics
import SegueDiagnostics
import SegueScenes

extension AppRecording {
  /// The recording as lines of a scene: for each rest a comment with its time, then a step for each
  /// view: `tap` for what reacts to a tap, `expect` for everything else.
  public var text: String {
    rests.map { rest in
      let place = rest.step.map { "before \($0)" } ?? "at the end of the script"
      let title = rest.title.map { ", title \($0.inYAML)" } ?? ""
      let head = "# t = \(LayerAttribute.brief(rest.seconds)) s, \(place)\(title)\n"
      let steps = rest.items.map(\.step)
      let width = min(steps.map(\.count).max() ?? 0, 60)
      let lines = zip(steps, rest.items).map { step, item in
        let gap = String(repeating: " ", count: max(0, width - step.count))
        return "\(step)\(gap)  # \(item.summary)\n"
      }
      return head + (lines.isEmpty ? "# nothing is visible\n" : lines.joined())
    }.joined(separator: "\n")
  }

  /// The recording as JSON: a list of rests, with the views from back to front.
  public var json: String {
    let rests = rests.map { rest in
      JSONText.object([
        ("seconds", .number(rest.seconds)), ("before", rest.step.map { .string($0) } ?? .null),
        ("title", rest.title.map { .string($0) } ?? .null),
        ("views", .array(rest.items.map(\.json))),
      ])
    }
    return JSONText.array(rests).compact + "\n"
  }
}

extension AppRecording.Item {
  /// The step for the view.
  fileprivate var step: String {
    isInteractive && isEnabled ? "- tap: \(query)" : "- expect: { visible: \(query) }"
  }

  /// The role, the state and the place in words.
  fileprivate var summary: String {
    var words = String(repeating: "· ", count: depth) + role
    if let label, !query.contains("label:") { words += " \(label.inYAML)" }
    if let value, !value.isEmpty { words += ", value \(value.inYAML)" }
    if !isEnabled { words += ", disabled" }
    if isSelected { words += ", selected" }
    return "\(words), \(place)"
  }

  private var place: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "["
      + numbers.map { LayerAttribute.brief((Double($0) * 10).rounded() / 10) }.joined(
        separator: ", ") + "]"
  }

  fileprivate var json: JSONText {
    func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
    return .object([
      ("role", .string(role)), ("label", optional(label)), ("id", optional(identifier)),
      ("value", optional(value)), ("class", .string(className)),
      (
        "frame",
        .array([frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) })
      ),
      ("interactive", .bool(isInteractive)), ("enabled", .bool(isEnabled)),
      ("selected", .bool(isSelected)), ("depth", .number(Double(depth))),
      ("query", .string(query)),
    ])
  }
}

extension String {
  /// The text as a double-quoted scalar of YAML and JSON.
  var inYAML: String { JSONText.string(self).compact }
}
