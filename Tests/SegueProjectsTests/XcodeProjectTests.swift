// Reading of Xcode projects of several generations.

import SegueDiagnostics
import Testing

@testable import SegueProjects

@Suite struct XcodeProjectTests {
  private func message(_ body: () throws(Failure) -> AppProject) -> String {
    do {
      let project = try body()
      return "read \(project.name)"
    } catch {
      #expect(error.exitCode == .scene)
      return error.diagnostics.map { "\($0)" }.joined(separator: "\n")
    }
  }

  @Test func buildPhasesAndVariantGroups() throws {
    let fixture = try ProjectFixture(
      objects: """
        V = { isa = PBXVariantGroup; name = Main.storyboard; children = (V1, V2);
          sourceTree = "<group>"; };
        V1 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        V2 = { isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        B2 = { isa = PBXBuildFile; fileRef = V; };
        R = { isa = PBXResourcesBuildPhase; files = (B2); };
        """,
      group: "children = (F1, V);",
      settings: "SWIFT_VERSION = 6.0; PRODUCT_NAME = \"$(TARGET_NAME) App\";",
      files: ["Main.swift": "", "Base.lproj/Main.storyboard": "", "de.lproj/Main.strings": ""])
    let project = try AppProject.read(fixture.path)
    #expect(project.sources == [fixture.folder("App/Main.swift")])
    #expect(
      project.resources.map(\.destination) == [
        "Base.lproj/Main.storyboard", "de.lproj/Main.strings",
      ])
    #expect(project.languageMode == "6")
    #expect(project.productName == "Demo App")
    #expect(project.moduleName == "Demo_App")
    #expect(project.info["CFBundleDevelopmentRegion"] == .string("de"))
  }

  @Test("slashes enclose regular expressions unless a setting denies it")
  func slashExpressions() throws {
    let usual = try ProjectFixture()
    #expect(try AppProject.read(usual.path).hasSlashExpressions)
    let without = try ProjectFixture(settings: "SWIFT_ENABLE_BARE_SLASH_REGEX = NO;")
    #expect(try !AppProject.read(without.path).hasSlashExpressions)
  }

  @Test("files are found whose names differ in case, as on a Mac")
  func differentCase() throws {
    let file = "isa = PBXFileReference; sourceTree = \"<group>\";"
    let fixture = try ProjectFixture(
      objects: """
        H = { isa = PBXGroup; path = Views; children = (F2); sourceTree = "<group>"; };
        F2 = { \(file) path = HomeView.swift; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        R = { isa = PBXSourcesBuildPhase; files = (B2); };
        """,
      group: "children = (F1, H);",
      files: ["main.swift": "", "views/Homeview.swift": ""])
    #expect(
      try AppProject.read(fixture.path).sources == [
        fixture.folder("App/main.swift"), fixture.folder("App/views/Homeview.swift"),
      ])
    let list = try ProjectFixture(
      settings: "INFOPLIST_FILE = Views/Info.plist;",
      files: [
        "Main.swift": "",
        "views/Info.plist":
          "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>K</key><true/></dict></plist>",
      ])
    #expect(try AppProject.read(list.path).info["K"] == .bool(true))
    let two = try ProjectFixture(files: ["main.swift": "", "MAIN.swift": ""])
    #expect(
      message { () throws(Failure) in try AppProject.read(two.path) }.contains(
        "Main.swift: does not exist"))
  }

  @Test func synchronizedFoldersWithExceptions() throws {
    let fixture = try ProjectFixture(
      objects: """
        Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>";
          exceptions = (E); };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Info.plist, Unused.swift); };
        """,
      group: "children = (F1, Y);", target: "fileSystemSynchronizedGroups = (Y);",
      files: [
        "Main.swift": "", "Code/A.swift": "", "Code/Deep/B.swift": "", "Code/Unused.swift": "",
        "Code/Info.plist": "", "Code/data.json": "{}", "Code/A.xcassets/Contents.json": "{}",
      ])
    let project = try AppProject.read(fixture.folder("App"))
    let names = project.sources.map { ProjectFiles.name($0) }
    #expect(names == ["Main.swift", "A.swift", "B.swift"])
    #expect(project.resources.map(\.destination) == ["A.xcassets", "data.json"])
  }

  @Test func generatedInfo() throws {
    let fixture = try ProjectFixture(
      settings: """
        GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main;
        INFOPLIST_KEY_NSMainNibFile = ""; INFOPLIST_KEY_UIStatusBarHidden = YES;
        TARGETED_DEVICE_FAMILY = "1,2";
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone =
          "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
        """)
    let info = try AppProject.read(fixture.path).info
    #expect(info["UIMainStoryboardFile"] == .string("Main"))
    #expect(info["UIStatusBarHidden"] == .bool(true))
    #expect(info["NSMainNibFile"] == nil)
    #expect(info["UIDeviceFamily"] == .array([.integer(1), .integer(2)]))
    #expect(info["UISupportedInterfaceOrientations~iphone"]?.array?.count == 2)
  }

  @Test func damagedProjectsAreOneLine() throws {
    let cycle = try ProjectFixture(
      objects: "H = { isa = PBXGroup; path = H; sourceTree = \"<group>\"; children = (G); };",
      group: "children = (F1, H);")
    #expect(
      message { () throws(Failure) in try AppProject.read(cycle.path) }.contains("contains itself"))
    let missing = try ProjectFixture(files: ["Other.swift": ""])
    #expect(
      message { () throws(Failure) in try AppProject.read(missing.path) }.contains(
        "Main.swift: does not exist; expected the Swift file"))
    let endless = try ProjectFixture(
      settings: "PRODUCT_NAME = \"$(A)\"; A = \"$(B)\"; B = \"$(A)\";")
    #expect(
      message { () throws(Failure) in try AppProject.read(endless.path) }.contains("has no end"))
    let outside = try ProjectFixture(
      objects: """
        X = { isa = PBXFileReference; path = "/etc/hostname"; sourceTree = "<absolute>"; };
        B2 = { isa = PBXBuildFile; fileRef = X; };
        R = { isa = PBXResourcesBuildPhase; files = (B2); };
        """, group: "children = (F1, X);")
    #expect(
      message { () throws(Failure) in try AppProject.read(outside.path) }.contains("is outside of"))
  }

  @Test func damagedPropertyListsAreOneLine() {
    func text(_ bytes: [UInt8]) -> String {
      do throws(Failure) {
        return "\(try PropertyListFile.read(bytes, path: "Info.plist"))"
      } catch {
        return error.diagnostics.map(\.message).joined()
      }
    }
    let (start, end) = ("<?xml version=\"1.0\"?><plist><integer>", "</integer></plist>")
    #expect(
      text(Array(start.utf8) + [0xFF, 0x31] + Array(end.utf8))
        == "Info.plist: is not valid UTF-8; expected a property list in UTF-8")
    #expect(text(Array((start + "x" + end).utf8)).hasPrefix("Info.plist: is not a property list"))
  }

  @Test func unknownTargets() throws {
    let fixture = try ProjectFixture()
    let text = message { () throws(Failure) in try AppProject.read(fixture.path, target: "Dem") }
    #expect(text.hasSuffix("has no target Dem; expected one of Demo. Did you mean 'Demo'?"))
  }
}
