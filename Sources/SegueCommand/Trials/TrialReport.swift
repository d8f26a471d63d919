// `segue try --goldens FOLDER --report FOLDER`: what `segue golden verify --report` writes about scenes.

import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueGoldens
import SegueTrial

/// The report of transitions that are compared with their goldens.
struct TrialReport {
  private let path: String
  private let replaces: Bool

  /// Creates the report that a command asks for, or `nil` if it asks for none.
  init?(_ command: TryCommand) {
    guard let path = command.report else { return nil }
    (self.path, replaces) = (path, command.destination.force)
  }

  /// Checks, before anything is rendered, that the report replaces nothing that segue has not
  /// written.
  func check(_ families: [TrialFamily]) throws(Failure) {
    do throws(FileError) {
      try OutputChecks.checkParent(of: path)
      try GoldenReport.check(path, clips: families.map(\.name), replacing: replaces)
    } catch { throw Failure.ofOutput(error) }
  }

  /// Writes the report.
  @MainActor
  func write(_ results: GoldenResults) throws {
    do {
      let sheet = try ContactSheet(results.verdicts).png()
      try GoldenReport(results).write(to: path, contactSheet: sheet)
    } catch { throw Failure.ofOutput(error) }
  }
}
