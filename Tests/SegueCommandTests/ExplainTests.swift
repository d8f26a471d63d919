// `segue explain`: what it says is what the pages of the documentation say.

import Foundation
import SegueDiagnostics
import SegueStage
import SegueWorld
import Testing

@testable import SegueCommand

@Suite @MainActor struct ExplainTests {
  private func page(_ name: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: root.appending(path: "Documentation/Guide/\(name).md"), encoding: .utf8)
  }

  private func words(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("every exit code has its row in COMMAND.md, and its number in the help")
  func exitCodes() throws {
    let page = try page("COMMAND")
    let help = words(segue("--help").text)
    for code in ExitCode.allCases {
      #expect(help.contains("\(code.rawValue) \(code.summary)"), "\(code)")
      if [.interrupted, .terminated].contains(code) { continue }
      let retry = code.retry.isEmpty ? "" : "\(code.retry) "
      #expect(page.contains("| \(code.rawValue) | \(code.explanation) | \(retry)|\n"), "\(code)")
    }
    #expect(page.contains("| 130, 143 | interrupted by SIGINT; by SIGTERM or SIGHUP | yes |\n"))
  }

  @Test("every rule of the lint is explained with the words of LINT.md")
  func rules() throws {
    let page = try page("LINT")
    for rule in LintRule.allCases {
      let parts = page.components(separatedBy: "\n## \(rule.rawValue)\n")
      try #require(parts.count == 2, "\(rule)")
      let section = parts[1].components(separatedBy: "\n## ")[0]
      let prose = words(
        section.components(separatedBy: "\n\n").filter { !$0.hasPrefix("|") }
          .joined(separator: "\n\n"))
      #expect(prose.contains(words(rule.explanation)), "\(rule)")
      if let remedy = rule.remedy { #expect(prose.contains("**Remedy**: \(words(remedy))")) }
      let severity = rule.severity == .error ? "Error." : "Warning."
      #expect(prose.hasPrefix(severity), "\(rule)")
    }
  }

  @Test("every limit is explained with the words and the numbers of LIMITS.md")
  func limits() throws {
    let page = try page("LIMITS").replacing(",", with: "")
    for resource in LimitedResource.allCases {
      let amounts = [ResourceLimits.Preset.ci, .standard, .generous].map {
        "\(ResourceLimits($0)[resource])"
      }
      let explanation = resource.explanation.replacing(",", with: "")
      let row = "| `\(resource.rawValue)` | \(explanation) | \(amounts.joined(separator: " | ")) |"
      #expect(page.contains(row), "\(row)")
    }
  }

  @Test("each name of the list is explained in lines of at most 100 columns")
  func everything() throws {
    let list = segue("explain")
    #expect(list.code == 0)
    let count = ExitCode.allCases.count + LintRule.allCases.count + LimitedResource.allCases.count
    #expect(list.text.split(separator: "\n").count == count)
    for explanation in Explanation.all {
      let result = segue("explain", explanation.name)
      #expect(result.code == 0)
      #expect(result.text.hasPrefix("\(explanation.kind.rawValue) \(explanation.name)\n"))
      #expect(result.text.split(separator: "\n").count >= 3)
      #expect(result.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
      let json = try JSONSerialization.jsonObject(
        with: Data(segue("explain", explanation.name, "--json").output))
      #expect((json as? [String: Any])?["name"] as? String == explanation.name)
    }
  }

  @Test("an unknown code is one line with a suggestion")
  func unknown() {
    let result = segue("explain", "position-jmp")
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.errors.hasSuffix("Did you mean 'position-jump'?\n"), "\(result.errors)")
    let begun = segue("explain", "position")
    #expect(begun.errors.hasSuffix("Did you mean 'position-jump'?\n"), "\(begun.errors)")
    #expect(segue("explain", "99").code == 2)
  }
}
