// What the text of a package's manifest says about its targets.

import Testing

@testable import SegueProjects

@Suite struct PackageManifestTests {
  @Test func targetsHavePathsAndFiles() {
    let manifest = PackageManifest(
      """
      // swift-tools-version: 5.9
      let package = Package(
        name: "Kit", /* .target(name: "Comment") */
        targets: [
          .target(name: "Kit", dependencies: [.target(name: "Base")], path: "Source",
            exclude: ["Info.plist", "Mac"], resources: [.copy("a.json")]),
          .target( name : "Base", sources: ["One", "Two.swift"]), // .target(name: "No")
          .testTarget(name: "KitTests", dependencies: [.target(name: "Kit")]),
          .target(name: "With\\"Mark", path: "https://x"),
        ])
      """)
    #expect(
      manifest.targets == [
        .init(name: "Kit", path: "Source", exclude: ["Info.plist", "Mac"]),
        .init(name: "Base", sources: ["One", "Two.swift"]),
        .init(name: "With\"Mark", path: "https://x"),
      ])
  }

  @Test(arguments: [
    "", ".target(", ".target(name: \"A", ".target(name: \"A\", path:", "/* .target(name: \"A\")",
  ])
  func whatIsCutOffHasNoEnd(_ text: String) {
    #expect(PackageManifest(text).targets.count <= 1)
  }
}
