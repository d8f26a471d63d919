// A folder for one test that is removed after the test, with a small scene in it.

import Foundation

/// A folder that is removed with its last reference.
package final class ScratchFolder: Sendable {
  /// The path of the folder.
  package let path: String

  /// Creates an empty folder.
  package init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  /// Creates a folder with the given texts at paths, whose folders are created.
  package convenience init(_ files: [String: String]) throws {
    try self.init()
    for (path, text) in files {
      let url = URL(filePath: self(path))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  package func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and returns its path.
  @discardableResult
  package func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: self(name)))
    return self(name)
  }

  /// Returns the contents of a file.
  package func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: self(name)))
  }

  /// Returns the bytes of a file.
  package func bytes(_ name: String) throws -> [UInt8] { [UInt8](try data(name)) }

  /// Returns the text of a file.
  package func text(_ name: String) throws -> String {
    String(decoding: try data(name), as: UTF8.self)
  }

  /// The names of the files in the folder, sorted, hidden files included; empty if it cannot be
  /// read.
  package var contents: [String] { (try? names()) ?? [] }

  /// The names of the files in the folder and its subfolders, hidden files included.
  package func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self(folder)).sorted()
  }

  /// A scene that displays, slides for half a second and returns: 36 frames of 40 x 60 pixels.
  package func scene(_ name: String = "small.yaml", hold: Double = 0.1, canvas: String = "") throws
    -> String
  {
    try write(
      name,
      """
      segue: 1
      canvas: { width: 40, height: 60, scale: 1, fps: 30, background: "#000000"\(canvas) }
      screens:
        below:
          background: "#1E5AA0"
          views: [{ id: card, frame: [5, 5, 30, 20], background: "#FFFFFF", cornerRadius: 6 }]
        above:
          background: "#F2F2F7"
          views: [{ id: dot, frame: [10, 30, 20, 20], background: "#D04020", cornerRadius: 10 }]
      script:
        - show: below
        - wait: \(hold)
        - present: above
          transition: slideDown
        - dismiss: above
          transition: slideDown
        - wait: 0.1
      """)
  }
}
