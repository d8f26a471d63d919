// The values that screens and views of a trial return to animators that request them: the adapter
// makes them conform to protocols of the source and takes each value from here. A view is created
// once, since an animator that requests it twice expects the same one.

import SegueStage
import UIKit

/// A screen of a trial.
public typealias TrialScreen = ScreenController

extension ScreenController {
  /// Returns the value called `name`. It is created at the first request, unless it has been set.
  public func trialValue<Value>(_ name: String, _ make: (TrialContext) -> Value) -> Value {
    if let known = returnValues[name] as? Value { return known }
    let value = make(TrialContext(on: self))
    returnValues[name] = value
    return value
  }

  /// Sets the value that is returned for `name`.
  public func setTrialValue<Value>(_ name: String, _ value: Value) { returnValues[name] = value }

  /// A Boolean value that indicates whether the screen lies above another, or is intended to.
  var isUpper: Bool {
    let first = navigationController?.viewControllers.first
    return title == "to" || presentingViewController != nil || first.map { $0 !== self } ?? false
  }
}
