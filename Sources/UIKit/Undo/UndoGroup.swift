// The actions that an undo manager has recorded, in groups and stacks.

import Foundation

/// Actions that are undone together.
@MainActor
struct UndoGroup {
  private struct Action {
    weak var target: AnyObject?
    var perform: @MainActor (AnyObject) -> Void
  }
  private var actions: [Action] = []
  var name: String?

  init(name: String? = nil) { self.name = name }

  var isEmpty: Bool { actions.isEmpty }

  mutating func add<Target: AnyObject>(
    _ target: Target, _ handler: @escaping @MainActor (Target) -> Void
  ) {
    actions.append(
      Action(target: target) { object in
        if let target = object as? Target { handler(target) }
      })
  }

  /// Appends the actions of a group inside of this one.
  mutating func absorb(_ inner: UndoGroup) {
    actions += inner.actions
    name = name ?? inner.name
  }

  mutating func remove(_ target: AnyObject) { actions.removeAll { $0.target === target } }

  /// Performs the actions whose objects exist, the last one first.
  func perform() {
    for action in actions.reversed() {
      if let target = action.target { action.perform(target) }
    }
  }
}

/// The groups to undo and to redo, each with the next one at the end.
@MainActor
struct UndoStacks {
  var undo: [UndoGroup] = []
  var redo: [UndoGroup] = []

  /// Drops the oldest groups beyond a number of them; 0 for no limit.
  mutating func limit(to count: Int) {
    guard count > 0 else { return }
    undo = undo.suffix(count)
    redo = redo.suffix(count)
  }

  mutating func remove(_ target: AnyObject) {
    for index in undo.indices { undo[index].remove(target) }
    for index in redo.indices { redo[index].remove(target) }
    undo.removeAll(where: \.isEmpty)
    redo.removeAll(where: \.isEmpty)
  }
}
