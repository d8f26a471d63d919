// Apps in packages and folders, the choice of a project, and the bundle.

import Foundation
import ScratchFolders
import SegueDiagnostics
import Testing

@testable import SegueProjects

@Suite struct FolderProjectTests {
  @Test func packagesMergeTheirOwnModules() throws {
    let folder = try ScratchFolder([
      "P/Package.swift": "// swift-tools-version: 6.0\n",
      "P/Sources/Shop/App.swift": "import UIKit\nimport Core\nclass A: UIApplicationDelegate {}",
      "P/Sources/Core/Core.swift": "public let one = 1", "P/Sources/Other/Other.swift": "",
      "P/Sources/Shop/Resources/list.json": "[]",
    ])
    let project = try AppProject.read(folder("P"))
    #expect(project.name == "Shop")
    #expect(project.languageMode == "6")
    #expect(project.mergedModules == ["Shop", "Core"])
    #expect(project.sources.map { ProjectFiles.name($0) } == ["App.swift", "Core.swift"])
    #expect(project.resources.map(\.destination) == ["list.json"])
  }

  @Test func theLeastDeepFolderWithCatalogsHasTheResources() throws {
    let folder = try ScratchFolder([
      "A/Preview/More/Assets.xcassets/Contents.json": "{}", "A/Shop/App.swift": "",
      "A/Shop/Assets.xcassets/Contents.json": "{}", "A/Pods/X.xcassets/Contents.json": "{}",
      "B/B.swift": "", "C/Assets.xcassets/Contents.json": "{}",
    ])
    #expect(try SwiftFolder.resources(below: folder("A")) == folder("A/Shop"))
    #expect(try SwiftFolder.resources(below: folder("B")) == nil)
    #expect(try SwiftFolder.resources(below: folder("C")) == folder("C"))
  }

  @Test("a library whose example is below it is no app, unless there is none")
  func examples() throws {
    func project(_ kind: String) -> String {
      "{ objectVersion = 56; rootObject = P; objects = { P = { isa = PBXProject; targets = (T); "
        + "mainGroup = G; }; G = { isa = PBXGroup; }; T = { isa = PBXNativeTarget; name = Kit; "
        + "productType = \"com.apple.product-type.\(kind)\"; }; }; }"
    }
    let folder = try ScratchFolder([
      "Kit/Kit.xcodeproj/project.pbxproj": project("framework"), "Kit/Package.swift": "",
      "Kit/Example/Demo.xcodeproj/project.pbxproj": project("application"),
      "Package/Package.swift": "", "Package/Sources/Kit/Kit.swift": "",
      "Package/Example/Demo.xcodeproj/project.pbxproj": project("application"),
      "None/Kit.xcodeproj/project.pbxproj": project("framework"), "Alone/Package.swift": "",
      "Alone/Sources/Kit/Kit.swift": "",
    ])
    let demo = "Example/Demo.xcodeproj"
    #expect(try ProjectLocation.find(folder("Kit")).path == folder("Kit/\(demo)"))
    #expect(try ProjectLocation.find(folder("Package")).path == folder("Package/\(demo)"))
    #expect(try ProjectLocation.find(folder("None")).path == folder("None/Kit.xcodeproj"))
    #expect(try ProjectLocation.find(folder("Alone")) == .package(folder("Alone")))
  }

  @Test func severalProjectsAreListed() throws {
    let folder = try ScratchFolder([
      "T/A/A.xcodeproj/project.pbxproj": "{}", "T/B/B.xcodeproj/project.pbxproj": "{}",
    ])
    #expect {
      try AppProject.read(folder("T"))
    } throws: { error in
      let text = (error as? Failure)?.diagnostics.map(\.message).joined() ?? ""
      return text.contains("contains 2 projects") && text.contains("B/B.xcodeproj")
    }
  }

  @Test func bundleOfAFolder() throws {
    let plist =
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>CFBundleName</key>"
      + "<string>$(PRODUCT_NAME) &amp; more</string><key>Flag</key><true/></dict></plist>"
    let folder = try ScratchFolder([
      "Demo/Main.swift": "", "Demo/Info.plist": plist, "Demo/de.lproj/A.strings": "x",
      "Demo/One/Assets.xcassets/Contents.json": "1", "Demo/Two/Assets.xcassets/Contents.json": "2",
      "Demo/Pods/Pod.swift": "", "out/x": "",
    ])
    let contents = try AppBundleContents(try AppProject.read(folder("Demo")))
    #expect(
      contents.files.map(\.destination) == [
        "Assets-2.xcassets/Contents.json", "Assets.xcassets/Contents.json", "de.lproj/A.strings",
      ])
    let bundle = try contents.write(into: folder("out"))
    #expect(bundle == folder("out/Demo.app"))
    #expect(try folder.text("out/Demo.app/Assets-2.xcassets/Contents.json") == "2")
    let data = try folder.data("out/Demo.app/Info.plist")
    let info = try PropertyListSerialization.propertyList(from: data, format: nil)
    let entries = try #require(info as? [String: Any])
    #expect(entries["CFBundleName"] as? String == "Demo & more")
    #expect(entries["Flag"] as? Bool == true)
  }
}
