// Data models, which are folders with a name of their own in a bundle.

import Foundation
import ScratchFolders
import Testing

@testable import SegueProjects

@Suite struct DataModelTests {
  private static let files = [
    "Main.swift": "", "Store.xcdatamodeld/Store.xcdatamodel/contents": "<model/>",
    "Store.xcdatamodeld/Store 2.xcdatamodel/contents": "<model/>",
    "Store.xcdatamodeld/.xccurrentversion": "<plist/>", "Old.xcdatamodel/contents": "<model/>",
    "Old.xcdatamodel/.DS_Store": "",
  ]

  private static let places = [
    "Old.mom/contents", "Store.momd/.xccurrentversion", "Store.momd/Store 2.xcdatamodel/contents",
    "Store.momd/Store.xcdatamodel/contents",
  ]

  @Test("the models among the sources of a target are in its bundle, with all versions")
  func target() throws {
    let fixture = try ProjectFixture(
      objects: """
        V = { isa = XCVersionGroup; path = Store.xcdatamodeld; currentVersion = V2;
          children = (V1, V2); sourceTree = "<group>"; versionGroupType = wrapper.xcdatamodel; };
        V1 = { isa = PBXFileReference; path = Store.xcdatamodel; sourceTree = "<group>"; };
        V2 = { isa = PBXFileReference; path = "Store 2.xcdatamodel"; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Old.xcdatamodel; sourceTree = "<group>"; };
        B2 = { isa = PBXBuildFile; fileRef = V; };
        B3 = { isa = PBXBuildFile; fileRef = F2; };
        R = { isa = PBXSourcesBuildPhase; files = (B2, B3); };
        """,
      group: "children = (F1, V, F2);", files: Self.files)
    let project = try AppProject.read(fixture.path)
    #expect(project.sources == [fixture.folder("App/Main.swift")])
    #expect(project.notes.isEmpty)
    #expect(try AppBundleContents(project).files.map(\.destination) == Self.places)
  }

  @Test("the models in a synchronized folder are in the bundle")
  func synchronized() throws {
    let files = Dictionary(
      uniqueKeysWithValues: Self.files.map { ($0 == "Main.swift" ? $0 : "Code/\($0)", $1) })
    let fixture = try ProjectFixture(
      objects: """
        Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; };
        """,
      group: "children = (F1, Y);", target: "fileSystemSynchronizedGroups = (Y);", files: files)
    let project = try AppProject.read(fixture.path)
    #expect(try AppBundleContents(project).files.map(\.destination) == Self.places)
  }

  @Test(
    "a model that is excluded from a synchronized folder and listed among the resources is in the bundle"
  )
  func listed() throws {
    let files = Dictionary(
      uniqueKeysWithValues: Self.files.map { ($0 == "Main.swift" ? $0 : "Code/\($0)", $1) })
    func places(phase: String) throws -> [String] {
      let fixture = try ProjectFixture(
        objects: """
          Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>";
            exceptions = (E, A); };
          E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
            membershipExceptions = (Store.xcdatamodeld, Old.xcdatamodel); };
          R = { isa = PBXResourcesBuildPhase; files = (); };
          A = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = \(phase);
            membershipExceptions = (Store.xcdatamodeld, Old.xcdatamodel); };
          """,
        group: "children = (F1, Y);", target: "fileSystemSynchronizedGroups = (Y);", files: files)
      return try AppBundleContents(try AppProject.read(fixture.path)).files.map(\.destination)
    }
    #expect(try places(phase: "R") == Self.places)
    #expect(try places(phase: "Other").isEmpty)
  }
}
