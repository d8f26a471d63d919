// The results of a batch as JSON. Equal results have equal text, in the order of the input.

import SegueClips
import SegueDiagnostics
import SegueFiles

/// Writes `manifest.json`.
package enum BatchManifest {
  /// The name of the manifest in the folder.
  package static let fileName = "manifest.json"

  /// Passes the manifest of the given results to `take`, in pieces.
  package static func write<Fault: Error>(
    _ results: BatchResults, renderer: RendererVersion, to take: (String) throws(Fault) -> Void
  ) throws(Fault) {
    let head: [(String, JSONText)] = [
      // First, since it is the mark of `GeneratedFile.Mark.object`.
      ("generator", .string("segue")), ("segue", .string(renderer.segue)),
      ("clips", .integer(results.outcomes.count)),
      ("rendered", .integer(results.count(.rendered))),
      ("copied", .integer(results.count(.copied))), ("unchanged", .integer(results.count(.kept))),
      ("failed", .integer(results.failures)), ("skipped", .integer(results.skipped)),
    ]
    let start = JSONText.object(head).compact.dropLast()
    try take("\(start),\"results\":[")
    // One line per clip, so that lines can be compared and searched.
    var separator = "\n"
    for (clip, outcome) in zip(results.plan.clips, results.outcomes) {
      try take(separator + outcome.json(clip).compact)
      separator = ",\n"
    }
    try take("\n]}\n")
  }

  /// Writes the manifest into the batch's folder.
  /// - Throws: `FileError`.
  package static func write(_ results: BatchResults, renderer: RendererVersion) throws(FileError) {
    let path = "\(results.plan.folder)/\(fileName)"
    try BufferedOutput.replaceFile(at: path) { output throws(FileError) in
      try write(results, renderer: renderer) { text throws(FileError) in try output.write(text) }
    }
  }
}

extension ClipOutcome {
  /// Returns the outcome as JSON.
  package func json(_ clip: BatchClip) -> JSONText {
    var pairs: [(String, JSONText)] = [("output", .string(clip.output))]
    pairs.append(("scene", .string(clip.item.source.path)))
    if let place = clip.item.place { pairs.append(("row", .string("\(place.file):\(place.line)"))) }
    if let row = clip.item.row { pairs.append(("rowNumber", .integer(row))) }
    switch state {
    case .done(let clip, let making):
      pairs += [
        ("status", .string("done")), ("made", .string(making.rawValue)),
        ("frames", .integer(clip.frames)), ("seconds", .number(clip.seconds)),
        ("width", .integer(clip.width)), ("height", .integer(clip.height)),
        ("bytes", .integer(clip.bytes)), ("sha256", .string(clip.hash.hex)),
        ("inputs", .string(clip.inputs.hex)),
      ]
    case .failed(let failure):
      pairs += [
        ("status", .string("failed")), ("exitCode", .integer(Int(failure.exitCode.rawValue))),
        ("errors", .array(failure.lines.map { .string($0) })),
      ]
    case .skipped: pairs.append(("status", .string("skipped")))
    }
    if !changes.isEmpty { pairs.append(("changes", .array(changes.map { .string($0) }))) }
    if retries > 0 { pairs.append(("retries", .integer(retries))) }
    return .object(pairs)
  }
}
