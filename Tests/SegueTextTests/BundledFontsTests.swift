// The fonts of a relocatable package, which are found below its own folder.

import Foundation
import SegueText
import Testing

@Suite struct BundledFontsTests {
  private static let installed = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  @Test("A package's copy is used where there is one, and the installed font otherwise")
  func copies() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inter = folder.appendingPathComponent("fonts/opentype/inter")
    try FileManager.default.createDirectory(at: inter, withIntermediateDirectories: true)
    let copy = inter.appendingPathComponent("Inter-Regular.otf")
    try Data("font".utf8).write(to: copy)
    #expect(BundledFonts.file(for: Self.installed, in: folder.path) == copy.path)
    let bold = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
    #expect(BundledFonts.file(for: bold, in: folder.path) == bold)
    #expect(BundledFonts.file(for: "/elsewhere/A.otf", in: folder.path) == "/elsewhere/A.otf")
  }

  @Test("Without a package the installed fonts are used")
  func none() {
    #expect(BundledFonts.file(for: Self.installed, in: nil) == Self.installed)
    #expect(BundledFonts.folder == nil)
  }
}
