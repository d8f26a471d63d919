// A scene's own fonts as files: variable ones by weight, and the errors for damaged ones.

import Foundation
import MadeFonts
import SegueDiagnostics
import SegueDisplay
import SegueFiles
import SegueScenes
import SegueStage
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct SceneFontTests {
  /// A scene beside a file `own.ttf`.
  private func stage(_ font: [UInt8], _ views: String) throws -> Stage {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-font-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(font).write(to: folder.appending(path: "own.ttf"))
    let text = """
      segue: 1
      canvas: { width: 200, height: 100 }
      fonts: { files: [own.ttf] }
      screens: { a: { background: white, views: \(views) } }
      script: [{ show: a }, { wait: 1 }]

      """
    let document = try SceneDocument.parse(Array(text.utf8), named: "s.yaml")
    return try Stage(document, assets: AssetFolder(path: folder.path))
  }

  private func runs(_ stage: Stage) throws -> [GlyphRun] {
    let time = FrameTime(index: 0, rateNumerator: 60, rateDenominator: 1)
    return (try stage.frame(at: time)?.items ?? []).compactMap {
      if case .glyphs(let run) = $0 { run } else { nil }
    }
  }

  @Test("weights of a variable font are set along its axis") func weights() throws {
    let views = ["regular", "bold", "black"].map {
      "{ label: ab, font: { family: Segue Varying, weight: \($0), size: 20 } }"
    }
    let runs = try runs(stage(MadeFont.varying.file, "[\(views.joined(separator: ", "))]"))
    #expect(runs.map { $0.font.identity.variations.map(\.value) } == [[], [700], [900]])
    // The second letter begins where the first one's advance ends: 400, and 100 or 167 more.
    let starts = runs.map { ($0.glyphs.last?.x ?? 0) - ($0.glyphs.first?.x ?? 0) }
    #expect(starts == [8, 10, 20 * 0.567])
  }

  @Test(
    "a damaged font is one line with its place",
    arguments: [
      ("fvar", "table 'fvar' refers to data outside itself"),
      ("gvar", "table 'gvar' does not match"),
      ("cmap", "table 'cmap' violates the rules"),
      ("glyf", "table 'loca' refers to data outside 'glyf'"),
    ])
  func damaged(tag: String, words: String) throws {
    var tables = MadeFont.varying.tables
    tables[tag] = Array((tables[tag] ?? []).prefix(17))
    do {
      _ = try stage(FontBytes.file(tables), "[{ label: ab, font: { family: Segue Varying } }]")
      Issue.record("accepted")
    } catch let failure as Failure {
      #expect(failure.exitCode == .asset)
      #expect(failure.diagnostics.count == 2 || failure.diagnostics.count == 1)
      let first = try #require(failure.diagnostics.first)
      #expect(first.position?.line == 3)
      #expect(first.message.hasPrefix("fonts.files[0]: own.ttf: damaged font: "))
      #expect(first.message.contains(words), "\(first.message)")
    }
  }
}
