// The reasons why pixels differ, as far as they can be determined: other fonts, the first instant
// at which a layer is at another position, attributes that have changed, and changes of the script.

/// Determines what has changed beneath the pixels.
struct GoldenCause {
  let golden: Golden
  let steps: [String]
  let curves: MotionCurves
  let fonts: [GoldenFont]
  /// The number of current frames whose layers can be read. 0 if the frames are at other instants
  /// than the golden's.
  let frameCount: Int

  /// The maximum number of attributes that are reported.
  private static let maximumAttributes = 5

  /// The causes: one line for each font, one for the layers, some for attributes, and one for each
  /// step whose text has changed.
  var lines: [String] {
    changedFonts + [motion].compactMap { $0 } + changedAttributes + changedSteps
  }

  // MARK: Layers

  private var now: [String: LayerCurves] {
    Dictionary(curves.layers.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func place(_ frame: Int) -> String {
    "frame \(frame) (t \(ClipComparison.rounded(golden.seconds(frame))))"
  }

  /// The first changed property: `frame 14 (t 0.233): window/detail: transform.ty -122.4, golden
  /// -131.8`.
  private var motion: String? {
    let now = now
    for (index, frame) in golden.curves.instants.enumerated() where frame < frameCount {
      let changes = changes(at: index, now)
      guard let first = changes.first else { continue }
      let others = changes.count - 1
      return "\(place(frame)): \(first)" + (others > 0 ? ", and \(others) more" : "")
    }
    return nil
  }

  /// Returns the differences at an instant, parents first.
  private func changes(at index: Int, _ now: [String: LayerCurves]) -> [String] {
    var result: [String] = []
    for layer in golden.curves.layers {
      let current = now[layer.path]
      let (shown, showed) = (current?.shows(at: index) ?? false, layer.shows(at: index))
      if showed, !shown { result.append("\(layer.path) is missing, but present in the golden") }
      if shown, !showed { result.append("\(layer.path) is present, but not in the golden") }
      guard shown, showed, let current else { continue }
      result += layer.changes(to: current, at: index).map { "\(layer.path): \($0)" }
    }
    let known = Set(golden.curves.layers.map(\.path))
    return result
      + curves.layers.filter { !known.contains($0.path) && $0.shows(at: index) }.map {
        "\($0.path) is present, but not in the golden"
      }
  }

  /// The changed attributes, at the first instant of each: `frame 0 (t 0): window/detail:
  /// backgroundColor #FFFFFF → #EEEEEE`.
  private var changedAttributes: [String] {
    let now = now
    var found: [(index: Int, text: String)] = []
    for layer in golden.curves.layers {
      guard let current = now[layer.path] else { continue }
      found += layer.changedAttributes(
        to: current, frames: golden.curves.instants, before: frameCount
      )
      .map { ($0.index, "\(layer.path): \($0.change)") }
    }
    let inOrder = found.enumerated().sorted { a, b in
      (a.element.index, a.offset) < (b.element.index, b.offset)
    }.map(\.element)
    // A view that changes its place in the tree while its screen appears and disappears is reported
    // once.
    var reported: Set<Substring> = []
    let sorted = inOrder.filter {
      reported.insert($0.text.split(separator: "/").last ?? "").inserted
    }
    let lines = sorted.prefix(Self.maximumAttributes).map {
      "\(place(golden.curves.instants[$0.index])): \($0.text)"
    }
    let more = sorted.count - lines.count
    return lines + (more > 0 ? ["and \(more) more with other attributes"] : [])
  }

  // MARK: Fonts and steps

  /// The fonts whose files differ from those of the golden.
  private var changedFonts: [String] {
    guard !golden.fonts.isEmpty || golden.curves.layers.contains(where: { !$0.attributes.isEmpty })
    else { return [] }
    let names = Set((golden.fonts + fonts).map(\.name)).sorted()
    return names.compactMap { name in
      let (before, after) = (hashes(golden.fonts, name), hashes(fonts, name))
      guard before != after else { return nil }
      if after.isEmpty { return "the font \(name) is not used, but is in the golden" }
      if before.isEmpty { return "the font \(name) is used, but not in the golden" }
      return "the font \(name) is another file than in the golden: \(after) instead of \(before). "
        + "Install the golden's fonts, or record the golden again"
    }
  }

  private func hashes(_ fonts: [GoldenFont], _ name: String) -> String {
    fonts.filter { $0.name == name }.map { String($0.hash.prefix(8)) }.joined(separator: " and ")
  }

  private var changedSteps: [String] {
    guard steps.count == golden.steps.count else {
      return ["the script has \(steps.count) steps instead of \(golden.steps.count)"]
    }
    return zip(golden.steps, steps).enumerated().filter { $1.0 != $1.1 }.map { index, pair in
      "step \(index + 1): " + Self.change(pair.0, pair.1)
    }
  }

  /// Returns `present detail: damping 0.8 → 0.75` if only words differ, otherwise both steps.
  private static func change(_ before: String, _ now: String) -> String {
    let (old, new) = (before.split(separator: " "), now.split(separator: " "))
    let places = old.indices.filter { $0 < new.count && old[$0] != new[$0] }
    guard old.count == new.count, let first = places.first, first > 0 else {
      return "\(before) → \(now)"
    }
    let changes = places.map { "\(old[$0 - 1]) \(old[$0]) → \(new[$0])" }
    let start = old.prefix(2).joined(separator: " ")
    return (first > 2 ? "\(start): " : "") + changes.joined(separator: ", ")
  }
}

extension LayerCurves {
  fileprivate func value(_ name: String, at index: Int) -> Double? {
    properties.first { $0.name == name }.map { $0.values[index] } ?? PropertyCurve.usual(name)
  }

  /// Returns a description of each property that differs: `transform.ty -122.4, golden -131.8`.
  fileprivate func changes(to current: LayerCurves, at index: Int) -> [String] {
    let names = current.properties.map(\.name)
    let all = names + properties.map(\.name).filter { !names.contains($0) }
    return all.compactMap { name in
      let (now, before) = (current.value(name, at: index), value(name, at: index))
      guard now != before, let now, let before else { return nil }
      return "\(name) \(PropertyCurve.text(now)) instead of \(PropertyCurve.text(before))"
    }
  }

  /// Returns a description of each attribute that differs, at the first instant at which it does:
  /// `backgroundColor #FFFFFF → #EEEEEE`.
  fileprivate func changedAttributes(to current: LayerCurves, frames: [Int], before end: Int)
    -> [(index: Int, change: String)]
  {
    let names = attributes.map(\.name)
    let all = names + current.attributes.map(\.name).filter { !names.contains($0) }
    let places = frames.indices.filter {
      frames[$0] < end && shows(at: $0) && current.shows(at: $0)
    }
    return all.compactMap { name in
      let (old, new) = (attribute(name), current.attribute(name))
      for index in places {
        let (before, now) = (old?.values[index], new?.values[index])
        let texts = (before ?? AttributeCurve.nothing, now ?? AttributeCurve.nothing)
        if texts.0 != texts.1 { return (index, "\(name) \(texts.0) → \(texts.1)") }
      }
      return nil
    }
  }

  private func attribute(_ name: String) -> AttributeCurve? { attributes.first { $0.name == name } }
}
