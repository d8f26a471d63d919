// `--jobs N|N%`.

import Foundation

/// The number of frames that are rendered concurrently.
package enum JobCount: Hashable, Sendable {
  case count(Int)
  /// A percentage of the processors that this process may use.
  case percent(Int)

  /// The maximum number of frames that are rendered concurrently.
  package static let maximum = 256

  /// Creates a count from text such as `4` or `50%`.
  package init?(_ text: String) {
    let isPercent = text.hasSuffix("%")
    let digits = isPercent ? text.dropLast() : text[...]
    guard (1...4).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(digits), number > 0, number <= (isPercent ? 1000 : Self.maximum)
    else { return nil }
    self = isPercent ? .percent(number) : .count(number)
  }

  /// Returns the number of jobs on a machine with the given number of processors, at least 1.
  package func resolved(processors: Int) -> Int {
    switch self {
    case .count(let count): count
    case .percent(let percent): min(Self.maximum, max(1, processors * percent / 100))
    }
  }

  /// The number of processors that this process may use.
  package static var processors: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}

extension JobCount: WrittenValue {
  /// The description of the expected text, for messages.
  package static var expectation: String {
    "1…\(maximum), or a percentage of the processors such as 50%"
  }
}
