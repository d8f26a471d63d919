// The file that binds the code of a program to virtual time, and to settings and files of its own.

import Foundation
import UIKit

extension ProgramSources {
  /// The text of the file, without the folders of `URL` that the code declares itself, as code from
  /// before iOS 16 does.
  var timeBindings: String {
    let lines = SegueTimeBindings.source.split(separator: "\n", omittingEmptySubsequences: false)
    let names = Set(lines.compactMap(Self.folderName))
    let declared = (files + libraries).reduce(into: Set<Substring>()) { declared, file in
      declared.formUnion(file.declared(of: names))
    }
    return lines.filter { line in
      Self.folderName(in: line).map { !declared.contains($0) } ?? true
    }.joined(separator: "\n")
  }

  /// Returns the name of the folder that a line declares, or `nil`.
  private static func folderName(in line: Substring) -> Substring? {
    guard let start = line.firstRange(of: "static var ")?.upperBound,
      let end = line.firstRange(of: ": Foundation.URL")?.lowerBound
    else { return nil }
    return line[start..<end]
  }
}

extension ProgramSources.File {
  /// Returns those of the names that a static property in the text may have.
  fileprivate func declared(of names: Set<Substring>) -> Set<Substring> {
    (bytes + [0]).withUnsafeBytes { text in
      let text = text.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard let text, strstr(text, "static") != nil else { return [] }
      return names.filter { name in
        ["var", "let"].contains { strstr(text, "static \($0) \(name)") != nil }
      }
    }
  }
}
