// Adapted source at run time: every file of Tests/Forms is adapted, all are compiled to one program
// with the UIKit in the build folder of the enclosing package, and each prints its results.

import Foundation
import SegueAdapter
import Testing

@Suite struct RunningTests {
  @Test("every form of iOS source behaves as on iOS", .enabled(if: FormsProgram.canBuild))
  func forms() throws {
    let program = try FormsProgram()
    defer { program.remove() }
    #expect(program.problems == [])
    let messages = try program.compile()
    try #require(messages.isEmpty, "\(messages)")
    let lines = try program.run()
    #expect(lines.filter { !$0.hasPrefix("ok ") } == [])
    #expect(lines.count == program.checkCount)
  }

  @Test("where the library is required, it is available")
  func library() {
    let isNeeded = ProcessInfo.processInfo.environment["CI"] != nil
    #expect(FormsProgram.canBuild || !isNeeded, "run `swift build` in the package around first")
  }
}

/// The program.
private struct FormsProgram {
  private static let tools = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let package = tools.deletingLastPathComponent()
  private static let built = package.appendingPathComponent(".build/debug")

  /// A Boolean value that indicates whether there is a UIKit to build with.
  static var canBuild: Bool {
    exists(built.appendingPathComponent("libSegueRuntime.so"))
      && exists(built.appendingPathComponent("Modules/UIKit.swiftmodule"))
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }

  let problems: [Problem]
  /// The number of calls of `check` in the files.
  let checkCount: Int
  private let folder: URL
  private var files: [String] = []

  /// Adapts all files.
  init() throws {
    let manager = FileManager.default
    folder = manager.temporaryDirectory.appendingPathComponent("segue-forms-\(getpid())")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let forms = Self.tools.appendingPathComponent("Tests/Forms")
    let names = try manager.contentsOfDirectory(atPath: forms.path).sorted()
    let inputs = try names.map { name in
      let path = forms.appendingPathComponent(name).path
      return Adapter.Input(
        path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    }
    var options = Adapter.Options()
    options.removesMain = true
    let adapter = Adapter(inputs, options: options)
    problems = adapter.problems
    checkCount = adapter.outputs.reduce(0) {
      $0 + $1.text.components(separatedBy: " check(\"").count - 1
    }
    for (name, output) in zip(names, adapter.outputs) { try write(output.text, name) }
    try write(Self.main(names.map { String($0.dropLast(".swift".count)) }), "main.swift")
  }

  private mutating func write(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    files.append(file.path)
  }

  private static func main(_ names: [String]) -> String {
    let calls = names.map { "  \($0.prefix(1).lowercased() + $0.dropFirst())()\n" }
    return """
      import SegueWorld
      import UIKit

      @MainActor func check(_ what: String, _ isSo: Bool) { print(isSo ? "ok" : "WRONG", what) }
      World().run {
      \(calls.joined())}

      """
  }

  /// The output of the compiler.
  func compile() throws -> String {
    let maps = try FileManager.default.contentsOfDirectory(atPath: Self.built.path).sorted()
      .map { Self.built.appendingPathComponent("\($0)/module.modulemap") }
    let yaml = Self.package.appendingPathComponent(
      ".build/checkouts/Yams/Sources/CYaml/include/module.modulemap")
    let flags = (maps + [yaml]).filter(Self.exists).flatMap {
      ["-Xcc", "-fmodule-map-file=\($0.path)"]
    }
    return try Self.output(
      of: [
        "swiftc", "-swift-version", "5", "-Onone", "-suppress-warnings", "-module-name", "Forms",
        "-I", Self.built.appendingPathComponent("Modules").path, "-L", Self.built.path,
        "-lSegueRuntime", "-Xlinker", "-rpath", "-Xlinker", Self.built.path,
        "-o", folder.appendingPathComponent("forms").path,
      ] + flags + files)
  }

  /// The output of the program.
  func run() throws -> [String] {
    try Self.output(of: [folder.appendingPathComponent("forms").path])
      .split(separator: "\n").map(String.init)
  }

  private static func output(of words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
