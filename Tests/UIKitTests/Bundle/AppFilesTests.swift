// Data sets and fonts of an app's bundle, and what storyboards take from it.

import Foundation
import MadeFonts
import ScratchFolders
import SegueWorld
import Testing

@testable import UIKit

@MainActor
@Suite struct AppFilesTests {
  private typealias Writer = (ScratchFolder) throws -> Void

  private func app(_ write: Writer, _ body: () throws -> Void) throws {
    let files = try ScratchFolder()
    try write(files)
    try World().run {
      UIKitState.current.install(AppBundle(path: files.path, language: ""))
      try body()
    }
  }

  @Test func dataSets() throws {
    let write: Writer = {
      try $0.bundleFile(
        "A.xcassets/birds.dataset/Contents.json",
        "{\"data\": [{\"idiom\": \"universal\", \"filename\": \"b.json\","
          + " \"universal-type-identifier\": \"public.json\"}]}")
      try $0.bundleFile("A.xcassets/birds.dataset/b.json", "[1]")
    }
    try app(write) {
      let asset = try #require(NSDataAsset(name: "birds"))
      #expect(asset.data == Data("[1]".utf8))
      #expect(asset.typeIdentifier == "public.json")
      #expect(NSDataAsset(name: "fish") == nil)
    }
  }

  @Test func fontsOfInfoAreRegistered() throws {
    let made = MadeFont("Bundled Sans", [.init(65, advance: 500, .init(0, 0, 400, 700))])
    let write: Writer = {
      try $0.info(
        [:],
        rest: "<key>UIAppFonts</key><array><string>Fonts/Bundled.ttf</string>"
          + "<string>absent.ttf</string></array>")
      try $0.bundleFile("Fonts/Bundled.ttf", made.file)
    }
    try app(write) {
      let font = try #require(UIFont(name: "Bundled Sans", size: 20))
      #expect(font.familyName == "Bundled Sans")
      #expect(UIFont(name: font.fontName, size: 20)?.face == font.face)
      let expected =
        "Info.plist: UIAppFonts lists \"absent.ttf\", which the bundle does not contain"
      #expect(World.current.diagnostics.warnings == [expected])
    }
    World().run { #expect(UIFont(name: "Bundled Sans", size: 20) == nil) }
  }
}
