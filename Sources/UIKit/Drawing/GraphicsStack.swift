// The contexts into which functions without a context parameter draw: one stack for each thread, as
// in Apple's implementation, because drawing begins and ends in one call.

import Foundation
import SegueDisplay
import SegueWorld
import Synchronization

/// The stack of contexts of the current thread.
enum GraphicsStack {
  /// A context and its origin.
  struct Entry {
    let context: CGContext
    /// The pixels per point of the image for which the context was created; `nil` for a context
    /// that was only pushed.
    let imageScale: CGFloat?
  }

  // Unchecked, because each thread accesses only its own entries.
  private struct Stacks: @unchecked Sendable {
    var entries: [UInt: [Entry]] = [:]
  }
  private static let stacks = Mutex(Stacks())
  private static var thread: UInt { UInt(pthread_self()) }

  /// The maximum number of contexts on a stack.
  private static let maximumEntries = 1024

  static var top: Entry? { stacks.withLock { $0.entries[thread]?.last } }

  /// Pushes a context. It is ignored if the stack is full.
  static func push(_ context: CGContext, imageScale: CGFloat? = nil) {
    let entry = Entry(context: context, imageScale: imageScale)
    change { if $0.count < maximumEntries { $0.append(entry) } }
  }

  /// Pops the topmost context.
  static func pop() { change { _ = $0.popLast() } }

  private static func change(_ body: (inout [Entry]) -> Void) {
    var entries = stacks.withLock { $0.entries[thread] } ?? []
    body(&entries)
    let changed = Stacks(entries: [thread: entries])
    stacks.withLock {
      $0.entries[thread] = changed.entries[thread].flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// Runs `body` with a context at the top.
  static func with<Result>(
    _ context: CGContext, imageScale: CGFloat? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    let depth = stacks.withLock { $0.entries[thread]?.count ?? 0 }
    push(context, imageScale: imageScale)
    defer { change { while $0.count > depth { $0.removeLast() } } }
    return try body()
  }

  /// The pixels per point of the screen; 1 outside a world.
  static var screenScale: CGFloat {
    World.isRunningHere ? MainActor.assumeIsolated { UIScreen.main.scale } : 1
  }
}
