// A single failing system call on the output path, identified by its serial number.

import Foundation
import SegueFiles
import Synchronization

/// Makes the n-th call fail.
package final class FaultPoint: Sendable {
  /// What happens to the call.
  package enum Kind: Sendable, Hashable {
    /// It returns this error number and has no effect.
    case error(Int32)
    /// It writes half of its bytes; a call that writes nothing is unaffected.
    case short
    /// The process is killed before the call.
    case killedBefore
    /// The process is killed after half of the call; a call that writes nothing completes.
    case killedAfter
  }

  private let counter = Atomic(0)
  private let point: Int
  private let kind: Kind

  /// The number of the failing call, counted from 1.
  package init(at point: Int, _ kind: Kind) { (self.point, self.kind) = (point, kind) }

  /// The number of calls so far.
  package var count: Int { counter.load(ordering: .relaxed) }
  /// A Boolean value that indicates whether the failing call has been reached.
  package var hasStruck: Bool { count >= point }

  /// The system's calls, except for the failing one.
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
