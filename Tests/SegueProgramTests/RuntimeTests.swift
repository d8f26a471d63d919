// What programs are built with, and what is said when a part of it is missing.

import Foundation
import SegueProgram
import Testing

@Suite struct RuntimeTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "runtime-\(UUID())")

  /// Creates empty files, and returns the path of the command among them.
  private func make(_ files: [String]) throws -> String {
    for file in files {
      let url = folder.appending(path: file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    return folder.appending(path: "bin/segue").path
  }

  private static let installed = [
    "lib/segue/libSegueRuntime.so", "lib/segue/modules/SegueCombine.swiftmodule",
    "lib/segue/modules/SegueServices.swiftmodule",
    "lib/segue/include/CPNG/module.modulemap", "libexec/segue/segue-adapt",
  ]

  @Test func anInstallationIsFound() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let runtime = try Runtime.beside(make(Self.installed))
    #expect(runtime.adapter.hasSuffix("libexec/segue/segue-adapt"))
    #expect(runtime.moduleMaps.count == 1)
  }

  @Test(
    "a part that is missing is named",
    arguments: [
      ("lib/segue/modules/SegueCombine.swiftmodule", "Run scripts/install again"),
      ("lib/segue/modules/SegueServices.swiftmodule", "Run scripts/install again"),
      ("libexec/segue/segue-adapt", "Run scripts/install again"),
    ])
  func missing(_ part: String, _ advice: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let command = try make(Self.installed.filter { $0 != part } + ["lib/segue/modules/UIKit"])
    let error = #expect(throws: ProgramError.self) { try Runtime.beside(command) }
    let message = error?.diagnostics.first?.message ?? ""
    #expect(message.contains("\(part) is missing"))
    #expect(message.hasSuffix(advice))
  }

  @Test(
    "in a build folder, the advice is to build",
    arguments: [
      ([String](), "Run `swift build`"),
      (["debug/Modules/SegueCombine.swiftmodule"], "Run `swift build`"),
      (
        ["debug/Modules/SegueCombine.swiftmodule", "debug/Modules/SegueServices.swiftmodule"],
        "Run scripts/build-adapter"
      ),
    ])
  func build(_ parts: [String], _ advice: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try make(["debug/libSegueRuntime.so", "debug/Modules/UIKit.swiftmodule"] + parts)
    let error = #expect(throws: ProgramError.self) {
      try Runtime.beside(folder.appending(path: "debug/segue").path)
    }
    #expect(error?.diagnostics.first?.message.hasSuffix(advice) == true)
  }
}
