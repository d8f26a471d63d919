// The places of files in the bundle of an app.

import ScratchFolders
import Testing

@testable import SegueAssets

@Suite struct BundlePathTests {
  @Test func compiledNibsAreFoundAsTheirSources() throws {
    let files = try ScratchFolder()
    for name in ["Card.xib", "Base.lproj/Main.storyboard", "Real.nib", "Real.xib"] {
      try files.bundleFile(name, "<document/>")
    }
    let folder = AppFolder(path: files.path, language: "en")
    #expect(folder.relativePath("Card", ending: "nib") == "Card.xib")
    #expect(folder.relativePath("Card.nib") == "Card.xib")
    #expect(folder.relativePath("Main", ending: "storyboardc") == "Base.lproj/Main.storyboard")
    #expect(folder.relativePath("Real", ending: ".nib") == "Real.nib")
    #expect(folder.relativePath("Other", ending: "nib") == nil)
  }
}
