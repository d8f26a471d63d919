// Which files an error names as those that declare what is missing.

import ScratchFolders
import SegueDiagnostics
import SegueProgram
import Testing

@Suite struct MissingDeclarationTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    // The boundary of the project.
    try folder.write("Package.swift", "")
    try folder.write("A.swift", "final class Grid: UIViewController {}")
    try folder.write(
      "B.swift",
      """
      class Grid: UIViewController, UICollectionViewDataSource {}
      struct Theme { enum Side {} }
      extension UIView { func shake() {} }
      extension Theme { enum Edge {} }
      """)
  }

  private func advice(_ message: String) -> String? {
    let position = SourcePosition(file: folder("A.swift"), line: 1, column: 1)
    return MissingDeclarations.advice(
      on: [Diagnostic(.error, at: position, message)], of: [folder("A.swift")])?.message
  }

  @Test(
    "what the compiler does not find, and another file declares, is named with the file",
    arguments: [
      ("cannot find 'Theme' in scope", "Theme"),
      ("cannot find type 'Theme' in scope", "Theme"),
      ("value of type 'UIView' has no member 'shake'", "shake"),
      ("'Edge' is not a member type of struct 'App.Theme'", "Edge"),
    ])
  func found(message: String, name: String) throws {
    let text = try #require(advice(message))
    #expect(text.hasPrefix("other files declare what is missing: \(name) ("), "\(text)")
    #expect(text.contains("B.swift); expected them"), "\(text)")
  }

  @Test(
    "errors about other things, and names that the file declares itself, name no file",
    arguments: [
      "conformance of 'Grid' to protocol 'UICollectionViewDataSource' crosses into main "
        + "actor-isolated code and can cause data races",
      "cannot find 'Grid' in scope",
      "value of type 'UIView' has no member 'shakes'; did you mean 'shake'?",
      "cannot find 'Unknown' in scope",
    ])
  func others(message: String) {
    #expect(advice(message) == nil)
  }
}
