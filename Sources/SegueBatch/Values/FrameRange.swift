// `--frames A-B[:step]`.

/// Frames from `first` to `last`, both included, every `step`-th.
package struct FrameRange: Hashable, Sendable {
  package var first: Int
  /// `nil` for the end of the clip.
  package var last: Int?
  package var step: Int

  /// Frame numbers have at most this many digits.
  private static let mostDigits = 9

  /// `10-20`, `10-20:2`, `10-` or `10`.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let ends = (parts.first ?? "").split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), (1...2).contains(ends.count),
      let first = Self.number(ends[0])
    else { return nil }
    self.init(first: first, last: first, step: 1)
    if ends.count == 2 {
      last = ends[1].isEmpty ? nil : Self.number(ends[1])
      guard ends[1].isEmpty || last.map({ $0 >= first }) == true else { return nil }
    }
    if parts.count == 2 {
      guard let step = Self.number(parts[1]), step > 0 else { return nil }
      self.step = step
    }
  }

  /// These frames.
  package init(first: Int, last: Int?, step: Int) {
    (self.first, self.last, self.step) = (first, last, step)
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...mostDigits).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }

  /// The frame that comes at `position` in the output; `nil` after the last.
  package func frame(at position: Int) -> Int? {
    let frame = first + position * step
    return frame <= last ?? .max ? frame : nil
  }

  /// How many frames there are in a clip of `length`.
  package func count(inClipOf length: Int) -> Int {
    let end = min(length - 1, last ?? .max)
    return end < first ? 0 : (end - first) / step + 1
  }
}

extension FrameRange: CustomStringConvertible {
  /// As it is written.
  package var description: String {
    let end = last == first ? "" : "-" + (last.map(String.init) ?? "")
    return "\(first)\(end)" + (step == 1 ? "" : ":\(step)")
  }
}

extension FrameRange: WrittenValue {
  package static var expectation: String { "frames such as 10-20, 10-20:2, 10- or 10" }
}
