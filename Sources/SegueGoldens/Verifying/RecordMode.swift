// The modes in which goldens are written. By default they are never written, and never in CI.

/// The modes that determine when goldens are written, named as in other snapshot testing tools.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Goldens are never written.
  case never
  /// A golden is written if it does not exist.
  case missing
  /// A golden is written if it does not exist or the clip differs.
  case failed
  /// Goldens are always written.
  case all

  /// The name of the environment variable that sets the mode.
  public static let variable = "SEGUE_RECORD"

  /// Returns the effective mode: the requested one, otherwise that of the environment, otherwise
  /// `never`. In CI, always `never`.
  /// - Parameter environment: The value of `SEGUE_RECORD`. `1` means `all`.
  /// - Throws: `GoldenError` if the environment has another value.
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
