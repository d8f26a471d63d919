// The build of an app: the adapter writes copies of its files, the compiler makes a program of them,
// and the program is placed beside the app's bundle. Program and bundle are two entries of the cache,
// so that a change of an image does not compile anything.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueProjects
import UIKit

/// The build of an app.
package struct AppBuild {
  private let project: AppProject
  private let contents: AppBundleContents
  private let sources: ProgramSources
  private let tools: ProgramTools
  /// The classes of the app's data models.
  private let models: DataModelSource

  /// A program with its bundle.
  package struct Product: Sendable {
    /// The path of the program.
    package var program: String
    /// What the user should know, one line each.
    package var notes: [Diagnostic]
  }

  /// Creates the build of an app with the machine's compiler.
  /// - Parameter stubs: The paths of Swift files that are compiled with the app's own.
  /// - Throws: `Failure`, `FileError` or `ProgramError`.
  package init(_ project: AppProject, stubs: [String] = [], runtime: Runtime) throws {
    self.project = project
    contents = try AppBundleContents(project)
    tools = try ProgramTools(runtime)
    var sources = try ProgramSources(project.sources + stubs, languageMode: project.languageMode)
    let mode = project.hasSlashExpressions ? [] : ["without slash expressions"]
    sources.additions[Self.settings] =
      ([project.productName, project.moduleName] + project.mergedModules
      + Self.parts(of: project) + mode).joined(separator: "\n")
    models = DataModelSource(Self.models(of: project))
    if !models.text.isEmpty { sources.additions[Self.modelKey] = models.text }
    self.sources = sources
  }

  /// Returns the files of libraries as `MODULE:FILE`.
  private static func parts(of project: AppProject) -> [String] {
    project.moduleSources.map { "\($0.value):\($0.key)" }.sorted()
  }

  /// Returns the paths of the data models of an app.
  private static func models(of project: AppProject) -> [String] {
    project.resources.filter {
      $0.destination.hasSuffix(".momd") || $0.destination.hasSuffix(".mom")
    }.map(\.source)
  }

  /// The name under which the names of the app and its modules determine the program.
  private static let settings = "app"
  /// The name under which the classes of data models determine the program. They are written with the
  /// app's own files, which the adapter rewrites.
  private static let modelKey = "data model"

  /// Returns the program of the app beside its bundle, building both if necessary.
  package func product(in cache: ProgramCache) throws(ProgramError) -> Product {
    let name = sources.name(tools: tools.paths)
    let bundle = String(
      FileDigest.hex(of: Array("segue bundle 1 \(name)\n\(contents.identity)".utf8)).prefix(40))
    let folder = try cache.program(bundle) { folder throws(ProgramError) in
      let path: String
      do throws(FileError) { path = try contents.write(into: folder) } catch {
        throw ProgramError(error.code == .unwritable ? .output : .scene, "\(error)")
      }
      let program = try program(inBundleAt: path, in: cache)
      try assemble(program, in: folder)
    }
    return Product(program: "\(folder)/program", notes: AppNotes.read(in: folder))
  }

  /// Returns the folder of the program for a bundle, building it if necessary.
  private func program(inBundleAt path: String, in cache: ProgramCache) throws(ProgramError)
    -> String
  {
    func program(extending: Bool) throws(ProgramError) -> String {
      var sources = sources
      sources.additions.merge(Self.bindings(ofBundleAt: path, extending: extending)) { $1 }
      sources.additions[SegueTimeBindings.fileName] = sources.timeBindings
      return try cache.program(sources.name(tools: tools.paths)) { folder throws(ProgramError) in
        try build(sources, in: folder, of: cache)
      }
    }
    do throws(ProgramError) { return try program(extending: true) } catch {
      // Apps from before Xcode 15 may declare the same names.
      let doubts = ["redeclaration", "ambiguous use of", "same name"]
      guard error.diagnostics.contains(where: { doubts.contains(where: $0.message.contains) })
      else {
        throw error
      }
      return try program(extending: false)
    }
  }

  /// Returns the files that bind the app's code to its bundle, and that declare the symbols of its
  /// asset catalogues, by name.
  /// - Parameter extending: Whether `UIImage` and `UIColor` have properties for the symbols.
  private static func bindings(ofBundleAt path: String, extending: Bool) -> [String: String] {
    var files = [
      SegueBundleBindings.fileName: SegueBundleBindings.source
    ]
    files[SegueBundleBindings.symbolsFileName] =
      SegueBundleBindings.symbols(ofBundleAt: path, withExtensions: extending).source
    return files
  }

  /// Links the program of another folder into that of the bundle.
  private func assemble(_ program: String, in folder: String) throws(ProgramError) {
    for name in ["program", ProgramReport.fileName, AppNotes.fileName] {
      guard link("\(program)/\(name)", "\(folder)/\(name)") == 0 else {
        throw ProgramError(
          .output, "\(folder)/\(name) cannot be created: \(String(cString: strerror(errno)))")
      }
    }
  }

  // MARK: The program

  private func build(_ sources: ProgramSources, in folder: String, of cache: ProgramCache)
    throws(ProgramError)
  {
    var bindings: [String] = []
    for (name, source) in sources.additions.sorted(by: { $0.key < $1.key })
    where name.hasSuffix(".swift") {
      try ProgramTools.write(source, to: "\(folder)/\(name)")
      bindings.append("\(folder)/\(name)")
    }
    if !models.text.isEmpty {
      try ProgramTools.write(models.text, to: "\(folder)/\(DataModelSource.fileName)")
    }
    var omissions = AppOmissions()
    while true {
      let (report, app) = try adapted(into: folder, omissions)
      guard report.problems.isEmpty else {
        guard omissions.hollow(report.problems, in: project) else {
          throw ProgramError(.scene, report.problems)
        }
        continue
      }
      let files = report.files.map { "\(folder)/\($0.copy)" }
      let messages = try tools.compile(
        files + bindings + ["\(folder)/main.swift"], module: project.moduleName,
        languageMode: sources.languageMode, in: folder, modules: cache.modules, report,
        options: options)
      guard let messages else {
        for file in files { unlink(file) }
        return try AppNotes(project, report, app, omissions).write(in: folder)
      }
      let unneeded = try unneeded(messages.errors, app)
      guard omissions.add(messages, unneeded: unneeded, in: project) else {
        throw ProgramError(.scene, AppProblems(project, app).diagnostics(messages))
      }
    }
  }

  /// The compiler's options besides those of every program.
  private var options: [String] {
    let needsOption = project.hasSlashExpressions && sources.languageMode == "5"
    return ["-wmo"] + (needsOption ? ["-enable-bare-slash-regex"] : [])
  }

  private func adapted(into folder: String, _ omissions: AppOmissions) throws(ProgramError)
    -> (ProgramReport, AppReport)
  {
    var options = ["--app", project.productName]
    options += ["--module", project.moduleName]
    options += project.mergedModules.flatMap { ["--without", $0] }
    options += Self.parts(of: project).flatMap { ["--part", $0] }
    options += omissions.options
    let generated = models.text.isEmpty ? [] : ["\(folder)/\(DataModelSource.fileName)"]
    try tools.adapt(sources.files.map(\.path) + generated, into: folder, options)
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile.read(path: "\(folder)/\(ProgramReport.fileName)", limit: 64 << 20)
    } catch {
      throw ProgramError(.bug, "\(error)")
    }
    var report = try ProgramReport(bytes)
    let app = try AppReport(bytes)
    if let name = app.swiftUIApp {
      throw ProgramError(
        .scene,
        "\(QuotedText.escaped(project.path)): \(QuotedText.plain(name)) is an app of SwiftUI, which "
          + "does not exist here; expected an app whose delegate is a UIApplicationDelegate")
    }
    report.problems.removeAll { omissions.isAside($0.position?.file) }
    return (report, app)
  }

  /// Returns the first error in each file, if none of these files can be reached from the start of
  /// the app, its storyboards and its Info.plist; otherwise nothing.
  private func unneeded(_ errors: [Diagnostic], _ app: AppReport) throws(ProgramError)
    -> [Diagnostic]
  {
    var first: [Diagnostic] = []
    for error in errors {
      guard let file = error.position?.file else { return [] }
      if !first.contains(where: { $0.position?.file == file }) { first.append(error) }
    }
    let reach = SourceReach(sources.files.map { ($0.path, $0.bytes) })
    var names = Set(SourceReach.words(in: Array(contents.info.utf8)) + app.sceneDelegates)
    names.formUnion([app.delegate].compactMap { $0 })
    for file in contents.files where Self.isArchive(file.destination) {
      let bytes = (try? BoundedFile.read(path: file.source, limit: 64 << 20)) ?? []
      names.formUnion(SourceReach.words(in: bytes))
    }
    let roots = sources.files.map(\.path).filter {
      $0 == "main.swift" || $0.hasSuffix("/main.swift")
    }
    let reached = reach.reached(from: roots, names: names)
    return first.contains { reached.contains($0.position?.file ?? "") } ? [] : first
  }

  private static func isArchive(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }
}
