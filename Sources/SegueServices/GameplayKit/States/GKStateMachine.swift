// A machine that is in one of several states.

import Foundation

/// A machine that is in one of several states, at first in none.
open class GKStateMachine: NSObject {
  /// The present state.
  open private(set) var currentState: GKState?
  private var states: [ObjectIdentifier: GKState] = [:]

  /// Creates a machine with the given states. Of several of one class, the last one counts.
  public init(states: [GKState]) {
    super.init()
    for state in states {
      self.states[ObjectIdentifier(type(of: state))] = state
      state.stateMachine = self
    }
  }

  /// Returns the state of a class.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states[ObjectIdentifier(stateClass)] as? StateType
  }

  /// Returns whether the machine has a state of a class that may follow the present one.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states[ObjectIdentifier(stateClass)] != nil
      && currentState?.isValidNextState(stateClass) ?? true
  }

  /// Enters the state of a class if it may follow, and returns whether it did.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else {
      return false
    }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  /// Updates the present state.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
