// Frameworks of the repository that an app imports.

import Foundation
import ScratchFolders
import SegueDiagnostics
import Testing

@testable import SegueProjects

@Suite struct MergedModuleTests {
  /// Writes a project with a framework beside that of the app.
  ///
  /// - Parameter platforms: What the names of its targets add to the name of the framework. All of them
  ///   have the same product.
  private func addFramework(
    _ name: String, _ sources: [String: String], platforms: [String] = [""],
    to fixture: ProjectFixture
  ) throws {
    let folder = fixture.folder("\(name)/\(name).xcodeproj")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (path, text) in sources {
      try Data(text.utf8).write(to: URL(filePath: fixture.folder("\(name)/\(path)")))
    }
    let files = sources.keys.sorted().enumerated()
    let text = """
      // !$*UTF8*$!
      { objectVersion = 56; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G;
          targets = (\(platforms.indices.map { "T\($0)" }.joined(separator: ", "))); };
        R = { isa = PBXFileReference; path = \(name).framework; sourceTree = BUILT_PRODUCTS_DIR; };
        G = { isa = PBXGroup; sourceTree = "<group>";
          children = (\(files.map { "F\($0.offset)" }.joined(separator: ", "))); };
        \(files.map { "F\($0.offset) = { isa = PBXFileReference; path = \($0.element); "
          + "sourceTree = \"<group>\"; }; B\($0.offset) = { isa = PBXBuildFile; "
          + "fileRef = F\($0.offset); };" }.joined(separator: "\n"))
        S = { isa = PBXSourcesBuildPhase;
          files = (\(files.map { "B\($0.offset)" }.joined(separator: ", "))); };
        \(platforms.enumerated().map { "T\($0.offset) = { isa = PBXNativeTarget; "
          + "name = \"\(name)\($0.element)\"; productReference = R; "
          + "productType = \"com.apple.product-type.framework\"; "
          + "buildPhases = (\($0.element == " tvOS" ? "" : "S")); };" }.joined(separator: "\n"))
      }; }
      """
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/project.pbxproj"))
  }

  @Test("a framework that the app imports is compiled with it, with those that it imports")
  func imported() throws {
    let fixture = try ProjectFixture(files: ["Main.swift": "import UIKit\nimport Kit\n"])
    try addFramework("Kit", ["Kit.swift": "@_exported import Base\n"], to: fixture)
    try addFramework("Base", ["A.swift": "", "B.swift": "import Kit"], to: fixture)
    try addFramework("Unused", ["C.swift": ""], to: fixture)
    let project = try AppProject.read(fixture.path)
    #expect(project.mergedModules.sorted() == ["Base", "Kit"])
    let names = project.sources.map { $0.split(separator: "/").last.map(String.init) ?? "" }
    #expect(names.first == "Main.swift")
    #expect(names.sorted() == ["A.swift", "B.swift", "Kit.swift", "Main.swift"])
  }

  @Test("a framework for several platforms is found by its product; the target for iOS counts")
  func platforms() throws {
    let fixture = try ProjectFixture(files: ["Main.swift": "import UIKit\nimport Kit\n"])
    try addFramework("Kit", ["Kit.swift": ""], platforms: [" tvOS", " iOS"], to: fixture)
    let project = try AppProject.read(fixture.path)
    #expect(project.mergedModules == ["Kit"])
    #expect(project.sources.map { $0.split(separator: "/").last } == ["Main.swift", "Kit.swift"])
  }

  /// Writes files beside the folder of the app.
  private func write(_ files: [String: String], to fixture: ProjectFixture) throws {
    for (path, text) in files {
      let url = URL(filePath: fixture.folder(path))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  private func names(_ project: AppProject) -> [String] {
    project.sources.map { $0.split(separator: "/").last.map(String.init) ?? "" }.sorted()
  }

  @Test("a library that has only a podspec is found, and the link to the project of pods is none")
  func podspec() throws {
    let fixture = try ProjectFixture(files: ["Main.swift": "import UIKit\nimport Kit\n"])
    let text = """
      Pod::Spec.new do |s|
        s.source = { :git => 'Kit.git' }
        s.source_files = 'Pod/Classes/**/*.{h,swift}',
          'Pod/Extra'
        # s.source_files = 'Other/*'
        s.resource_bundles = { 'Kit' => ['Pod/Assets/*.png'] }
      end
      """
    try write(
      [
        "Kit.podspec": text, "Pod/Classes/A.swift": "", "Pod/Classes/Deep/B.swift": "",
        "Pod/Classes/B.h": "", "Pod/Extra/C.swift": "", "Other/D.swift": "",
        "Pod/Assets/star.png": "",
      ], to: fixture)
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder("_Pods.xcodeproj"), withDestinationPath: "Pods/Pods.xcodeproj")
    let project = try AppProject.read(fixture.path)
    #expect(project.mergedModules == ["Kit"])
    #expect(names(project) == ["A.swift", "B.swift", "C.swift", "Main.swift"])
    #expect(project.resources.map(\.destination) == ["Kit.bundle/star.png"])
  }

  @Test(
    "a bundle of a podspec whose name is a path is left out", arguments: ["../../x", "a//b", ""])
  func bundleNames(name: String) throws {
    let fixture = try ProjectFixture(files: ["Main.swift": "import UIKit\nimport Kit\n"])
    let text = """
      Pod::Spec.new do |s|
        s.source_files = 'Pod/*.swift'
        s.resource_bundles = { '\(name)' => ['Pod/*.png'] }
      end
      """
    try write(["Kit.podspec": text, "Pod/A.swift": "", "Pod/star.png": ""], to: fixture)
    let project = try AppProject.read(fixture.path)
    #expect(names(project) == ["A.swift", "Main.swift"])
    #expect(project.resources.isEmpty)
  }

  @Test(
    "a podspec names no file outside of the project",
    arguments: [
      "s.source_files = 'Pod/*.swift', '../../outside.swift'",
      "s.resources = ['../../outside.png']\ns.source_files = 'Pod/*.swift'",
      "s.source_files = 'Pod/*.swift', 'Links/*.swift'",
    ])
  func outside(statement: String) throws {
    let folder = try ScratchFolder(["outside.swift": "", "outside.png": ""])
    let fixture = try ProjectFixture(files: ["Main.swift": "import UIKit\nimport Kit\n"])
    // The folder beside which the files are.
    let depth = fixture.folder("").split(separator: "/").count
    let up = Array(repeating: "..", count: depth).joined(separator: "/")
    let text = statement.replacingOccurrences(
      of: "../../outside", with: up + folder("outside"))
    try write(
      ["Kit.podspec": text, "Pod/A.swift": "", "Links/none": ""], to: fixture)
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder("Links/B.swift"), withDestinationPath: folder("outside.swift"))
    #expect {
      try AppProject.read(fixture.path)
    } throws: { error in
      (error as? Failure)?.diagnostics.first?.message.contains("is outside of") == true
    }
  }

  @Test("a module that only a storyboard names is found")
  func storyboards() throws {
    let fixture = try ProjectFixture(
      objects: """
        R = { isa = PBXResourcesBuildPhase; files = (B2); };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        F2 = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        """, group: "children = (F1, F2);",
      files: [
        "Main.swift": "import UIKit\n",
        "Main.storyboard": "<view customClass=\"Wave\" customModule=\"Kit\"/>",
      ])
    try addFramework("Kit", ["Wave.swift": ""], to: fixture)
    #expect(try AppProject.read(fixture.path).mergedModules == ["Kit"])
  }

  @Test("a package's target is found in the folder that the manifest names")
  func packagePath() throws {
    let fixture = try ProjectFixture(files: ["Main.swift": "import UIKit\nimport Kit\n"])
    let manifest = """
      let package = Package(name: "Kit", targets: [
        .testTarget(name: "KitTests", dependencies: ["Kit"], path: "Checks"),
        .target(name: "Kit", dependencies: [.product(name: "Other", package: "Other")], path: "Code"),
      ])
      """
    try write(
      ["Package.swift": manifest, "Code/A.swift": "", "Code/Info.plist": "", "Checks/B.swift": ""],
      to: fixture)
    let project = try AppProject.read(fixture.path)
    #expect(project.mergedModules == ["Kit"])
    #expect(names(project) == ["A.swift", "Main.swift"])
    #expect(project.resources.isEmpty)
  }

  @Test("Info.plist below $(SRCROOT) is found from any folder")
  func sourceRoot() throws {
    let plist =
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>Key</key><string>value</string></dict></plist>"
    let fixture = try ProjectFixture(
      settings: "INFOPLIST_FILE = \"$(SRCROOT)/Info.plist\";",
      files: ["Main.swift": "", "Info.plist": plist])
    #expect(try AppProject.read(fixture.path).info["Key"] == .string("value"))
  }
}
