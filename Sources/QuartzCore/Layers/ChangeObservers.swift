// Who wants to know that a layer's model has changed. Hardly any layer has observers, so they have an object
// of their own that is only there when they are.

/// The observers of one layer, in the order of their coming.
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

  func tell() {
    for (_, closure) in closures { closure() }
  }
}

extension CALayer {
  /// Calls `closure` after every change of the model, until it is removed.
  package final func addChangeObserver(_ closure: @escaping () -> Void) -> Int {
    let observers = changeObservers ?? ChangeObservers()
    changeObservers = observers
    return observers.add(closure)
  }

  /// Stops calling a closure.
  package final func removeChangeObserver(_ token: Int) { changeObservers?.remove(token) }
}
