// A program that consists of this command and of code of the user.

import CSegueProcess
import Foundation
import SegueWorld
import UIKit

/// The parts of a process that code of the user shares with the command.
@MainActor
enum UserProgram {
  /// The variable of the environment that names the folder for the files of apps.
  nonisolated static let folderVariable = "SEGUE_CONTAINERS"

  /// Has what the code prints written to the standard errors, its variables kept for each world, and
  /// its files written to the folder that the process that started this one provides.
  static func prepare() {
    segue_print_to_errors()
    ProgramVariables.shared = variables()
    SegueContainer.root = getenv(folderVariable).map { String(cString: $0) }
  }

  private static func variables() -> ProgramVariables? {
    var found: UnsafeMutablePointer<segue_region>?
    let count = segue_find_variables(&found)
    defer { free(found) }
    guard let found, count > 0 else { return nil }
    return ProgramVariables(
      UnsafeBufferPointer(start: found, count: count).map {
        UnsafeMutableRawBufferPointer(start: $0.start, count: $0.size)
      })
  }
}
