// Programs of adapted source: they are compiled with the UIKit in the build folder of the enclosing
// package, and run.

import Foundation

/// A program in a folder of its own.
struct CompiledProgram {
  /// The folder of this package.
  static let tools = URL(fileURLWithPath: #filePath)
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

  private let folder: URL
  private var files: [String] = []

  /// Creates an empty program, whose folder has the given name.
  init(_ name: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Adds a source file.
  mutating func write(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    files.append(file.path)
  }

  /// Compiles the program, and returns the output of the compiler.
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
        "-o", folder.appendingPathComponent("program").path,
      ] + flags + files)
  }

  /// Runs the program, and returns the lines that it prints.
  func run() throws -> [String] {
    try Self.output(of: [folder.appendingPathComponent("program").path])
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

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}
