// The first stage of reading a scene, for tools that process files without interpreting them.

import SegueDiagnostics

/// Reads the values of a scene file without interpreting them.
package enum SceneReader {
  /// Returns the values of a YAML or JSON text.
  /// - Throws: `Failure` for the first syntax error, or for all values that are well-formed but not
  ///   permitted in a scene.
  package static func value(of bytes: [UInt8], named file: String) throws(Failure) -> SceneValue {
    var problems = Problems()
    let value = try SceneParser.parse(bytes, file: file, problems: &problems)
    if let failure = problems.failure { throw failure }
    return value
  }
}
