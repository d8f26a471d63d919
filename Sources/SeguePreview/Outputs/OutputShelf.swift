// The clips and stills that pages have asked for: files in a temporary folder, which the server sends
// and which is removed at the end.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles
import Synchronization

/// A folder of files that the preview has made.
final class OutputShelf: Sendable {
  /// The formats that can be rendered.
  static let formats: [OutputFormat] = [.mp4, .mov, .webm, .gif, .apng, .webp]

  /// The number of threads that draw the frames of a clip.
  let jobs: Int
  private let state = Mutex<(folder: String?, count: Int, names: Set<String>)>((nil, 0, []))

  /// Creates a shelf without a folder.
  init(jobs: Int) { self.jobs = jobs }

  /// Returns a number for a new file, and its path. The folder is created at the first use.
  /// - Parameter stem: The beginning of the name.
  /// - Throws: `Failure` if the folder cannot be created.
  func place(_ stem: String, _ suffix: String) throws(Failure) -> (
    job: Int, name: String, path: String
  ) {
    let result = state.withLock { state -> Result<(Int, String, String), Failure> in
      if state.folder == nil {
        let template = FileManager.default.temporaryDirectory.path + "/segue-preview-XXXXXX"
        var bytes = Array(template.utf8CString)
        guard mkdtemp(&bytes) != nil else {
          return .failure(
            Failure(.output, "\(template) cannot be created: \(errorText(errno))"))
        }
        state.folder = String(
          decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
      state.count += 1
      let name = "\(Self.plain(stem))-\(state.count).\(suffix)"
      state.names.insert(name)
      return .success((state.count, name, "\(state.folder ?? "")/\(name)"))
    }
    return try result.get()
  }

  /// Returns the path of a file of the shelf by its name, or `nil` if it has none.
  func path(of name: String) -> String? {
    state.withLock { state in
      guard let folder = state.folder, state.names.contains(name) else { return nil }
      return "\(folder)/\(name)"
    }
  }

  /// Removes the folder and everything in it.
  func remove() {
    state.withLock { state in
      if let folder = state.folder { try? FileManager.default.removeItem(atPath: folder) }
      (state.folder, state.names) = (nil, [])
    }
  }

  /// Returns a name whose characters mean nothing in addresses.
  private static func plain(_ stem: String) -> String {
    let kept = stem.unicodeScalars.filter {
      $0.isASCII
        && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-"
          || $0 == "_")
    }
    return kept.isEmpty ? "clip" : String(String.UnicodeScalarView(kept))
  }
}
