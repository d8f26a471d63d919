// Names of files that are always PNG.

import SegueClips
import SegueDiagnostics

/// The name of a file that is a PNG, whatever it is called.
enum PNGName {
  /// Returns the problem of a name that promises another format that can be written, or `nil`.
  /// - Parameters:
  ///   - option: The option that gives the name.
  ///   - noun: What the file contains, with its article.
  static func problem(of path: String, for option: String, _ noun: String) -> String? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let suffix = path[path.index(after: dot)...].lowercased()
    guard suffix != "png", OutputFormat.isKnown(suffix: suffix) else { return nil }
    return "\(option) is \(QuotedText.escaped(path)), and \(noun) is a PNG; expected a name that "
      + "ends in .png"
  }
}
