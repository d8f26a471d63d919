// One requested clip.

import SegueClips
import SegueDiagnostics

/// A clip of a batch, before it is assigned an output.
package struct BatchItem: Sendable {
  /// The source of the scene.
  package var source: ClipSource
  /// The options of the clip, which include those of the batch.
  package var options: ClipOptions
  /// The name of the scene, without folder and filename extension.
  package var name: String
  /// The folder in which the scene was found, relative to the given one. Empty if it is the same.
  package var folder = ""
  /// The values of the clip's row as text, for names of outputs.
  package var words: [String: String] = [:]
  /// The output that a list specifies, or `nil`.
  package var output: String?
  /// The position in the list, or `nil`.
  package var place: SourcePosition?
  /// The number of the row, counted from 1, if other rows are on the same line.
  package var row: Int?

  /// Creates a clip of a scene.
  package init(_ source: ClipSource, options: ClipOptions) {
    (self.source, self.options) = (source, options)
    name = Clip.stem(source.path)
  }

  /// The name in messages: the position in a list, or the path of the scene.
  package var label: String {
    guard let place else { return source.path }
    return row.map { "row \($0) at \(place)" } ?? "\(place)"
  }

  /// Returns a message about the clip for its place, which may not identify it.
  func message(_ text: String) -> String { row.map { "row \($0): \(text)" } ?? text }
}
