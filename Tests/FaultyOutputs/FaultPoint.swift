// One system call on the way out that goes wrong, by its serial number.

import Foundation
import SegueFiles
import Synchronization

/// Makes the n-th call go wrong.
package final class FaultPoint: Sendable {
  /// What happens to the call.
  package enum Kind: Sendable, Hashable {
    /// It answers this error number and does nothing.
    case error(Int32)
    /// It writes half of what it is given; a call that writes nothing is as always.
    case short
    /// The process is killed instead of it.
    case killedBefore
    /// The process is killed after half of it; a call that writes nothing is done.
    case killedAfter
  }

  private let counter = Atomic(0)
  private let point: Int
  private let kind: Kind

  /// The `point`-th call, from 1.
  package init(at point: Int, _ kind: Kind) { (self.point, self.kind) = (point, kind) }

  /// Calls so far.
  package var count: Int { counter.load(ordering: .relaxed) }
  /// Whether the call has come.
  package var hasStruck: Bool { count >= point }

  /// The system's calls, but for the one.
  package var calls: FileCalls {
    let real = FileCalls()
    var calls = FileCalls()
    calls.write = { descriptor, bytes, count in
      self.strike(of: count) { real.write(descriptor, bytes, $0) }
    }
    calls.writeAt = { descriptor, bytes, count, offset in
      self.strike(of: count) { real.writeAt(descriptor, bytes, $0, offset) }
    }
    calls.sync = { descriptor in self.strike(of: 0) { _ in real.sync(descriptor) } }
    calls.rename = { folder, from, to in self.strike(of: 0) { _ in real.rename(folder, from, to) } }
    calls.link = { folder, from, to in self.strike(of: 0) { _ in real.link(folder, from, to) } }
    return calls
  }

  private func strike(of count: Int, _ call: (Int) -> Int) -> Int {
    guard counter.add(1, ordering: .relaxed).newValue == point else { return call(count) }
    switch kind {
    case .error(let number): return -Int(number)
    case .short: return call((count + 1) / 2)
    case .killedBefore: break
    case .killedAfter: _ = call((count + 1) / 2)
    }
    kill(getpid(), SIGKILL)
    while true { pause() }
  }
}
