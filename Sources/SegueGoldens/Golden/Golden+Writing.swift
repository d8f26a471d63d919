// The text form of a golden, with a line for each thing that can change separately, so that a pull
// request shows what has changed.

import SegueDiagnostics

extension Golden {
  /// The first line of every golden file.
  static let signature = "segue golden 1"

  /// The contents of the golden's file. The last line is the hash of everything above it, so that a
  /// file that was truncated, merged or edited is not mistaken for one that was recorded.
  public var text: String {
    let body = (head + hashLines + curveLines).joined(separator: "\n") + "\n"
    return body + "end \(FrameHash(ofText: body))\n"
  }

  private var head: [String] {
    var lines = [
      Self.signature, "size \(width) x \(height)", "fps \(rate)", "frames \(frames.count)",
    ]
    if let scale = overrides.scale { lines.append("recorded at scale \(scale)") }
    if let rate = overrides.rate { lines.append("recorded at fps \(rate)") }
    lines += overrides.variant.settings.map { "recorded at \($0.name) \($0.value)" }
    lines.append("compare \(comparison.comparator)")
    let limits = comparison.limits
    if let pixels = limits.pixels { lines.append("most pixels \(pixels)") }
    if let cluster = limits.cluster { lines.append("most together \(cluster)") }
    if let share = limits.share { lines.append("most share \(share)") }
    lines += comparison.ignoring.map { "ignore \($0.x),\($0.y),\($0.width),\($0.height)" }
    lines += comparison.views.map { "ignore view \(EscapedText.written($0))" }
    if let reason { lines.append("reason \(EscapedText.written(reason))") }
    lines += steps.map { "step \(EscapedText.written($0))" }
    lines += fonts.map { "font \(EscapedText.written($0.name)) \($0.hash)" }
    if !keyFrames.isEmpty { lines.append("pictures " + Self.joined(keyFrames)) }
    return lines
  }

  private static func joined(_ numbers: [Int]) -> String {
    numbers.map { String($0) }.joined(separator: " ")
  }

  /// The lines with the frames' hashes. Consecutive equal frames share a line.
  private var hashLines: [String] {
    var lines: [String] = []
    var first = 0
    while first < frames.count {
      var last = first
      while last + 1 < frames.count, frames[last + 1] == frames[first] { last += 1 }
      lines.append("hash \(first == last ? "\(first)" : "\(first)-\(last)") \(frames[first])")
      first = last + 1
    }
    return lines
  }

  private var curveLines: [String] {
    guard !curves.instants.isEmpty else { return [] }
    return ["instants " + Self.joined(curves.instants)]
      + curves.layers.flatMap { $0.lines(at: curves.instants) }
  }
}

extension LayerCurves {
  /// Returns the lines of a layer: its name, when it is visible unless it always is, and its
  /// properties.
  fileprivate func lines(at instants: [Int]) -> [String] {
    var lines = ["layer \(EscapedText.written(path))"]
    let shown =
      properties.first?.values.map { $0 != nil } ?? attributes.first?.values.map { $0 != nil }
    if let shown, shown.contains(false) {
      lines.append("  shows " + shown.map { $0 ? "+" : "-" }.joined())
    }
    return lines + properties.filter { !$0.isUsual }.map { "  \($0.name) \($0.text)" }
      + attributes.map { "  \($0.name): \($0.text(at: instants))" }
  }
}

extension PropertyCurve {
  /// The values as text: one value if it is constant while the layer is visible, otherwise one for
  /// each instant at which the layer is visible.
  fileprivate var text: String {
    let shown = values.compactMap { $0 }
    if let value = shown.first, shown.allSatisfy({ $0 == value }) { return Self.text(value) }
    return shown.map(Self.text).joined(separator: " ")
  }

  /// Returns the shortest digits that read back as the same value.
  static func text(_ value: Double) -> String { JSONText.number(value).compact }
}

extension AttributeCurve {
  /// Returns the values with the frames from which they apply: `0 #FFFFFF | 24 #EEEEEE`.
  fileprivate func text(at instants: [Int]) -> String {
    var parts: [String] = []
    var last: String?
    for (instant, value) in zip(instants, values) {
      guard let value, value != last else { continue }
      parts.append("\(instant) \(value)")
      last = value
    }
    return parts.joined(separator: " | ")
  }
}
