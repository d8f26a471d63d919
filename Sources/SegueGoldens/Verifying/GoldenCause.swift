// Why pixels differ, as far as numbers tell: the first instant at which a layer is not where it was, and
// what the script says now.

/// What has changed beneath the pixels.
struct GoldenCause {
  let golden: Golden
  let steps: [String]
  let curves: MotionCurves
  /// How many frames there are now to read layers of; 0 if they show at other times.
  let frameCount: Int

  /// One line for the layers, one for each step that reads otherwise.
  var lines: [String] { [layers].compactMap { $0 } + changedSteps }

  /// `frame 14 (t 0.233): window/detail: transform.ty -122.4, golden -131.8`.
  private var layers: String? {
    for (index, frame) in golden.curves.instants.enumerated() where frame < frameCount {
      let changes = changes(at: index)
      guard let first = changes.first else { continue }
      let place = "frame \(frame) (t \(ClipComparison.rounded(golden.seconds(frame))))"
      let others = changes.count - 1
      return "\(place): \(first)" + (others > 0 ? ", and \(others) more" : "")
    }
    return nil
  }

  /// What differs at an instant, parents first.
  private func changes(at index: Int) -> [String] {
    let now = Dictionary(
      curves.layers.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
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
  /// Whether the layer shows at an instant. What is not written is what it usually is; positions always
  /// are.
  fileprivate func shows(at index: Int) -> Bool {
    properties.first { $0.name == "position.x" }?.values[index] != nil
  }

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
}
