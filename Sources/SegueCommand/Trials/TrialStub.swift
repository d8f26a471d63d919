// The stub: a source file that users complete when a program cannot be built without it.

import Foundation
import SegueDiagnostics
import SegueFiles
import SegueProgram

/// The source of functions that create objects which cannot be created otherwise.
struct TrialStub {
  private let rejections: [ProgramReport.Rejection]

  init(_ rejections: [ProgramReport.Rejection]) { self.rejections = rejections }

  /// Writes the file unless it exists, and returns a description of what to do next.
  func written(to path: String?) throws -> String {
    guard let path else {
      return
        "expected --stub FILE: a template for you to complete is written there and used from then "
        + "on"
    }
    guard access(path, F_OK) != 0 else {
      let names = rejections.map(functionName).joined(separator: ", ")
      return "\(path) does not create all objects; expected it to define \(names)"
    }
    try AtomicFile.write(Array(text.utf8), to: path, replacing: false)
    return "\(path) was written; complete it and run the same command again"
  }

  private func functionName(_ rejection: ProgramReport.Rejection) -> String {
    "make" + rejection.type.filter { $0 != "." }
  }

  private var text: String {
    let functions = rejections.map { rejection in
      """

      @MainActor func \(functionName(rejection))(_ context: TrialContext) -> \(rejection.type) {
        \(rejection.type)(\(rejection.arguments))
      }

      """
    }
    return """
      // Functions that create the objects segue try cannot create itself. `context` has `from` and
      // `to`, the two view controllers; `isForward`, which is true when presenting or pushing; and `rect`,
      // `view`, and `image`, which are values to use.

      import SegueTrial
      import UIKit

      """ + functions.joined()
  }
}
