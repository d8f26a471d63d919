// A small Xcode project that tests write and change.

import Foundation
import ScratchFolders

/// An Xcode project in a scratch folder.
struct ProjectFixture {
  let folder: ScratchFolder

  /// Writes a project with the target `Demo`.
  /// - Parameters:
  ///   - objects: Further objects.
  ///   - group: Fields of the main group.
  ///   - target: Fields of the target.
  ///   - settings: Build settings of the target.
  ///   - files: The files to create, by path.
  init(
    objects: String = "", group: String = "children = (F1);", target: String = "",
    settings: String = "", files: [String: String] = ["Main.swift": ""]
  ) throws {
    folder = try ScratchFolder()
    for (path, text) in files {
      let url = URL(filePath: folder("App/\(path)"))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let project = folder("App/Demo.xcodeproj")
    try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
    let text = """
      // !$*UTF8*$!
      { objectVersion = 56; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T,); developmentRegion = de; };
        G = { isa = PBXGroup; sourceTree = "<group>"; \(group) };
        F1 = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        S = { isa = PBXSourcesBuildPhase; files = (B1); };
        T = { isa = PBXNativeTarget; name = Demo; buildConfigurationList = L;
          productType = "com.apple.product-type.application";
          buildPhases = (S /* Sources */, R); \(target) };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
        \(objects)
      }; }
      """
    try Data(text.utf8).write(to: URL(filePath: "\(project)/project.pbxproj"))
  }

  /// The path of the project.
  var path: String { folder("App/Demo.xcodeproj") }
}
