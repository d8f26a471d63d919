// The errors of an app that cannot be built, with what it needs that does not exist here.

import SegueDiagnostics
import SegueProjects

/// The messages about an app that does not compile.
struct AppProblems {
  private let project: AppProject
  private let app: AppReport

  init(_ project: AppProject, _ app: AppReport) { (self.project, self.app) = (project, app) }

  /// Returns the compiler's errors, and one for each module that does not exist here, at its first
  /// import, with the names that are missing.
  func diagnostics(_ messages: CompilerMessages) -> [Diagnostic] {
    let errors = messages.diagnostics()
    var named: Set<String> = []
    let imports = app.absentImports.filter {
      !project.mergedModules.contains($0.module) && named.insert($0.module).inserted
    }
    // An error of the linker has no place, and another cause.
    guard let first = imports.first, errors.contains(where: { $0.position != nil }) else {
      return errors
    }
    let modules = imports.map(\.module).joined(separator: ", ")
    let missing = Self.undeclaredTypes(in: messages.errors)
    let declarations =
      missing.first.map { "declarations such as `class \($0) {}`" }
      ?? "the declarations that the app uses"
    let isOne = imports.count == 1
    return CompilerMessages.errors(
      errors,
      with: Diagnostic(
        .error, at: first.position,
        "\(isOne ? "module" : "modules") \(modules) \(isOne ? "does" : "do") not exist here"
          + (missing.isEmpty
            ? "" : ", and may declare \(missing.prefix(5).joined(separator: ", "))")
          + "; expected \(isOne ? "its" : "their") sources by --library FOLDER, an app without "
          + "\(isOne ? "it" : "them"), or --stub FILE with \(declarations)"
          + imports.compactMap { Self.alternatives[$0.module] }.map { ". \($0)" }.joined()))
  }

  /// What takes the place of modules that many apps use.
  private static let alternatives = [
    "SwiftUI": "For SwiftUI, Segue has UIKit's view controllers and views"
  ]

  /// Returns the types that the compiler does not find, without those of Apple's frameworks that
  /// exist here. A name that begins with a lower-case letter is a member, such as one that a class of
  /// UIKit lacks, or a function.
  private static func undeclaredTypes(in errors: [Diagnostic]) -> [String] {
    var names: [String] = []
    for error in errors where error.message.hasPrefix("cannot find ") {
      guard let name = error.missingName, name.first?.isUppercase ?? false, !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names.filter { !$0.hasPrefix("UI") && !$0.hasPrefix("NS") && !$0.hasPrefix("CA") }
  }
}
