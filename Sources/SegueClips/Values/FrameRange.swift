// `--frames A-B[:step]`.

/// Every `step`-th frame from `first` to `last`, including both.
package struct FrameRange: Hashable, Sendable {
  /// The first frame.
  package var first: Int
  /// The last frame, or `nil` for the end of the clip.
  package var last: Int?
  /// The distance between selected frames.
  package var step: Int

  /// The maximum number of digits of a frame number.
  private static let maximumDigits = 9

  /// Creates a range from text such as `10-20`, `10-20:2`, `10-` or `10`.
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
      // `1:5` is a range in other tools. A step of one frame would mean nothing.
      guard ends.count == 2, let step = Self.number(parts[1]), step > 0 else { return nil }
      self.step = step
    }
  }

  /// Creates a range of frames.
  package init(first: Int, last: Int?, step: Int) {
    (self.first, self.last, self.step) = (first, last, step)
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...maximumDigits).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }

  /// Returns the frame at `position` in the output, or `nil` after the last.
  package func frame(at position: Int) -> Int? {
    let frame = first + position * step
    return frame <= last ?? .max ? frame : nil
  }

  /// Returns the number of selected frames in a clip of `length` frames.
  package func count(inClipOf length: Int) -> Int {
    let end = min(length - 1, last ?? .max)
    return end < first ? 0 : (end - first) / step + 1
  }
}

extension FrameRange: CustomStringConvertible {
  /// The range as it is written on the command line.
  package var description: String {
    // A step needs an end, even if only one frame is selected.
    let end = last == first && step == 1 ? "" : "-" + (last.map(String.init) ?? "")
    return "\(first)\(end)" + (step == 1 ? "" : ":\(step)")
  }
}

extension FrameRange: WrittenValue {
  /// The description of the expected text, for messages.
  package static var expectation: String { "frames such as 10-20, 10-20:2, 10-, or 10" }
}
