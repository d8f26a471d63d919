// Forms for numbers: the categories are those of CLDR's examples, the formats follow Apple's
// documentation of `.stringsdict` files.

import ScratchFolders
import Testing

@testable import SegueAssets

@Suite struct PluralTests {
  @Test(arguments: [
    ("en", 1.0, "one"), ("en", 0, "other"), ("en", 1.5, "other"), ("fr", 0, "one"),
    ("fr", 1.5, "one"), ("fr", 2, "other"), ("ja", 1, "other"), ("ru", 21, "one"),
    ("ru", 11, "many"), ("ru", 22, "few"), ("ru", 12, "many"), ("ru", 5, "many"),
    ("ru", 1.5, "other"), ("pl", 1, "one"), ("pl", 21, "many"), ("pl", 22, "few"),
    ("cs", 3, "few"), ("cs", 5, "other"), ("cs", 1.5, "many"), ("ar", 0, "zero"), ("ar", 2, "two"),
    ("ar", 103, "few"), ("ar", 111, "many"), ("ar", 100, "other"), ("sl", 102, "two"),
    ("lt", 21, "one"), ("lt", 11, "other"), ("lt", 22, "few"), ("lv", 0, "zero"), ("lv", 21, "one"),
    ("ro", 0, "few"), ("ro", 20, "other"), ("ro", 101, "few"), ("he", 2, "two"),
    ("pt-BR", 0, "one"), ("pt-PT", 0, "other"), ("hr", 5, "other"), ("da", 0.5, "one"),
  ])
  func category(language: String, value: Double, expected: String) {
    #expect(PluralCategory.of(value, language: language).rawValue == expected)
  }

  private func folder(_ dictionary: String, language: String = "en") throws -> (
    ScratchFolder, AppFolder
  ) {
    let files = try ScratchFolder()
    try files.bundleFile(
      "\(language).lproj/Localizable.stringsdict",
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(dictionary)</dict></plist>")
    return (files, AppFolder(path: files.path, language: language))
  }

  private func rule(_ forms: [String: String], _ type: String = "d") -> String {
    "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>"
      + forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined() + "</dict>"
  }

  @Test func stringsdictWithTwoVariables() throws {
    let (files, folder) = try folder(
      "<key>n in m</key><dict><key>NSStringLocalizedFormatKey</key>"
        + "<string>100%%: %#@files@ in %#@folders@ of %@</string><key>files</key>"
        + rule(["zero": "no files", "one": "%d file", "other": "%d files"]) + "<key>folders</key>"
        + rule(["one": "a folder", "other": "%ld folders"], "ld") + "</dict>")
    _ = files
    let text = try #require(folder.localizedString("n in m"))
    let plural = try #require(folder.pluralText(of: text))
    #expect(plural.format(for: [1, 3, nil]) == "100%%: %1$d file in %2$ld folders of %3$@")
    #expect(plural.format(for: [0, 1, nil]) == "100%%: no files in a folder of %3$@")
    #expect(folder.problems.isEmpty)
  }

  @Test func stringsdictNestsAndTakesPositions() throws {
    let (files, folder) = try folder(
      "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%2$#@a@</string>"
        + "<key>a</key>" + rule(["one": "один (%1$@)", "few": "%d штуки", "other": "%d штук"])
        + "</dict>", language: "ru")
    _ = files
    let plural = try #require(folder.localizedString("k").flatMap(folder.pluralText))
    #expect(plural.format(for: [nil, 21]) == "один (%1$@)")
    #expect(plural.format(for: [nil, 3]) == "%2$d штуки")
    #expect(plural.format(for: [nil, 5]) == "%2$d штук")
  }

  @Test func catalogueVariesByNumber() throws {
    let files = try ScratchFolder()
    try files.bundleFile(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld birds": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld bird"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld birds"}}}}}}},
        "nests": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@birds@ in %#@nests@"},
          "substitutions": {
            "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg bird"}},
              "other": {"stringUnit": {"value": "%arg birds"}}}}},
            "nests": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "other": {"stringUnit": {"value": "%arg nests"}}}}}}}}}}}
      """)
    let folder = AppFolder(path: files.path, language: nil)
    let birds = try #require(folder.localizedString("%lld birds").flatMap(folder.pluralText))
    #expect(birds.format(for: [1]) == "%1$lld bird")
    #expect(birds.format(for: [2]) == "%1$lld birds")
    let nests = try #require(folder.localizedString("nests").flatMap(folder.pluralText))
    #expect(nests.format(for: [1, 2]) == "%1$lld bird in %2$lld nests")
    #expect(folder.localizations == ["en"])
    #expect(folder.problems.isEmpty)
  }

  @Test func positionsBecomeASequence() {
    func read(_ format: String, _ count: Int) -> String {
      let sequence = FormatSequence(format, count: count)
      return sequence.format + " " + sequence.arguments.map { "\($0.index)" }.joined()
    }
    #expect(read("%2$@: one", 2) == "%@: one 1")
    #expect(read("%2$@ %1$05.2lf%% %2$@", 2) == "%@ %05.2lf%% %@ 101")
    #expect(read("%d %*d %@", 4) == "%d %*d %@ 0123")
    #expect(read("%@ %@", 1) == "%@ (null) 0")
    #expect(read("50%, %d", 1) == "50%%, %d 0")
    #expect(read("100%", 0) == "100%% ")
  }
}
