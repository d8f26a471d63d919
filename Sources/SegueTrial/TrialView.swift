// A view of a trial, for initializers that require a view with additional members.

import UIKit

/// A cell, card or similar view of a trial.
public final class TrialView: UICollectionViewCell {
  private var returnValues: [String: Any] = [:]
  /// The transition for which the view was created.
  var situation: TrialContext?

  /// Returns the value called `name`. It is created at the first request, unless it has been set.
  public func trialValue<Value>(_ name: String, _ make: (TrialContext) -> Value) -> Value {
    if let known = returnValues[name] as? Value { return known }
    let screen = UIViewController()
    let value = make(situation ?? TrialContext(.present, from: screen, to: screen))
    returnValues[name] = value
    return value
  }

  /// Sets the value that is returned for `name`.
  public func setTrialValue<Value>(_ name: String, _ value: Value) { returnValues[name] = value }
}
