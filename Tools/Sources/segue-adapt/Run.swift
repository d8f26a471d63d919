// One run: reads all files, writes all results, and reports what has no equivalent here.

import Foundation
import SegueAdapter

/// One run of the tool.
struct Run {
  let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// The maximum size of one file, in bytes.
  private static let limit = 4 << 20

  func perform() throws -> Int32 {
    var options = Adapter.Options()
    let isProgram = arguments.makesTrial || arguments.app != nil
    options.removesMain = isProgram || arguments.removesMain
    options.isWhole = isProgram
    if arguments.app != nil {
      options.availableModules = AvailableModules.all.union(arguments.presentModules)
    }
    options.ownModules = arguments.presentModules
    options.absentModules = arguments.absentModules
    options.moduleName = arguments.module
    options.modules = arguments.modules
    let adapter = Adapter(try arguments.files.map(read), options: options)
    let folder = URL(fileURLWithPath: arguments.output ?? ".", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if arguments.makesTrial {
      try writeTrial(adapter, to: folder)
      return 0
    }
    if let app = arguments.app {
      try AppProgram(adapter, name: app, arguments: arguments).write(to: folder)
      return 0
    }
    for (name, output) in zip(try names(), adapter.outputs) {
      try write(text(output), to: folder.appendingPathComponent(name))
    }
    if arguments.bindsTime {
      let bindings = String(decoding: PackageResources.TimeBindings_swift_txt, as: UTF8.self)
      try write(bindings, to: folder.appendingPathComponent("SegueTimeBindings.swift"))
    }
    for problem in adapter.problems {
      FileHandle.standardError.write(Data("\(problem)\n".utf8))
    }
    return adapter.problems.isEmpty ? 0 : 3
  }

  private func read(_ path: String) throws -> Adapter.Input {
    var input = try Self.read(path)
    if let lines = arguments.hollowed[path] {
      input.bytes = Hollowing.hollowed(input.bytes, lines: lines, path: path)
    }
    return input
  }

  private static func read(_ path: String) throws -> Adapter.Input {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ToolProblem(message: "\(path) cannot be read; expected a Swift file", code: 4)
    }
    guard data.count <= limit else {
      throw ToolProblem(
        message: "\(path) has \(data.count) bytes; expected at most \(limit)", code: 5)
    }
    return Adapter.Input(path: path, bytes: Array(data))
  }

  /// Returns the names of the copies: those of the originals with the suffix.
  private func names() throws -> [String] {
    let names = arguments.files.map { path in
      let name = URL(fileURLWithPath: path).lastPathComponent
      guard !arguments.suffix.isEmpty, name.hasSuffix(".swift") else { return name }
      return name.dropLast(".swift".count) + arguments.suffix + ".swift"
    }
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      throw ToolProblem(
        message: "two files are named \(name); expected different names, as the compiler does",
        code: 2)
    }
    return names
  }

  private func text(_ output: Adapter.Output) -> String {
    arguments.isPlain ? output.text : Self.located(output)
  }

  /// Returns the source with a line that names the original, for the compiler's messages. Before it
  /// is an import of UIKit, which files of an app need not have, since the headers of their
  /// frameworks import it.
  static func located(_ output: Adapter.Output) -> String {
    let path = output.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    // Apple's Foundation includes networking and XML.
    let network = output.text.contains("URLSession") || output.text.contains("URLRequest")
    // Foundation and SwiftUI make it known.
    let modules =
      (output.usesObservation ? "; import Observation" : "")
      + (network ? "; import FoundationNetworking" : "")
      + (output.text.contains("XMLParser") ? "; import FoundationXML" : "")
    return
      "import UIKit\(modules)\n#sourceLocation(file: "
      + "\"\(path)\", line: 1)\n"
      + output.text
  }

  // MARK: Programs

  private func writeTrial(_ adapter: Adapter, to folder: URL) throws {
    let trial = TrialSource(adapter, leaving: arguments.left, around: arguments.around)
    var copies: [String] = []
    for (number, output) in adapter.outputs.enumerated() {
      let name = Self.copyName(number, output)
      let addition = trial.additions[number]
      let text = Self.located(
        output, adding: addition.isEmpty ? "" : "import SegueTrial\n" + addition)
      try write(text, to: folder.appendingPathComponent(name))
      copies.append(name)
    }
    try write(trial.main, to: folder.appendingPathComponent("main.swift"))
    let report = TrialReport(
      files: zip(adapter.outputs, copies).map {
        TrialReport.File(path: $0.path, copy: $1, shifts: $0.shifts)
      }, families: trial.families, rejections: trial.rejections, problems: adapter.problems,
      leftOut: adapter.leftOut)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(report)
    try data.write(to: folder.appendingPathComponent("report.json"), options: .atomic)
  }

  /// Returns the name of a copy in a program, which no other copy has.
  static func copyName(_ number: Int, _ output: Adapter.Output) -> String {
    "\(number)-" + URL(fileURLWithPath: output.path).lastPathComponent
  }

  /// Returns the source of a copy in a program, followed by generated source.
  static func located(_ output: Adapter.Output, adding addition: String) -> String {
    let text = located(output)
    guard !addition.isEmpty else { return text }
    return text + (text.hasSuffix("\n") ? "" : "\n")
      + "#sourceLocation(file: \"segue-try\", line: 1)\n" + addition + "\n"
  }

  private func write(_ text: String, to file: URL) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}

/// The report about a program, for the process that builds it.
struct TrialReport: Codable {
  struct File: Codable {
    var path: String
    var copy: String
    var shifts: [ColumnShift]
  }

  var files: [File]
  var families: [String]
  var rejections: [TrialSource.Rejection]
  var problems: [Problem]
  var leftOut: [LeftOut]
}
