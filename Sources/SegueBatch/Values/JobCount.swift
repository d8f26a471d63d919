// `--jobs N|N%`.

import Foundation

/// How many frames are drawn at a time.
package enum JobCount: Hashable, Sendable {
  case count(Int)
  /// Of the processors that this process may use.
  case percent(Int)

  /// The most frames drawn at a time.
  package static let most = 256

  /// `4` or `50%`.
  package init?(_ text: String) {
    let isPercent = text.hasSuffix("%")
    let digits = isPercent ? text.dropLast() : text[...]
    guard (1...4).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(digits), number > 0, number <= (isPercent ? 1000 : Self.most)
    else { return nil }
    self = isPercent ? .percent(number) : .count(number)
  }

  /// On a machine with this many processors; at least 1.
  package func resolved(processors: Int) -> Int {
    switch self {
    case .count(let count): count
    case .percent(let percent): min(Self.most, max(1, processors * percent / 100))
    }
  }

  /// The processors that this process may use.
  package static var processors: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}

extension JobCount: WrittenValue {
  package static var expectation: String { "1…\(most), or a share of the processors such as 50%" }
}
