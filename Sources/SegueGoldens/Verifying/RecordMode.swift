// When goldens are written. Never, unless somebody asks; and never where nobody looks.

/// When a golden is written, in the words of other snapshot tools.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Never.
  case never
  /// When there is none.
  case missing
  /// When there is none, or the clip differs.
  case failed
  /// Always.
  case all

  /// The variable of the environment that says it.
  public static let variable = "SEGUE_RECORD"

  /// What holds: what was asked for, else what the environment says, else never; under `CI` never.
  /// - Parameter environment: The value of `SEGUE_RECORD`; `1` stands for `all`.
  /// - Throws: `GoldenError` if the environment says something else.
  public static func effective(_ asked: RecordMode?, environment: String?, isCI: Bool)
    throws(GoldenError) -> RecordMode
  {
    if isCI { return .never }
    if let asked { return asked }
    guard let environment, !environment.isEmpty else { return .never }
    if environment == "1" { return .all }
    guard let mode = RecordMode(rawValue: environment) else {
      let expected = allCases.map(\.rawValue).joined(separator: ", ")
      throw GoldenError(.usage, "\(variable) is '\(environment)'; expected \(expected)")
    }
    return mode
  }
}
