// The file names of an image sequence.

/// The pattern for the paths of a frame sequence: a path with one `%d` or `%04d` for the number of
/// the frame, as in other tools. `%%` represents a percent sign.
public struct FramePattern: Sendable, Hashable, CustomStringConvertible {
  /// The parts of the path before and after the number.
  public var prefix, suffix: String
  /// The minimum number of digits. Shorter numbers are padded with zeros.
  public var digits: Int

  /// Creates the pattern for files `frame-00000.png`, `frame-00001.png`, … in a directory.
  /// - Parameter suffix: The filename extension, with its dot.
  public init(directory: String, suffix: String = ".png") {
    let slash = directory.hasSuffix("/") ? "" : "/"
    (prefix, self.suffix, digits) = ("\(directory)\(slash)frame-", suffix, 5)
  }

  /// Creates a pattern from a path. Returns `nil` unless the path contains exactly one place for a
  /// number.
  public init?(_ path: String) {
    var literals = [""]
    var found: [Int] = []
    var rest = path[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        literals[literals.count - 1].append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literals[literals.count - 1].append("%")
        continue
      }
      guard let digits = Self.takeDirective(&rest) else { return nil }
      found.append(digits)
      literals.append("")
    }
    guard found.count == 1 else { return nil }
    (prefix, suffix, digits) = (literals[0], literals[1], found[0])
  }

  /// Removes `d`, or `0Nd` with N in 1…9, after a percent sign from the beginning of `rest`, and
  /// returns the number of digits.
  private static func takeDirective(_ rest: inout Substring) -> Int? {
    var digits = 1
    if rest.first == "0" {
      rest.removeFirst()
      guard let width = rest.popFirst()?.wholeNumberValue, (1...9).contains(width) else {
        return nil
      }
      digits = width
    }
    guard rest.popFirst() == "d" else { return nil }
    return digits
  }

  /// The pattern as it is written, with its directive.
  public var description: String {
    let literals = [prefix, suffix].map {
      $0.split(separator: "%", omittingEmptySubsequences: false)
    }
    let number = digits > 1 ? "%0\(digits)d" : "%d"
    return literals.map { $0.joined(separator: "%%") }.joined(separator: number)
  }

  /// Returns the path of the frame with the given number.
  public func path(_ number: Int) -> String {
    let text = String(number)
    return prefix + String(repeating: "0", count: max(0, digits - text.count)) + text + suffix
  }

  /// The directory of the files, `.` for the current one, or `nil` if the number is part of a
  /// directory's name.
  public var directory: String? {
    guard !suffix.contains("/") else { return nil }
    guard let slash = prefix.lastIndex(of: "/") else { return "." }
    return slash == prefix.startIndex ? "/" : String(prefix[..<slash])
  }

  /// Returns a Boolean value that indicates whether `name`, a file in `directory`, belongs to the
  /// sequence.
  public func matches(fileName name: String) -> Bool {
    let start = prefix.lastIndex(of: "/").map { prefix.index(after: $0) } ?? prefix.startIndex
    let head = prefix[start...]
    guard name.hasPrefix(head), name.hasSuffix(suffix),
      name.count >= head.count + suffix.count + digits
    else { return false }
    return name.dropFirst(head.count).dropLast(suffix.count).allSatisfy {
      $0.isASCII && $0.isWholeNumber
    }
  }
}
