// The results of a batch as JSON. Equal results have equal text, in the order of the input.

import SegueClips
import SegueDiagnostics
import SegueFiles

/// Writes `manifest.json`.
package enum BatchManifest {
  /// The name of the manifest in the folder.
  package static let fileName = "manifest.json"

  /// Returns the manifest of the given results.
  package static func text(_ results: BatchResults, renderer: RendererVersion) -> String {
    let head: [(String, JSONText)] = [
      // First, since it is the mark of `GeneratedFile.Mark.object`.
      ("generator", .string("segue")), ("segue", .string(renderer.segue)),
      ("clips", .integer(results.outcomes.count)),
      ("rendered", .integer(results.count(.rendered))),
      ("copied", .integer(results.count(.copied))), ("unchanged", .integer(results.count(.kept))),
      ("failed", .integer(results.failures)), ("skipped", .integer(results.skipped)),
    ]
    let start = JSONText.object(head).compact.dropLast()
    // One line per clip, so that lines can be compared and searched.
    let lines = zip(results.plan.clips, results.outcomes).map { clip, outcome in
      outcome.json(clip).compact
    }
    return "\(start),\"results\":[\n\(lines.joined(separator: ",\n"))\n]}\n"
  }

  /// Writes the manifest into the batch's folder.
  /// - Throws: `FileError`.
  package static func write(_ results: BatchResults, renderer: RendererVersion) throws(FileError) {
    try AtomicFile.write(
      Array(text(results, renderer: renderer).utf8), to: "\(results.plan.folder)/\(fileName)",
      replacing: true)
  }
}

extension ClipOutcome {
  /// Returns the outcome as JSON.
  package func json(_ clip: BatchClip) -> JSONText {
    var pairs: [(String, JSONText)] = [("output", .string(clip.output))]
    pairs.append(("scene", .string(clip.item.source.path)))
    if let place = clip.item.place { pairs.append(("row", .string("\(place.file):\(place.line)"))) }
    switch state {
    case .done(let record, let making):
      pairs += [
        ("status", .string("done")), ("made", .string(making.rawValue)),
        ("frames", .integer(record.frames)), ("seconds", .number(record.seconds)),
        ("width", .integer(record.width)), ("height", .integer(record.height)),
        ("bytes", .integer(record.bytes)), ("sha256", .string(record.hash)),
        ("inputs", .string(record.inputs.digest)),
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
