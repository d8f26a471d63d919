// The first half of reading a scene, for tools that look at files as such.

import SegueDiagnostics

/// Reads a scene's text without asking what it means.
package enum SceneReader {
  /// The values of `bytes`, YAML or JSON.
  /// - Throws: `Failure` for the first thing that cannot be read, or for everything that can be read
  ///   but is no value of a scene.
  package static func value(of bytes: [UInt8], named file: String) throws(Failure) -> SceneValue {
    var problems = Problems()
    let value = try SceneParser.parse(bytes, file: file, problems: &problems)
    if let failure = problems.failure { throw failure }
    return value
  }
}
