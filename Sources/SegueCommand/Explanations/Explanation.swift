// What `segue explain` can explain: exit codes, rules of the lint, and limits.

import SegueDiagnostics
import SegueStage
import SegueWorld

/// The explanation of one code or name.
struct Explanation {
  /// The kind of what is explained.
  enum Kind: String {
    case exitCode = "exit code"
    case rule = "lint rule"
    case limit = "limit"
  }

  let kind: Kind
  /// The code or the name.
  let name: String
  /// A description in a few words, for the list of all names.
  let summary: String
  /// The paragraphs of the explanation.
  let paragraphs: [String]
  /// The page of the documentation that says more.
  let page: String

  /// All explanations: exit codes, rules, limits.
  static var all: [Explanation] {
    ExitCode.allCases.map { Explanation($0) } + LintRule.allCases.map { Explanation($0) }
      + LimitedResource.allCases.map { Explanation($0) }
  }

  private init(_ code: ExitCode) {
    (kind, name, summary) = (.exitCode, "\(code.rawValue)", code.summary)
    let again = code.retry.isEmpty ? [] : ["Worth a retry: \(code.retry)."]
    let remedy = code.remedy.isEmpty ? [] : [code.remedy]
    paragraphs = ["\(code.explanation.sentence)"] + remedy + again
    page = "Documentation/Guide/COMMAND.md"
  }

  private init(_ rule: LintRule) {
    (kind, name, summary) = (.rule, rule.rawValue, rule.severity.rawValue)
    let remedy = rule.remedy.map { ["Remedy: \($0)"] } ?? []
    paragraphs =
      ["\(rule.severity == .error ? "Error" : "Warning"). \(rule.explanation)"] + remedy
    page = "Documentation/Guide/LINT.md"
  }

  private init(_ resource: LimitedResource) {
    (kind, name, summary) = (.limit, resource.rawValue, resource.explanation)
    let presets: [ResourceLimits.Preset] = [.ci, .standard, .generous]
    let amounts = presets.map { "\(ResourceLimits($0)[resource]) (\($0.rawValue))" }
    paragraphs = [
      "Counts \(resource.explanation).", "At most \(amounts.joined(separator: ", ")).",
      "Raise it with --limits \(resource.rawValue)=N for scenes that you trust.",
    ]
    page = "Documentation/Guide/LIMITS.md"
  }

  /// The explanation as lines of at most 100 columns.
  var lines: [String] {
    let blocks = ["\(kind.rawValue) \(name)"] + paragraphs + ["See \(page)."]
    return blocks.flatMap(Self.wrapped)
  }

  private static func wrapped(_ text: String) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= 100 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The explanation as JSON.
  var json: JSONText {
    .object([
      ("kind", .string(kind.rawValue)), ("name", .string(name)), ("summary", .string(summary)),
      ("explanation", .array(paragraphs.map { .string($0) })), ("page", .string(page)),
    ])
  }
}

extension String {
  /// The phrase as a sentence.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
