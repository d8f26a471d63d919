// What is said about the modules that an app imports and that do not exist here.

import SegueDiagnostics
import Testing

@testable import SegueProgram
@testable import SegueProjects

@Suite struct AppProblemTests {
  /// The message about an app that imports Photos, and in which the compiler does not find the given
  /// names.
  private func message(missing names: String...) throws -> String? {
    let project = AppProject(name: "App", productName: "App", moduleName: "App", path: "App")
    let report = """
      {"app": {"absentImports": [{"module": "Photos", "path": "A.swift",
      "place": {"line": 1, "column": 8}}]}}
      """
    let lines = names.map { "A.swift:3:5: error: cannot find '\($0)' in scope\n" }.joined()
    let files = try ProgramReport(Array(#"{"files": []}"#.utf8))
    let problems = AppProblems(project, try AppReport(Array(report.utf8)))
    return problems.diagnostics(CompilerMessages(lines, report: files)).last?.message
  }

  @Test("types that are not found may be those of a missing module")
  func types() throws {
    let text = try message(missing: "restoresFocus", "Album", "Moment") ?? ""
    #expect(
      text.hasPrefix("module Photos does not exist here, and may declare Album, Moment; expected"),
      "\(text)")
    #expect(text.hasSuffix("--stub FILE with declarations such as `class Album {}`"), "\(text)")
  }

  @Test("the module is named among the errors that are shown, however many there are")
  func many() throws {
    let project = AppProject(name: "App", productName: "App", moduleName: "App", path: "App")
    let report = """
      {"app": {"absentImports": [{"module": "Photos", "path": "A.swift",
      "place": {"line": 1, "column": 8}}]}}
      """
    let lines = (1...60).map { "A.swift:\($0):5: error: cannot find 'Album\($0)' in scope\n" }
    let files = try ProgramReport(Array(#"{"files": []}"#.utf8))
    let problems = AppProblems(project, try AppReport(Array(report.utf8)))
    let all = problems.diagnostics(CompilerMessages(lines.joined(), report: files))
    #expect(all.count == 61)
    let shown = all.prefix(Failure.maximumDiagnostics)
    #expect(shown.last?.message.hasPrefix("module Photos does not exist here") == true)
  }

  @Test("members and functions that are not found are no types of a missing module")
  func members() throws {
    let expected =
      "module Photos does not exist here; expected its sources by --library FOLDER, an app without it, "
      + "or --stub FILE with the declarations that the app uses"
    #expect(try message(missing: "focusGroupIdentifier", "restoresFocus") == expected)
  }
}
