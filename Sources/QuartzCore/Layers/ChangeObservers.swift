// Observers of changes of a layer's model. Hardly any layer has observers, so they are stored in a
// separate object that exists only if there are any.

/// The observers of one layer, in the order in which they were added.
@MainActor
final class ChangeObservers {
  private var closures: [(token: Int, closure: () -> Void)] = []
  private var count = 0

  func add(_ closure: @escaping () -> Void) -> Int {
    count += 1
    closures.append((count, closure))
    return count
  }

  func remove(_ token: Int) { closures.removeAll { $0.token == token } }

  func notifyObservers() {
    for (_, closure) in closures { closure() }
  }
}

extension CALayer {
  /// Calls `closure` after every change of the model, until it is removed. Returns a token for its
  /// removal.
  package final func addChangeObserver(_ closure: @escaping () -> Void) -> Int {
    let observers = changeObservers ?? ChangeObservers()
    changeObservers = observers
    return observers.add(closure)
  }

  /// Removes a closure that `addChangeObserver(_:)` added.
  package final func removeChangeObserver(_ token: Int) { changeObservers?.remove(token) }
}
