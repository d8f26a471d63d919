// The state that results from the lines of a journal.

import SegueClips
import SegueDiagnostics

/// The accumulated state of a journal's records.
struct JournalReading {
  private(set) var made: [String: ClipRecord] = [:]
  private(set) var claimed: Set<String> = []
  private(set) var renderers: [String: RendererVersion] = [:]
  /// The number of records that are not of a known form.
  private(set) var unreadable = 0

  init(_ records: [String]) {
    for record in records where !take(record) { unreadable += 1 }
  }

  /// The minimum set of records with the same state.
  var kept: [String] {
    let versions = Set(made.values.map { JournalEntry.id(of: $0.inputs.renderer) })
    let renderers = renderers.filter { versions.contains($0.key) }
      .sorted { $0.key < $1.key }.map { JournalEntry.renderer($0.value).text }
    let claims = claimed.isEmpty ? [] : [JournalEntry.claim(claimed.sorted()).text]
    return claims + renderers
      + made.sorted { $0.key < $1.key }.map { JournalEntry.made($0.value).text }
  }

  private mutating func take(_ record: String) -> Bool {
    let parts = record.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return false }
    if parts[0] == "claim" { return takeClaim(parts[1]) }
    let rest = parts[1].split(separator: " ", maxSplits: 1)
    guard rest.count == 2, let node = try? JSONReader.read(Array(rest[1].utf8)) else {
      return false
    }
    switch parts[0] {
    case "renderer":
      guard let renderer = RendererVersion(node) else { return false }
      renderers[String(rest[0])] = renderer
    case "made":
      guard let renderer = renderers[String(rest[0])],
        let clip = ClipRecord(node, renderer: renderer)
      else { return false }
      made[clip.output] = clip
      claimed.insert(clip.output)
    default: return false
    }
    return true
  }

  private mutating func takeClaim(_ text: Substring) -> Bool {
    guard let elements = try? JSONReader.read(Array(text.utf8)).items else { return false }
    claimed.formUnion(elements.compactMap(\.string))
    return true
  }
}
