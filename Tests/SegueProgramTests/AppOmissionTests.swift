// What is left out of an app's program, and what is said about it.

import ScratchFolders
import SegueDiagnostics
import Testing

@testable import SegueProgram
@testable import SegueProjects

@Suite struct AppOmissionTests {
  /// An app of one file that imports the module `Kit`.
  private func project(in folder: ScratchFolder) throws -> AppProject {
    try AppProject.read(folder("App"), libraries: [folder("Kit")])
  }

  private func folder() throws -> ScratchFolder {
    try ScratchFolder(["App/App.swift": "import Kit", "Kit/Kit.swift": "", "Kit/More.swift": ""])
  }

  private func messages(_ lines: String...) throws -> CompilerMessages {
    CompilerMessages(
      lines.map { $0 + "\n" }.joined(), report: try ProgramReport(Array(#"{"files": []}"#.utf8)))
  }

  @Test("code of named libraries is left out in three steps, and that of the app is not")
  func libraries() throws {
    let folder = try folder()
    let project = try project(in: folder)
    #expect(project.librarySources == [folder("Kit/Kit.swift"), folder("Kit/More.swift")])
    let (kit, app) = (folder("Kit/Kit.swift"), folder("App/App.swift"))
    var omissions = AppOmissions()
    let errors = try messages(
      "\(app):1:1: error: no", "\(kit):7:3: error: cannot find 'x' in scope",
      "\(kit):9:1: error: no")
    var adds = [omissions.add(errors, unneeded: [], in: project)]
    #expect(omissions.options == ["--hollow", "7:\(kit)", "--hollow", "9:\(kit)"])
    #expect(
      omissions.libraryNote?.hasPrefix(
        "\(kit):7:3: cannot find 'x' in scope; this and another line of libraries cannot") == true)
    for _ in 0..<3 { adds.append(omissions.add(errors, unneeded: [], in: project)) }
    #expect(adds == [true, true, true, false])
    var own = AppOmissions()
    let isOwnLeftOut = own.add(try messages("\(app):1:1: error: no"), unneeded: [], in: project)
    #expect(!isOwnLeftOut)
    #expect(own.libraryNote == nil && own.options.isEmpty)
  }

  @Test("files that are not needed are left out before code of libraries")
  func files() throws {
    let folder = try folder()
    let project = try project(in: folder)
    let error = Diagnostic(
      .error, at: SourcePosition(file: folder("Kit/More.swift"), line: 1, column: 1), "no")
    var omissions = AppOmissions()
    let errors = try messages("\(folder("Kit/More.swift")):1:1: error: no")
    let isLeftOut = omissions.add(errors, unneeded: [error], in: project)
    #expect(isLeftOut)
    #expect(omissions.options == ["--aside", folder("Kit/More.swift")])
    #expect(omissions.isAside(folder("Kit/More.swift")) && !omissions.isAside(nil))
    // An error that remains is not left out again and again.
    let (app, others) = (try messages("\(folder("App/App.swift")):1:1: error: no"), [error])
    let isAgain = omissions.add(app, unneeded: others, in: project)
    #expect(!isAgain)
  }

  @Test(
    "what serves SwiftUI is named, up to six declarations",
    arguments: [
      (1, "A.swift:2:3: V0 only serves SwiftUI, which does not exist here, and is left out"),
      (2, "A.swift:2:3: V0, V1 only serve SwiftUI, which does not exist here, and are left out"),
      (
        8,
        "A.swift:2:3: V0, V1, V2, V3, V4, V5 and 2 other declarations only serve SwiftUI, which does not "
          + "exist here, and are left out"
      ),
    ])
  func swiftUI(_ count: Int, _ expected: String) throws {
    let items = (0..<count).map {
      #"{"name": "V\#($0)", "path": "A.swift", "place": {"line": 2, "column": 3}}"#
    }
    let report = try ProgramReport(
      Array(#"{"files": [], "leftOut": [\#(items.joined(separator: ","))]}"#.utf8))
    #expect(report.leftOutNote == expected)
  }

  @Test("the libraries of tried files are those that they import, and what these import")
  func modules() throws {
    let folder = try ScratchFolder([
      "A.swift": "import Kit", "Libs/Kit/Kit.swift": "import Base", "Libs/Base/Base.swift": "",
      "Libs/Other/Other.swift": "",
    ])
    let found = try AppProject.modules(importedBy: [folder("A.swift")], in: [folder("Libs")])
    #expect(found.names == ["Kit", "Base"])
    #expect(found.sources == [folder("Libs/Kit/Kit.swift"), folder("Libs/Base/Base.swift")])
  }
}
