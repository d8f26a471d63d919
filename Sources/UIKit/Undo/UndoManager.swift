// The undo manager, which Foundation on Linux lacks: groups of actions to undo and to redo. All
// actions of one event, that is of one instant of the world's clock, make a group.

import Foundation
import SegueWorld

/// An object that records actions to undo and to redo.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private var stacks = UndoStacks()
  /// The groups that are open, from the outermost to the innermost one.
  private var groups: [UndoGroup] = []
  private var eventGroupIsOpen = false
  private var disabledCount = 0

  /// Creates an undo manager without actions.
  @preconcurrency @MainActor
  public override init() { super.init() }

  // MARK: Recording

  /// Records an action for an object, which is not retained. During an undo it is one to redo.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - handler: The action, which receives the object.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    openEventGroup()
    precondition(!groups.isEmpty, "registerUndo: no group is open; call beginUndoGrouping() first")
    groups[groups.count - 1].add(target, handler)
    if !isUndoing, !isRedoing { stacks.redo = [] }
  }

  /// Records that a method of an object is called with an argument.
  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    registerUndo(withTarget: target as AnyObject) { target in
      _ = selector.perform(on: target, sender: object, event: nil)
    }
  }

  /// A Boolean value that indicates whether actions are recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// Ignores actions until `enableUndoRegistration()` has been called as often.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Ends the effect of one call of `disableUndoRegistration()`.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  // MARK: Groups

  /// A Boolean value that indicates whether the actions of an event make a group. The default is
  /// `true`.
  open var groupsByEvent = true
  /// The number of groups that are open.
  open var groupingLevel: Int { groups.count }
  /// The number of groups that are kept to be undone; 0, the default, for no limit.
  open var levelsOfUndo = 0 { didSet { stacks.limit(to: levelsOfUndo) } }

  /// Begins a group of actions that are undone together.
  open func beginUndoGrouping() {
    if groups.isEmpty { openEventGroup() }
    groups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let group = groups.popLast() else { return }
    post(.NSUndoManagerWillCloseUndoGroup)
    if groups.isEmpty { keep(group) } else { groups[groups.count - 1].absorb(group) }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func openEventGroup() {
    guard groupsByEvent, groups.isEmpty, !isUndoing, !isRedoing else { return }
    groups.append(UndoGroup())
    eventGroupIsOpen = true
    post(.NSUndoManagerDidOpenUndoGroup)
    let world = World.current
    world.schedule(at: world.now) { [weak self] in self?.closeEventGroup() }
  }

  private func closeEventGroup() {
    guard eventGroupIsOpen, groups.count == 1 else { return }
    eventGroupIsOpen = false
    endUndoGrouping()
  }

  private func keep(_ group: UndoGroup) {
    guard !group.isEmpty else { return }
    if isUndoing { stacks.redo.append(group) } else { stacks.undo.append(group) }
    stacks.limit(to: levelsOfUndo)
  }

  // MARK: Undoing and redoing

  /// A Boolean value that indicates whether an undo is in progress.
  open private(set) var isUndoing = false
  /// A Boolean value that indicates whether a redo is in progress.
  open private(set) var isRedoing = false
  /// A Boolean value that indicates whether there is something to undo.
  open var canUndo: Bool { !stacks.undo.isEmpty || groups.contains { !$0.isEmpty } }
  /// A Boolean value that indicates whether there is something to redo.
  open var canRedo: Bool { !stacks.redo.isEmpty }

  /// Ends the group of the event, and undoes the last group.
  open func undo() {
    closeEventGroup()
    undoNestedGroup()
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    guard groups.isEmpty, let group = stacks.undo.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was undone last.
  open func redo() {
    closeEventGroup()
    guard groups.isEmpty, let group = stacks.redo.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Performs the actions of a group, and keeps what they record as a group for the other direction.
  private func perform(_ group: UndoGroup) {
    groups.append(UndoGroup(name: group.name))
    group.perform()
    while !groups.isEmpty { endUndoGrouping() }
  }

  /// Removes all actions.
  open func removeAllActions() {
    (stacks, groups, eventGroupIsOpen) = (UndoStacks(), [], false)
  }

  /// Removes the actions of an object.
  open func removeAllActions(withTarget target: Any) {
    stacks.remove(target as AnyObject)
    for index in groups.indices { groups[index].remove(target as AnyObject) }
  }

  // MARK: Names

  /// Names the group that is open, or else the last one to undo.
  open func setActionName(_ actionName: String) {
    if !groups.isEmpty {
      groups[0].name = actionName
    } else if !stacks.undo.isEmpty {
      stacks.undo[stacks.undo.count - 1].name = actionName
    }
  }

  /// The name of what is undone next; empty if it has none.
  open var undoActionName: String { groups.first?.name ?? stacks.undo.last?.name ?? "" }
  /// The name of what is redone next; empty if it has none.
  open var redoActionName: String { stacks.redo.last?.name ?? "" }
  /// The title of a menu item that undoes.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item that redoes.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the title of a menu item that undoes an action with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns the title of a menu item that redoes an action with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.ofApp.post(name: name, object: self)
  }
}
