// What `segue doctor` reports: one line for each thing that commands may need from the system.

import SegueDiagnostics

/// The result of one check of the system.
struct SystemCheck {
  /// What a check found.
  enum State: String {
    /// It works.
    case ok
    /// It is missing; only what needs it is affected.
    case missing
    /// It is missing, and no clip can be made without it.
    case required = "MISSING"
  }

  /// The group of the check, such as `encoder`.
  let area: String
  /// What was checked, such as `H.264`.
  let name: String
  let state: State
  /// What was found, or what does not work without it.
  let detail: String
  /// The line that mends it; `nil` if nothing is to be mended.
  let remedy: String?

  /// Creates a result for something that is there.
  static func found(_ area: String, _ name: String, _ detail: String) -> SystemCheck {
    SystemCheck(area: area, name: name, state: .ok, detail: detail, remedy: nil)
  }

  /// Creates a result for something that is missing.
  static func missing(
    _ area: String, _ name: String, _ detail: String, remedy: String, isRequired: Bool = false
  ) -> SystemCheck {
    SystemCheck(
      area: area, name: name, state: isRequired ? .required : .missing, detail: detail,
      remedy: remedy)
  }

  /// The cells of the table.
  var cells: [String] { [area, name, state.rawValue, detail, remedy ?? ""] }

  /// The result as JSON.
  var json: JSONText {
    .object([
      ("area", .string(area)), ("name", .string(name)), ("ok", .bool(state == .ok)),
      ("required", .bool(state == .required)), ("detail", .string(detail)),
      ("remedy", remedy.map { .string($0) } ?? .null),
    ])
  }
}
