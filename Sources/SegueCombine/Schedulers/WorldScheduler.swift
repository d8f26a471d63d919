// What all schedulers do inside a world: their work runs on the world's clock. Outside of a world,
// it runs on the queue or the run loop that they are.

import Foundation
import OpenCombine
import SegueWorld
import UIKit

/// Work on the clock of the current world.
enum WorldScheduler {
  /// A Boolean value that indicates whether the code runs in a world.
  static var isAvailable: Bool { World.isRunningHere }

  /// Runs `action` after `delay`, and after the current event.
  static func run(after delay: VirtualTime = .zero, _ action: @escaping () -> Void) {
    guard delay < .distantFuture else { return }
    let action = sendable(action)
    MainActor.assumeIsolated {
      let world = World.current
      world.schedule(at: world.now + max(delay, .zero), action)
    }
  }

  /// Runs `action` after `delay`, and then at every interval. The instants are those of whole
  /// intervals, however long the action takes.
  static func run(
    after delay: VirtualTime, every interval: VirtualTime, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = RepeatedWork(every: interval, action)
    MainActor.assumeIsolated {
      work.schedule(at: World.current.now + max(delay, .zero))
    }
    return AnyCancellable { work.action = nil }
  }
}

/// An action that runs at every interval until it is removed.
private final class RepeatedWork: @unchecked Sendable {
  // Unchecked: it is used on the world's thread only.

  var action: (() -> Void)?
  private let interval: VirtualTime

  init(every interval: VirtualTime, _ action: @escaping () -> Void) {
    (self.interval, self.action) = (max(interval, VirtualTime(nanoseconds: 1)), action)
  }

  @MainActor func schedule(at time: VirtualTime) {
    guard time < .distantFuture else { return }
    World.current.schedule(at: time) { [self] in
      guard let action else { return }
      schedule(at: time + interval)
      action()
    }
  }
}
