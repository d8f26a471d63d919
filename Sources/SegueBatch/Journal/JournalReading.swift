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

  /// The renderers by the names that records have for them.
  private var named: [String: RendererVersion] = [:]

  /// Reads records.
  /// - Parameters:
  ///   - remains: The damaged lines. The outputs that are legible in them are claimed, so that a clip
  ///     whose record is lost is made again, and its file is not taken for someone else's.
  ///   - renderer: A renderer that is known even if no record describes it.
  init(_ records: [String], remains: [String] = [], renderer: RendererVersion?) {
    if let renderer { named[JournalEntry.id(of: renderer)] = renderer }
    for record in records where !take(record) { unreadable += 1 }
    for line in remains { claimed.formUnion(LegibleOutputs.names(in: line)) }
  }

  /// Returns the clip in a record, or `nil` if the record is of another form.
  static func clip(in record: String, renderers: [String: RendererVersion]) -> ClipRecord? {
    let parts = record.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[0] == "made", let renderer = renderers[String(parts[1])],
      let node = try? JSONReader.read(Array(parts[2].utf8))
    else { return nil }
    return ClipRecord(node, renderer: renderer)
  }

  /// The minimum set of records with the same state.
  var kept: [String] {
    let versions = Set(made.values.map { JournalEntry.id(of: $0.inputs.renderer) })
    let renderers = named.filter { versions.contains($0.key) }
      .sorted { $0.key < $1.key }.map { JournalEntry.renderer($0.value).text }
    let claims = claimed.isEmpty ? [] : JournalEntry.claims(claimed.sorted())
    return claims + renderers
      + made.sorted { $0.key < $1.key }.map { JournalEntry.made($0.value).text }
  }

  private mutating func take(_ record: String) -> Bool {
    let parts = record.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return false }
    if parts[0] == "claim" { return takeClaim(parts[1]) }
    if parts[0] == "made" { return takeClip(record) }
    let rest = parts[1].split(separator: " ", maxSplits: 1)
    guard rest.count == 2, let node = try? JSONReader.read(Array(rest[1].utf8)) else {
      return false
    }
    switch parts[0] {
    case "renderer":
      guard let renderer = RendererVersion(node) else { return false }
      renderers[String(rest[0])] = renderer
      named[String(rest[0])] = renderer
    default: return false
    }
    return true
  }

  private mutating func takeClip(_ record: String) -> Bool {
    guard let clip = Self.clip(in: record, renderers: named) else {
      claimOutput(ofUnreadable: record)
      return false
    }
    made[clip.output] = clip
    claimed.insert(clip.output)
    return true
  }

  /// Claims the output of a clip whose renderer is not known. The clip has to be made again.
  private mutating func claimOutput(ofUnreadable record: String) {
    let parts = record.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let node = try? JSONReader.read(Array(parts[2].utf8)),
      let output = node["output"]?.string
    else { return }
    claimed.insert(output)
  }

  private mutating func takeClaim(_ text: Substring) -> Bool {
    guard let elements = try? JSONReader.read(Array(text.utf8)).items else { return false }
    claimed.formUnion(elements.compactMap(\.string))
    return true
  }
}
