// Why pixels differ, as far as numbers and words tell: other fonts, the first instant at which a layer is not
// where it was, what looks otherwise, and what the script says now.

/// What has changed beneath the pixels.
struct GoldenCause {
  let golden: Golden
  let steps: [String]
  let curves: MotionCurves
  let fonts: [GoldenFont]
  /// How many frames there are now to read layers of; 0 if they show at other times.
  let frameCount: Int

  /// The most looks that are told.
  private static let mostLooks = 5

  /// One line for each font, one for the layers, some for looks, one for each step that reads otherwise.
  var lines: [String] {
    changedFonts + [motion].compactMap { $0 } + changedLooks + changedSteps
  }

  // MARK: Layers

  private var now: [String: LayerCurves] {
    Dictionary(curves.layers.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func place(_ frame: Int) -> String {
    "frame \(frame) (t \(ClipComparison.rounded(golden.seconds(frame))))"
  }

  /// `frame 14 (t 0.233): window/detail: transform.ty -122.4, golden -131.8`.
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

  /// What differs at an instant, parents first.
  private func changes(at index: Int, _ now: [String: LayerCurves]) -> [String] {
    var result: [String] = []
    for layer in golden.curves.layers {
      let current = now[layer.path]
      let (shown, showed) = (current?.shows(at: index) ?? false, layer.shows(at: index))
      if showed, !shown { result.append("\(layer.path) is not there, in the golden it is") }
      if shown, !showed { result.append("\(layer.path) is there, in the golden it is not") }
      guard shown, showed, let current else { continue }
      result += layer.changes(to: current, at: index).map { "\(layer.path): \($0)" }
    }
    let known = Set(golden.curves.layers.map(\.path))
    return result
      + curves.layers.filter { !known.contains($0.path) && $0.shows(at: index) }.map {
        "\($0.path) is there, in the golden it is not"
      }
  }

  /// `frame 0 (t 0): window/detail: backgroundColor #FFFFFF → #EEEEEE`, at the first instant of each look.
  private var changedLooks: [String] {
    let now = now
    var found: [(index: Int, text: String)] = []
    for layer in golden.curves.layers {
      guard let current = now[layer.path] else { continue }
      found += layer.changedLooks(to: current, frames: golden.curves.instants, before: frameCount)
        .map { ($0.index, "\(layer.path): \($0.change)") }
    }
    let inOrder = found.enumerated().sorted { a, b in
      (a.element.index, a.offset) < (b.element.index, b.offset)
    }.map(\.element)
    // A view that is somewhere else in the tree while its screen comes and goes is told of once.
    var told: Set<Substring> = []
    let sorted = inOrder.filter { told.insert($0.text.split(separator: "/").last ?? "").inserted }
    let lines = sorted.prefix(Self.mostLooks).map {
      "\(place(golden.curves.instants[$0.index])): \($0.text)"
    }
    let more = sorted.count - lines.count
    return lines + (more > 0 ? ["and \(more) more that look otherwise"] : [])
  }

  // MARK: Fonts and steps

  /// The golden's files of a name, and those of now.
  private var changedFonts: [String] {
    guard !golden.fonts.isEmpty || golden.curves.layers.contains(where: { !$0.looks.isEmpty })
    else { return [] }
    let names = Set((golden.fonts + fonts).map(\.name)).sorted()
    return names.compactMap { name in
      let (before, after) = (hashes(golden.fonts, name), hashes(fonts, name))
      guard before != after else { return nil }
      if after.isEmpty { return "the font \(name) is not used, in the golden it is" }
      if before.isEmpty { return "the font \(name) is used, in the golden it is not" }
      return "the font \(name) is another file than in the golden: \(after), golden \(before). "
        + "Install the golden's fonts, or record anew"
    }
  }

  private func hashes(_ fonts: [GoldenFont], _ name: String) -> String {
    fonts.filter { $0.name == name }.map { String($0.hash.prefix(8)) }.joined(separator: " and ")
  }

  private var changedSteps: [String] {
    guard steps.count == golden.steps.count else {
      return ["the script has \(steps.count) steps, in the golden \(golden.steps.count)"]
    }
    return zip(golden.steps, steps).enumerated().filter { $1.0 != $1.1 }.map { index, pair in
      "step \(index + 1): " + Self.change(pair.0, pair.1)
    }
  }

  /// `present detail: damping 0.8 → 0.75` where only words differ, else both steps.
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

  /// `transform.ty -122.4, golden -131.8`, for each property that differs.
  fileprivate func changes(to current: LayerCurves, at index: Int) -> [String] {
    let names = current.properties.map(\.name)
    let all = names + properties.map(\.name).filter { !names.contains($0) }
    return all.compactMap { name in
      let (now, before) = (current.value(name, at: index), value(name, at: index))
      guard now != before, let now, let before else { return nil }
      return "\(name) \(PropertyCurve.text(now)), golden \(PropertyCurve.text(before))"
    }
  }

  /// `backgroundColor #FFFFFF → #EEEEEE`, for each look that differs, at the first instant at which it does.
  fileprivate func changedLooks(to current: LayerCurves, frames: [Int], before end: Int)
    -> [(index: Int, change: String)]
  {
    let names = looks.map(\.name)
    let all = names + current.looks.map(\.name).filter { !names.contains($0) }
    let places = frames.indices.filter {
      frames[$0] < end && shows(at: $0) && current.shows(at: $0)
    }
    return all.compactMap { name in
      let (old, new) = (look(name), current.look(name))
      for index in places {
        let (before, now) = (old?.values[index], new?.values[index])
        let texts = (before ?? LookCurve.nothing, now ?? LookCurve.nothing)
        if texts.0 != texts.1 { return (index, "\(name) \(texts.0) → \(texts.1)") }
      }
      return nil
    }
  }

  private func look(_ name: String) -> LookCurve? { looks.first { $0.name == name } }
}
