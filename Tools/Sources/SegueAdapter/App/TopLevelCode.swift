// The statements of an app's `main.swift`. Another file starts the program, so they become the
// bodies of functions, which that file calls first. Declarations stay where they are.

import SwiftSyntax

/// The statements outside of declarations in one file.
struct TopLevelCode {
  /// The insertions that make functions of the statements.
  private(set) var edits: [SourceEdit] = []
  /// The number of the functions.
  private(set) var count = 0

  /// Reads the file at `path`, which has such statements if its name is `main.swift`.
  init(_ tree: SourceFileSyntax, path: String) {
    guard path.split(separator: "/").last == "main.swift" else { return }
    var run: (start: Int, end: Int)?
    for item in tree.statements {
      if case .decl = item.item {
        close(&run)
        continue
      }
      let bytes = item.bytes
      guard !bytes.isEmpty else { continue }
      run = (run?.start ?? bytes.lowerBound, bytes.upperBound)
    }
    close(&run)
  }

  private mutating func close(_ run: inout (start: Int, end: Int)?) {
    guard let (start, end) = run else { return }
    edits.append(
      SourceEdit(start..<start, "@MainActor func \(Self.name(count))() throws { "))
    edits.append(SourceEdit(end..<end, " }"))
    count += 1
    run = nil
  }

  /// The name of the function with the given number.
  static func name(_ number: Int) -> String { "__segueTopLevel\(number)" }
}
