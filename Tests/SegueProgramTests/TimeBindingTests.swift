import Foundation
import ScratchFolders
import Testing

@testable import SegueProgram

struct TimeBindingTests {
  private func bindings(of code: String) throws -> String {
    let folder = try ScratchFolder()
    let path = folder("App.swift")
    try code.write(toFile: path, atomically: true, encoding: .utf8)
    return try ProgramSources([path], languageMode: "5").timeBindings
  }

  @Test func foldersOfURLAreBound() throws {
    let text = try bindings(of: "import UIKit\n")
    #expect(text.contains("static var documentsDirectory: Foundation.URL"))
    #expect(text.contains("static var cachesDirectory: Foundation.URL"))
  }

  @Test func aFolderThatTheCodeDeclaresItselfIsNotBound() throws {
    let text = try bindings(
      of: "extension URL {\n  static let documentsDirectory = URL(fileURLWithPath: \"/\")\n}\n")
    #expect(!text.contains("static var documentsDirectory: Foundation.URL"))
    #expect(text.contains("static var cachesDirectory: Foundation.URL"))
  }
}
