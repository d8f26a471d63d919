// The program of an app: the copies of its files, the file that starts it, and the report.

import Foundation
import SegueAdapter

/// The program that `segue run` builds of an app.
struct AppProgram {
  private let adapter: Adapter
  private let source: AppSource
  /// The indexes of the files that are not part of the program.
  private let aside: Set<Int>

  init(_ adapter: Adapter, name: String, arguments: Arguments) {
    self.adapter = adapter
    aside = Set(
      arguments.files.indices.filter { arguments.aside.contains(arguments.files[$0]) })
    source = AppSource(
      adapter, name: name, bundlePath: arguments.bundle, language: arguments.language,
      leaving: arguments.left, aside: aside)
  }

  /// Writes the program into `folder`.
  func write(to folder: URL) throws {
    var files: [TrialReport.File] = []
    for (number, output) in adapter.outputs.enumerated() where !aside.contains(number) {
      let name = Run.copyName(number, output)
      try write(
        Run.located(output, adding: source.additions[number]),
        to: folder.appendingPathComponent(name))
      files.append(TrialReport.File(path: output.path, copy: name, shifts: output.shifts))
    }
    try write(source.main, to: folder.appendingPathComponent("main.swift"))
    let left = Set(aside.map { adapter.outputs[$0].path })
    let report = AppReport(
      files: files, rejections: source.rejections,
      problems: adapter.problems.filter { !left.contains($0.path) },
      leftOut: adapter.leftOut.filter { !left.contains($0.path) },
      delegate: source.entry.delegate,
      app: AppReport.App(
        entry: source.entry.kind, application: source.entry.application,
        swiftUIApp: source.entry.swiftUIApp, sceneDelegates: source.entry.sceneDelegates,
        absentImports: adapter.absentImports.filter { !left.contains($0.path) },
        classes: source.classes))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(report).write(
      to: folder.appendingPathComponent("report.json"), options: .atomic)
  }

  private func write(_ text: String, to file: URL) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}

/// The report about the program of an app, for the process that builds it.
struct AppReport: Codable {
  /// The app as its source declares it.
  struct App: Codable {
    var entry: AppEntry.Kind
    var application: String?
    var swiftUIApp: String?
    var sceneDelegates: [String]
    var absentImports: [AbsentImport]
    var classes: [String]
  }

  var files: [TrialReport.File]
  var families: [String] = []
  var rejections: [AppSource.Rejection]
  var problems: [Problem]
  var leftOut: [LeftOut]
  var delegate: String?
  var app: App
}
