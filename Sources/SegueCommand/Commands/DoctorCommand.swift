// `segue doctor`: what works on this machine, and how to get what does not.

import ArgumentParser
import SegueDiagnostics

/// Checks what the system provides.
struct DoctorCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check codecs, fonts, the Swift toolchain, and memory, and print what to install.",
    discussion: """
      Prints a table: what was checked, whether it is installed, and the command that installs it if \
      it is not. The exit code is 0 if H.264 and the font of the interface, which every clip needs, \
      are installed, and 1 otherwise.
      """.examples(
        "segue doctor",
        "segue doctor --json"))

  @Flag(help: "Print JSON.")
  var json = false

  func perform(in session: Session) throws {
    let checks =
      CodecChecks.results + FontChecks.results + ToolchainChecks.results + MachineChecks.results
    let needed = checks.filter { $0.state == .required }
    if json {
      let result = JSONText.object([
        ("ok", .bool(needed.isEmpty)), ("checks", .array(checks.map(\.json))),
      ])
      try session.console.write(result.compact + "\n")
    } else {
      for line in TextTable(rows: checks.map(\.cells)).lines {
        try session.console.write(line + "\n")
      }
      try session.console.write(summary(checks, needed) + "\n")
    }
    if !needed.isEmpty { throw SilentExit(code: .mismatch) }
  }

  private func summary(_ checks: [SystemCheck], _ needed: [SystemCheck]) -> String {
    guard needed.isEmpty else {
      return "\nEvery clip needs \(needed.map(\.name).joined(separator: " and ")): "
        + needed.compactMap(\.remedy).joined(separator: "; ")
    }
    let missing = checks.filter { $0.state == .missing }.count
    let rest =
      missing == 0
      ? ""
      : " \(missing == 1 ? "One thing is" : "\(missing) things are") missing that only some need."
    return "\nEverything is here that every clip needs.\(rest)"
  }
}
