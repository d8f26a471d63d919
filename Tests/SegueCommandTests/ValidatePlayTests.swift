// `segue validate --play`: its messages and its exit codes.

import Foundation
import ScratchFolders
import Testing

private let pitfalls = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scenes/pitfalls")

private func pitfall(_ name: String) -> String { pitfalls.appending(path: "\(name).yaml").path }

@Suite @MainActor struct ValidatePlayTests {
  @Test("a finding is one line with place, rule, time, view and expectation; exit code 3")
  func error() {
    let file = pitfall("ends-off-frame")
    #expect(segue("validate", file).code == 0)
    let result = segue("validate", file, "--play")
    #expect(result.code == 3)
    #expect(result.text == "")
    #expect(
      result.errors
        == "\(file):18:17: error: ends-off-frame: at t = 0.65 s, view note ends at [0, 44, 390, 844]; expected "
        + "[0, 0, 390, 844], finalFrame(for:) (class StopsShortTransition)\n")
  }

  @Test("warnings alone exit with 0, or with 3 if they count as errors", arguments: [false, true])
  func warning(strict: Bool) {
    let file = pitfall("velocity-jump")
    let result = segue(["validate", file, "--play"] + (strict ? ["--strict"] : []))
    #expect(result.code == (strict ? 3 : 0))
    #expect(
      result.errors.hasPrefix("\(file):18:17: \(strict ? "error" : "warning"): velocity-jump: "))
    #expect(result.text.contains(": valid, 72 frames") != strict)
  }

  @Test("JSON has rule, time, view and animator, and one report per scene")
  func json() throws {
    let folder = try ScratchFolder()
    let result = segue(
      "validate", "--play", "--json", try folder.scene(), pitfall("leftover-view"),
      pitfall("velocity-jump"))
    #expect(result.code == 3)
    let reports = try #require(
      JSONSerialization.jsonObject(with: Data(result.output)) as? [[String: Any]])
    #expect(reports.map { $0["valid"] as? Bool } == [true, false, true])
    #expect(reports.map { ($0["exitCode"] as? Int) ?? 0 } == [0, 3, 0])
    let problems = reports.map { ($0["problems"] as? [[String: Any]]) ?? [] }
    #expect(problems.map(\.count) == [0, 1, 1])
    #expect(problems[2][0]["severity"] as? String == "warning")
    let found = problems[1][0]
    #expect(found["rule"] as? String == "leftover-view")
    #expect(found["view"] as? String == "snapshot UIView")
    #expect(found["animator"] as? String == "LeavesSnapshotTransition")
    #expect(abs((found["time"] as? Double ?? 0) - 0.65) < 1e-6)
    #expect(found["line"] as? Int == 19)
  }

  @Test("errors found without playback are still reported: the scene, the images")
  func invalid() throws {
    let folder = try ScratchFolder()
    let bad = try folder.scene("bad.yaml", canvas: ", color: red")
    let result = segue("validate", "--play", bad, pitfall("completes-twice"))
    #expect(result.code == 3)
    #expect(result.errors.split(separator: "\n").count == 2)
  }

  @Test("list --pitfalls names the faulty transitions, and list does not")
  func list() {
    let names = segue("list", "--pitfalls").text.split(separator: "\n").map { $0.prefix(8) }
    #expect(names.count >= 9 && names.allSatisfy { $0 == "pitfall-" })
    #expect(!segue("list").text.contains("pitfall"))
  }
}
