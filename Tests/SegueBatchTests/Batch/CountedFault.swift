// System calls that fail from the n-th on.

import Foundation
import SegueFiles
import Synchronization

/// Makes calls fail.
final class CountedFault: Sendable {
  private let counter = Atomic(0)
  private let point: Int
  private let times: Int
  private let error: Int32

  /// Starting with the `point`-th call, counted from 1, the given number of calls return `error`.
  init(at point: Int, times: Int = 1, error: Int32) {
    (self.point, self.times, self.error) = (point, times, error)
  }

  /// The number of calls so far.
  var count: Int { counter.load(ordering: .relaxed) }

  private func strike() -> Int? {
    let number = counter.add(1, ordering: .relaxed).newValue
    guard number >= point, times == .max || number < point + times else { return nil }
    return -Int(error)
  }

  var calls: FileCalls {
    let real = FileCalls()
    var calls = FileCalls()
    calls.write = { self.strike() ?? real.write($0, $1, $2) }
    calls.writeAt = { self.strike() ?? real.writeAt($0, $1, $2, $3) }
    calls.sync = { self.strike() ?? real.sync($0) }
    calls.rename = { self.strike() ?? real.rename($0, $1, $2) }
    calls.link = { self.strike() ?? real.link($0, $1, $2) }
    return calls
  }
}
