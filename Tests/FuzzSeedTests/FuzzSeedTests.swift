// The committed inputs of the fuzzers, findings among them, run through the functions that libFuzzer
// calls. A function ends the process if what must hold for its input does not.

import Foundation
import FuzzAssets
import FuzzFonts
import FuzzGoldens
import FuzzHTML
import FuzzImages
import FuzzJournals
import FuzzLayout
import FuzzMovies
import FuzzNibs
import FuzzPreview
import FuzzProjects
import FuzzRaster
import FuzzScenes
import FuzzStacks
import FuzzTables
import Testing

/// A folder of `Fuzz/Corpus` with the function that its files are for.
struct FuzzTarget: Sendable, CustomTestStringConvertible {
  let name: String
  let run: @Sendable (UnsafePointer<UInt8>?, Int) -> CInt

  var testDescription: String { name }

  static let all = [
    FuzzTarget(name: "assets", run: FuzzAssets.fuzzOneInput),
    FuzzTarget(name: "fonts", run: FuzzFonts.fuzzOneInput),
    FuzzTarget(name: "goldens", run: FuzzGoldens.fuzzOneInput),
    FuzzTarget(name: "html", run: FuzzHTML.fuzzOneInput),
    FuzzTarget(name: "images", run: FuzzImages.fuzzOneInput),
    FuzzTarget(name: "journals", run: FuzzJournals.fuzzOneInput),
    FuzzTarget(name: "layout", run: FuzzLayout.fuzzOneInput),
    FuzzTarget(name: "movies", run: FuzzMovies.fuzzOneInput),
    FuzzTarget(name: "nibs", run: FuzzNibs.fuzzOneInput),
    FuzzTarget(name: "preview", run: FuzzPreview.fuzzOneInput),
    FuzzTarget(name: "projects", run: FuzzProjects.fuzzOneInput),
    FuzzTarget(name: "raster", run: FuzzRaster.fuzzOneInput),
    FuzzTarget(name: "scenes", run: FuzzScenes.fuzzOneInput),
    FuzzTarget(name: "stacks", run: FuzzStacks.fuzzOneInput),
    FuzzTarget(name: "tables", run: FuzzTables.fuzzOneInput),
  ]

  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let corpus = repository.appending(path: "Fuzz/Corpus")
}

@MainActor
@Suite(.serialized) struct FuzzSeedTests {
  @Test("every seed of a target holds", arguments: FuzzTarget.all)
  func seeds(of target: FuzzTarget) throws {
    let folder = FuzzTarget.corpus.appending(path: target.name)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      // A finding ends the process: this line is then the last one.
      print("seed \(target.name)/\(name)")
      #expect(bytes.withUnsafeBufferPointer { target.run($0.baseAddress, $0.count) } == 0)
    }
  }

  /// `scripts/fuzz --list` names what libFuzzer runs. The adapter is in a package of its own.
  @Test("no target of scripts/fuzz is left out")
  func complete() throws {
    let script = try String(
      contentsOf: FuzzTarget.repository.appending(path: "scripts/fuzz"), encoding: .utf8)
    let table = try #require(script.firstMatch(of: /\ntargets='\n(?<rows>[^']*)'/)?.rows)
    let names = table.split(separator: "\n").map { $0.prefix { $0.isLetter } }
    let known = Set(FuzzTarget.all.map(\.name) + ["adapter"])
    #expect(Set(names.map(String.init)) == known)
  }
}
