// The contexts that functions without a context parameter draw into: one stack for each thread, as
// Apple's, since drawing begins and ends in one call.

import Foundation
import SegueDisplay
import Synchronization

/// This thread's contexts.
enum GraphicsStack {
  /// A context and what made it.
  struct Entry {
    let context: CGContext
    /// Pixels of a point of the picture that it becomes; `nil` for one that was only pushed.
    let imageScale: CGFloat?
  }

  // Unchecked: each thread takes out only what it has put in.
  private struct Stacks: @unchecked Sendable {
    var entries: [UInt: [Entry]] = [:]
  }
  private static let stacks = Mutex(Stacks())
  private static var thread: UInt { UInt(pthread_self()) }

  /// How many contexts may be there at once.
  private static let mostEntries = 1024

  static var top: Entry? { stacks.withLock { $0.entries[thread]?.last } }

  /// Puts a context on top; too many are left out.
  static func push(_ context: CGContext, imageScale: CGFloat? = nil) {
    let entry = Entry(context: context, imageScale: imageScale)
    change { if $0.count < mostEntries { $0.append(entry) } }
  }

  /// Takes the topmost context away.
  static func pop() { change { _ = $0.popLast() } }

  private static func change(_ body: (inout [Entry]) -> Void) {
    var entries = stacks.withLock { $0.entries[thread] } ?? []
    body(&entries)
    let changed = Stacks(entries: [thread: entries])
    stacks.withLock {
      $0.entries[thread] = changed.entries[thread].flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// Runs `body` with a context on top.
  static func with<Result>(
    _ context: CGContext, imageScale: CGFloat? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    let depth = stacks.withLock { $0.entries[thread]?.count ?? 0 }
    push(context, imageScale: imageScale)
    defer { change { while $0.count > depth { $0.removeLast() } } }
    return try body()
  }

  /// Pixels per point of the screen, where there is one.
  static var screenScale: CGFloat {
    World.isRunningHere ? MainActor.assumeIsolated { UIScreen.main.scale } : 1
  }
}
