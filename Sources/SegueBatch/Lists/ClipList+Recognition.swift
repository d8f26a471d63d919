// The recognition of lists among the files that a command line names.

import SegueClips
import SegueDiagnostics

extension ClipList {
  /// Returns a Boolean value that indicates whether the file at `path` is a list rather than a
  /// scene. This depends on the filename extension and, for YAML and JSON, on the absence of the
  /// key `segue`.
  package static func isList(_ path: String) throws(Failure) -> Bool {
    switch TableReader.Form(path: path) {
    case .csv, .lines: return true
    case nil: return false
    case .json, .yaml:
      return try !SceneRecognition.hasKey(read(path))
    }
  }

  /// Returns a Boolean value that indicates whether the file at `path`, which could not be read as a
  /// list, is meant to be one: by its filename extension, or since it begins like a list or with the
  /// key `clips`. Otherwise it is a scene with mistakes.
  static func resemblesList(_ path: String) -> Bool {
    switch TableReader.Form(path: path) {
    case .csv, .lines: return true
    case nil: return false
    case .json, .yaml:
      guard let bytes = try? read(path) else { return false }
      let lines = bytes.split(separator: 0x0A)
      let start = lines.lazy.map { $0.filter { ![0x20, 0x09, 0x0D].contains($0) } }
        .filter { !$0.starts(with: "#".utf8) && !$0.starts(with: "---".utf8) }.prefix(2).joined()
      return ["[", "-", "{\"clips\":"].contains { start.starts(with: $0.utf8) }
        || lines.contains { $0.starts(with: "clips:".utf8) }
    }
  }
}
