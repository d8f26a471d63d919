// The states of a machine, each of its own class.

import Foundation

/// A state of a machine. Subclasses say what happens in it, and which states may follow.
open class GKState: NSObject {
  /// The machine that the state is part of.
  open internal(set) weak var stateMachine: GKStateMachine?

  /// Creates a state.
  public override init() { super.init() }

  /// Returns whether a state of a class may follow. Any may, unless a subclass says otherwise.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// Called when the machine has entered the state.
  open func didEnter(from previousState: GKState?) {}
  /// Called when the machine is updated in the state.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called before the machine leaves the state.
  open func willExit(to nextState: GKState) {}
}
