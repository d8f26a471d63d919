// Libraries that an app imports: where their modules are found, and what is compiled of them.

import Foundation
import ScratchFolders
import SegueDiagnostics
import Testing

@testable import SegueProjects

@Suite struct AppLibraryTests {
  private func names(_ project: AppProject) -> [String] {
    project.sources.map { ProjectFiles.name($0) }.sorted()
  }

  private let manifest =
    "let p = Package(targets: [.target(name: \"Kit\", path: \"Source\", exclude: [\"Mac\"])])"

  @Test("a package has the module that its manifest declares, and the modules that this imports")
  func packages() throws {
    let folder = try ScratchFolder([
      "App/App.swift": "import UIKit\nimport Kit", "Kit-ios/Package.swift": manifest,
      "Kit-ios/Source/Kit.swift": "import Base", "Kit-ios/Source/Mac/Mac.swift": "",
      "Kit-ios/Source/list.json": "[]", "Kit-ios/Source/PrivacyInfo.xcprivacy": "",
      "Kit-ios/Sources/Base/Base.swift": "", "Kit-ios/Sources/Other/Other.swift": "",
    ])
    let project = try AppProject.read(folder("App"), libraries: [folder("Kit-ios")])
    #expect(names(project) == ["App.swift", "Base.swift", "Kit.swift"])
    #expect(project.mergedModules == ["Kit", "Base"])
    #expect(project.resources.map(\.destination) == ["list.json"])
    #expect(try AppBundleContents(project).files.map(\.destination) == ["list.json"])
    #expect(project.notes.isEmpty)
  }

  @Test("folders of packages and pods, and folders with the name of a module")
  func folders() throws {
    let folder = try ScratchFolder([
      "App/App.swift": "import Kit\nimport Pod_Kit\nimport Own",
      "Pods/Kit-ios/Package.swift": manifest,
      "Pods/Kit-ios/Source/Kit.swift": "", "Pods/Pod-Kit/Pod/A.swift": "",
      "Pods/Pod-Kit/Example/B.swift": "", "Own/Own.swift": "", "Own/Tests/C.swift": "",
      "Other/Other.swift": "",
    ])
    let paths = ["Pods/", "App/../Own/.", "Other"].map { folder($0) }
    let project = try AppProject.read(folder("App"), libraries: paths)
    #expect(names(project) == ["A.swift", "App.swift", "Kit.swift", "Own.swift"])
    #expect(project.notes.count == 1)
    #expect(project.notes.first?.hasPrefix("\(folder("Other")): contains no module") ?? false)
  }

  @Test("an example in the repository of a library is no part of it")
  func example() throws {
    let folder = try ScratchFolder([
      "Kit-ios/Example/App.swift": "import Kit", "Kit-ios/Package.swift": manifest,
      "Kit-ios/Source/Kit.swift": "",
    ])
    let example = folder("Kit-ios/Example")
    let project = try AppProject.read(example, libraries: [folder("Kit-ios")])
    #expect(project.sources.count == 2)
    #expect(project.librarySources == [folder("Kit-ios/Source/Kit.swift")])
    let alone = try AppProject.read(example, libraries: [example])
    #expect(alone.librarySources.isEmpty && alone.notes.count == 1)
  }

  @Test("a library that is named precedes one of the repository, and makes the code Swift 5")
  func precedence() throws {
    let fixture = try ProjectFixture(
      settings: "SWIFT_VERSION = 6.0;", files: ["Main.swift": "import Kit"])
    let folder = try ScratchFolder(["Kit/Package.swift": manifest, "Kit/Source/Named.swift": ""])
    let own = fixture.folder("Kit/Sources/Kit")
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    for path in ["Kit/Package.swift", "Kit/Sources/Kit/Own.swift"] {
      try Data().write(to: URL(filePath: fixture.folder(path)))
    }
    let without = try AppProject.read(fixture.path)
    #expect(names(without) == ["Main.swift", "Own.swift"] && without.languageMode == "6")
    let project = try AppProject.read(fixture.path, libraries: [folder("Kit")])
    #expect(names(project) == ["Main.swift", "Named.swift"] && project.languageMode == "5")
  }

  @Test("folders that do not exist, and links that lead out, are refused")
  func refused() throws {
    let folder = try ScratchFolder([
      "App/App.swift": "import Kit", "Kit/Kit.swift": "", "B.swift": "",
    ])
    func message(_ paths: [String]) -> String {
      do throws(Failure) {
        _ = try AppProject.read(folder("App"), libraries: paths)
        return ""
      } catch {
        return error.diagnostics.map(\.message).joined()
      }
    }
    #expect(
      message([folder("None")]).hasSuffix(
        "None: does not exist; expected a folder with the sources of libraries"))
    #expect(message([folder("B.swift")]).contains("B.swift: is a file"))
    try FileManager.default.createSymbolicLink(
      atPath: folder("Kit/Link"), withDestinationPath: folder("App"))
    #expect(message([folder("Kit")]).contains("is outside of"))
  }
}
