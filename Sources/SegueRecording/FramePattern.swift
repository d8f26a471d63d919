// How the files of a PNG sequence are called.

/// Where the frames of a sequence go: a path with one `%d` or `%04d` for the number of the frame, as
/// other tools write it. `%%` stands for a percent sign.
public struct FramePattern: Sendable, Hashable, CustomStringConvertible {
  /// What comes before and after the number.
  public var prefix, suffix: String
  /// The least number of digits; shorter numbers get zeros in front.
  public var digits: Int

  /// Files `frame-00000.png`, `frame-00001.png`, … in a directory.
  public init(directory: String) {
    let slash = directory.hasSuffix("/") ? "" : "/"
    (prefix, suffix, digits) = ("\(directory)\(slash)frame-", ".png", 5)
  }

  /// The pattern that `path` is; `nil` when it has no place for a number, or more than one.
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

  /// Reads `d` or `0Nd` with N in 1…9 after a percent sign.
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

  /// The pattern as it is written.
  public var description: String {
    let literals = [prefix, suffix].map {
      $0.split(separator: "%", omittingEmptySubsequences: false)
    }
    let number = digits > 1 ? "%0\(digits)d" : "%d"
    return literals.map { $0.joined(separator: "%%") }.joined(separator: number)
  }

  /// The path of frame `number`.
  public func path(_ number: Int) -> String {
    let text = String(number)
    return prefix + String(repeating: "0", count: max(0, digits - text.count)) + text + suffix
  }

  /// The directory that the files are in; `.` for the current one. `nil` when the number is part of
  /// a directory's name.
  public var directory: String? {
    guard !suffix.contains("/") else { return nil }
    guard let slash = prefix.lastIndex(of: "/") else { return "." }
    return slash == prefix.startIndex ? "/" : String(prefix[..<slash])
  }

  /// Whether `name`, a file in `directory`, is one of the sequence.
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
