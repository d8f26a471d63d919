// Code of an app that reads its bundle, in both language modes.

import AppCode
import AppCodeSwift5
import Foundation
import ScratchFolders
import SegueWorld
import Testing

@testable import UIKit

@MainActor
@Suite struct BundleTests {
  private func app(_ language: String, _ body: () throws -> Void) throws {
    let files = try ScratchFolder()
    try files.info([
      "CFBundleIdentifier": "org.example.birds", "CFBundleDisplayName": "Birds",
      "CFBundleShortVersionString": "1.2", "CFBundleDevelopmentRegion": "en",
    ])
    try files.bundleFile("birds.json", "[\"swift\", \"tern\"]")
    try files.bundleFile("en.lproj/page.html", "<p>Hello</p>")
    try files.bundleFile("de.lproj/page.html", "<p>Hallo</p>")
    try files.bundleFile("en.lproj/Localizable.strings", "\"title\" = \"Birds\";")
    try files.bundleFile("de.lproj/Localizable.strings", "\"title\" = \"Vögel\";")
    try files.bundleFile("de.lproj/InfoPlist.strings", "CFBundleDisplayName = \"Vögel\";")
    for (language, one, other) in [("en", "bird", "birds"), ("de", "Vogel", "Vögel")] {
      try files.bundleFile(
        "\(language).lproj/Localizable.stringsdict", Self.count("%d \(one)", "%d \(other)"))
    }
    try files.bundleFile(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"%lld birds in %@": {"localizations": {"de": {
        "variations": {"plural": {
          "one": {"stringUnit": {"value": "%2$@: ein Vogel"}},
          "other": {"stringUnit": {"value": "%2$@: %1$lld Vögel"}}}}}}}}}
      """)
    try files.bundleFile("secret.txt", "")
    try World().run {
      UIKitState.current.install(AppBundle(path: files.path, language: language))
      try body()
      #expect(World.current.diagnostics.entries.isEmpty)
    }
  }

  private static func count(_ one: String, _ other: String) -> String {
    """
    <?xml version="1.0"?><plist version="1.0"><dict><key>count</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@!</string><key>n</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict></dict>
    </dict></plist>
    """
  }

  @Test func informationAndFiles() throws {
    try app("") {
      #expect(AppCode.BundleCode.name() == "Birds")
      #expect(AppCodeSwift5.BundleCode.version() == "1.2")
      let own = "org.example.birds"
      #expect(AppCode.BundleCode.identifiers() == [own, own, own, own, nil])
      let birds = try AppCode.BundleCode.birds()
      #expect(birds == ["swift", "tern"])
      #expect(AppCode.BundleCode.page() == "<p>Hello</p>")
      #expect(AppCode.BundleCode.languages() == ["en", "en_US", "de", "en"])
    }
  }

  @Test func stringsInTheLanguageOfTheApp() throws {
    try app("de") {
      #expect(AppCode.BundleCode.name() == "Vögel")
      #expect(AppCode.BundleCode.page() == "<p>Hallo</p>")
      #expect(AppCode.BundleCode.title() == "Vögel")
      #expect(AppCodeSwift5.BundleCode.switchedTitle("en") == "Birds")
      #expect(AppCode.BundleCode.switchedTitle("fr") == nil)
      #expect(AppCode.BundleCode.other() == "default")
      #expect(AppCode.BundleCode.count(1) == "1 Vogel!")
      #expect(AppCode.BundleCode.count(3) == "3 Vögel!")
      #expect(AppCode.BundleCode.localized(1, "Kiel") == "Kiel: ein Vogel")
      #expect(AppCodeSwift5.BundleCode.localized(1234, "Kiel") == "Kiel: 1.234 Vögel")
    }
  }

  @Test func stringsWithoutATranslationAreTheirKeys() throws {
    try app("") {
      #expect(AppCode.BundleCode.localized(2, "Kiel") == "2 birds in Kiel")
      #expect(AppCode.BundleCode.count(0) == "0 birds!")
    }
  }

  @Test func nothingIsReadFromTheProgram() throws {
    try app("") {
      let found = AppCode.BundleCode.hostFiles()
      #expect(found.map { $0 == nil } == [true, false, true, true])
    }
    World().run {
      #expect(AppCode.BundleCode.name() == nil)
      #expect(AppCode.BundleCode.identifiers() == [nil, nil, nil, nil, nil])
      #expect(AppCode.BundleCode.hostFiles().allSatisfy { $0 == nil })
      #expect(AppCode.BundleCode.title() == "title")
    }
  }
}
