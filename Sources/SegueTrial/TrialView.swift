// A view of a trial, for initializers that want a view with more than views have.

import UIKit

/// A cell, a card or the like.
public final class TrialView: UICollectionViewCell {
  private var answers: [String: Any] = [:]
  /// The transition for which it was made.
  var situation: TrialSituation?

  /// What is asked for as `name`: made once, or as it has been set.
  public func trialValue<Value>(_ name: String, _ make: (TrialSituation) -> Value) -> Value {
    if let known = answers[name] as? Value { return known }
    let screen = UIViewController()
    let value = make(situation ?? TrialSituation(.present, from: screen, to: screen))
    answers[name] = value
    return value
  }

  /// Answers `value` when asked for `name` from now on.
  public func setTrialValue<Value>(_ name: String, _ value: Value) { answers[name] = value }
}
