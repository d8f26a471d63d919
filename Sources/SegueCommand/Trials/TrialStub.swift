// A file for people to complete, where a program cannot be made without them.

import Foundation
import SegueDiagnostics
import SegueFiles
import SegueProgram

/// The functions that make what cannot be made otherwise.
struct TrialStub {
  private let refusals: [ProgramReport.Refusal]

  init(_ refusals: [ProgramReport.Refusal]) { self.refusals = refusals }

  /// Writes the file unless it is there; returns what to do next.
  func written(to path: String?) throws -> String {
    guard let path else {
      return "expected --stub FILE: it is written for you to complete, and used from then on"
    }
    guard access(path, F_OK) != 0 else {
      let names = refusals.map(functionName).joined(separator: ", ")
      return "\(path) does not make it; expected \(names) in it"
    }
    try AtomicFile.write(Array(text.utf8), to: path, replacing: false)
    return "\(path) has been written; complete it, and run the same command again"
  }

  private func functionName(_ refusal: ProgramReport.Refusal) -> String {
    "make" + refusal.type.filter { $0 != "." }
  }

  private var text: String {
    let functions = refusals.map { refusal in
      """

      @MainActor func \(functionName(refusal))(_ situation: TrialSituation) -> \(refusal.type) {
        \(refusal.type)(\(refusal.arguments))
      }

      """
    }
    return """
      // How segue try is to make what it cannot make by itself. `situation` has `from` and `to`, the two
      // controllers; `isThere`, whether it presents or pushes; and `rect`, `view`, `image` to use.

      import SegueTrial
      import UIKit

      """ + functions.joined()
  }
}
