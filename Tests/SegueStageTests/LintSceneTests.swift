// The scenes that are part of the project: the exemplary ones break no rule, and each pitfall
// breaks its own and no other.

import Foundation
import SegueDiagnostics
import SegueFiles
import SegueScenes
import SegueStage
import Testing

private let scenes = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scenes")

private func names(in folder: URL) -> [String] {
  let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return files.filter { $0.hasSuffix(".yaml") }.sorted()
}

private let pitfalls: [(file: String, rule: LintRule, view: String?, seconds: Double)] = [
  ("changed-after-cancel.yaml", .changedAfterCancel, "list", 0.678),
  ("completes-twice.yaml", .completesTwice, nil, 0.55),
  ("ends-off-frame.yaml", .endsOffFrame, "note", 0.65),
  ("fade-pop-as-dismiss.yaml", .emptyWindow, "list", 1),
  ("ignored.yaml", .ignored, nil, 0.267),
  ("ignores-cancellation.yaml", .ignoresCancellation, nil, 0.653),
  ("invalid-duration.yaml", .invalidDuration, nil, 0.25),
  ("leftover-view.yaml", .leftoverView, "snapshot UIView", 0.65),
  ("never-completes.yaml", .neverCompletes, nil, 0.8),
  ("play-stopped.yaml", .playStopped, nil, 0.55),
  ("position-jump.yaml", .positionJump, "note", 0.5),
  ("velocity-jump.yaml", .velocityJump, "note", 0.45),
]

@MainActor
private func lint(_ file: URL) throws -> [LintFinding] {
  let document = try SceneDocument.load(contentsOf: file.path)
  return try Stage(
    document, assets: AssetFolder(path: file.deletingLastPathComponent().path)
  ).lint()
}

@MainActor
@Suite struct LintSceneTests {
  @Test("every scene is clean", arguments: names(in: scenes))
  func clean(file: String) throws {
    let findings = try lint(scenes.appending(path: file))
    #expect(findings.isEmpty, "\(findings.map(\.diagnostic))")
  }

  @Test("each pitfall breaks exactly its rule, once", arguments: pitfalls)
  func pitfall(file: String, rule: LintRule, view: String?, seconds: Double) throws {
    let findings = try lint(scenes.appending(path: "pitfalls/\(file)"))
    #expect(findings.map(\.rule) == [rule], "\(findings.map(\.diagnostic))")
    let finding = try #require(findings.first)
    #expect(finding.severity == rule.severity)
    #expect(finding.view == view)
    #expect(abs(finding.seconds - seconds) < 1e-3, "\(finding.seconds)")
    #expect(finding.position?.file.hasSuffix("pitfalls/\(file)") == true)
    #expect(finding.message.contains("; expected") || rule == .ignored || rule == .playStopped)
  }

  @Test("every rule has a pitfall, every pitfall a rule, and every faulty animator a scene")
  func complete() throws {
    let files = names(in: scenes.appending(path: "pitfalls"))
    #expect(files == pitfalls.map(\.file))
    #expect(Set(pitfalls.map(\.rule)) == Set(LintRule.allCases))
    let texts = try files.map {
      try String(contentsOf: scenes.appending(path: "pitfalls/\($0)"), encoding: .utf8)
    }
    for entry in TransitionLibrary.pitfalls {
      #expect(texts.contains { $0.contains("transition: \(entry.name)") }, "\(entry.name)")
      #expect(TransitionLibrary.builtIn.named(entry.name) != nil)
      #expect(!TransitionLibrary.builtIn.entries.contains { $0.name == entry.name })
    }
  }

  @Test("the rules page names all of them")
  func documented() throws {
    let page = scenes.deletingLastPathComponent().appending(path: "Documentation/Guide/LINT.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for rule in LintRule.allCases { #expect(text.contains("## \(rule.rawValue)\n"), "\(rule)") }
  }

  @Test("the frame rate does not affect the findings", arguments: [1, 24, 120, 1000])
  func rate(fps: Int) throws {
    for (file, rule, _, seconds) in pitfalls {
      let url = scenes.appending(path: "pitfalls/\(file)")
      var document = try SceneDocument.load(contentsOf: url.path)
      document.canvas.rate = try #require(FrameRate(fps))
      let findings = try Stage(document, assets: AssetFolder(path: scenes.path)).lint()
      #expect(findings.map(\.rule) == [rule])
      #expect(abs((findings.first?.seconds ?? 0) - seconds) < 1e-3)
    }
  }
}
