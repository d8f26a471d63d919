// What a trial's screens and views answer to animators that ask them: the adapter has them conform to protocols of
// the files and takes each answer from here. A view is there once, since an animator that asks twice means the
// same one.

import SegueStage
import UIKit

/// A screen of a trial.
public typealias TrialScreen = ScreenController

extension ScreenController {
  /// What is asked for as `name`: made once, or as it has been set.
  public func trialValue<Value>(_ name: String, _ make: (TrialSituation) -> Value) -> Value {
    if let known = answers[name] as? Value { return known }
    let value = make(TrialSituation(on: self))
    answers[name] = value
    return value
  }

  /// Answers `value` when asked for `name` from now on.
  public func setTrialValue<Value>(_ name: String, _ value: Value) { answers[name] = value }

  /// Whether it is over another, or means to be.
  var isUpper: Bool {
    let first = navigationController?.viewControllers.first
    return title == "to" || presentingViewController != nil || first.map { $0 !== self } ?? false
  }
}
