// One clip that somebody wants.

import SegueDiagnostics

/// A clip of a batch, before it has a place.
package struct BatchItem: Sendable {
  /// Where its scene comes from.
  package var source: ClipSource
  /// Its own options, over those of the batch.
  package var options: ClipOptions
  /// The name of its scene, without folder and extension.
  package var name: String
  /// The folder in which it was found, below the one that was given; empty for the same.
  package var folder = ""
  /// What its row says, as words for names of outputs.
  package var words: [String: String] = [:]
  /// The output that a list gives it.
  package var output: String?
  /// Where it is listed.
  package var place: SourcePosition?

  /// A clip of a scene.
  package init(_ source: ClipSource, options: ClipOptions) {
    (self.source, self.options) = (source, options)
    name = Clip.stem(source.path)
  }

  /// What messages call it: its place in a list, or its scene.
  package var label: String { place.map { "\($0)" } ?? source.path }
}
