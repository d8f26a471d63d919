// What the adapter says about an app, beside what it says about every program.

import SegueDiagnostics

/// The part of the adapter's report that is about an app.
struct AppReport {
  /// The name of the class of the app's delegate, or `nil` if the app has none.
  var delegate: String?
  /// The SwiftUI type that starts the app, or `nil`.
  var swiftUIApp: String?
  /// The names of the classes of scene delegates.
  var sceneDelegates: [String] = []
  /// The imports of modules that do not exist here.
  var absentImports: [AbsentImport] = []

  /// An import of a module that does not exist here.
  struct AbsentImport {
    var module: String
    var position: SourcePosition
  }

  /// Parses the adapter's output.
  /// - Throws: `ProgramError` if it is not a report.
  init(_ bytes: [UInt8]) throws(ProgramError) {
    let root: JSONNode
    do throws(JSONFault) { root = try JSONReader.read(bytes) } catch {
      throw ProgramError(.bug, "the adapter's report cannot be read: \(error)")
    }
    delegate = root["delegate"]?.string
    guard let app = root["app"] else { return }
    swiftUIApp = app["swiftUIApp"]?.string
    sceneDelegates = app.list("sceneDelegates").compactMap(\.string)
    absentImports = app.list("absentImports").map {
      AbsentImport(module: $0.text("module"), position: $0.position)
    }
  }
}
