import Foundation
import SegueTiming

/// Key of `CATransaction.setValue` for the duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// Key of `CATransaction.setValue` for switching actions off.
public let kCATransactionDisableActions = "disableActions"
/// Key of `CATransaction.setValue` for the pace.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Key of `CATransaction.setValue` for the completion block.
public let kCATransactionCompletionBlock = "completionBlock"

/// Settings shared by the changes made within it, and word of when their animations are over.
///
/// Outside `begin()` and `commit()` a transaction opens by itself and lasts until the instant ends.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private static var stack: TransactionStack { World.current.transactions }
  private static var current: TransactionRecord { stack.current(in: World.current) }

  /// Opens a transaction inside the current one.
  public class func begin() { stack.begin(in: World.current) }
  /// Closes the innermost transaction that `begin()` opened.
  public class func commit() { stack.commit() }
  /// Closes the transaction that opened by itself.
  public class func flush() {
    stack.flush()
    World.current.noteCommit()
  }

  /// How long animations take that say nothing about it; 0.25 unless set.
  public class func animationDuration() -> CFTimeInterval {
    stack.find(\.animationDuration) ?? 0.25
  }
  /// Sets how long animations take that say nothing about it.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    current.animationDuration = dur
  }

  /// The pace of animations that have none; `nil` unless set.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.find(\.animationTimingFunction)
  }
  /// Sets the pace of animations that have none.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.animationTimingFunction = function
  }

  /// Whether changes of properties have no actions.
  public class func disableActions() -> Bool { stack.disablesActions }
  /// Switches actions off, or on again.
  public class func setDisableActions(_ flag: Bool) { current.disableActions = flag }

  /// What runs when all animations of the transaction are over.
  public class func completionBlock() -> (@MainActor () -> Void)? { stack.top?.completion }
  /// Sets what runs when all animations of the transaction are over; at once, when there are none.
  public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    current.completion = block
  }

  /// A setting, or a value of the caller's own.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.find { $0.values[key] }
    }
  }

  /// Changes a setting, or a value of the caller's own.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      guard case .number(let seconds)? = AnimatableValue(any: anObject) else { return }
      setAnimationDuration(seconds)
    case kCATransactionDisableActions:
      guard case .number(let flag)? = AnimatableValue(any: anObject) else { return }
      setDisableActions(flag != 0)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    default: current.values[key] = anObject
    }
  }
}
