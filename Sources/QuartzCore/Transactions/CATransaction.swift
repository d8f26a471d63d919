import Foundation
import SegueTiming
import SegueWorld

/// The key of the duration in `CATransaction.setValue`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key for disabling actions in `CATransaction.setValue`.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing curve in `CATransaction.setValue`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block in `CATransaction.setValue`.
public let kCATransactionCompletionBlock = "completionBlock"

/// Settings shared by the changes made within it, and a notification when their animations have
/// ended.
///
/// Outside `begin()` and `commit()` an implicit transaction is opened, which lasts until the
/// instant ends.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private static var stack: TransactionStack { World.current.transactions }
  private static var current: TransactionRecord { stack.current(in: World.current) }

  /// Begins a transaction inside the current one.
  public class func begin() { stack.begin(in: World.current) }
  /// Commits the innermost transaction that `begin()` opened.
  public class func commit() { stack.commit() }
  /// Commits the implicit transaction, and with it what is on the screen: pending layout and drawing
  /// take place, and later changes of layers that were added before are animated implicitly.
  public class func flush() {
    stack.flush()
    World.current.commitInstant()
  }

  /// Returns the duration of animations that do not specify one, in seconds. The default is 0.25.
  public class func animationDuration() -> CFTimeInterval {
    stack.find(\.animationDuration) ?? 0.25
  }
  /// Sets the duration of animations that do not specify one, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    current.animationDuration = dur
  }

  /// Returns the timing curve of animations that do not specify one. The default is `nil`.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.find(\.animationTimingFunction)
  }
  /// Sets the timing curve of animations that do not specify one.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.animationTimingFunction = function
  }

  /// Returns a Boolean value that indicates whether actions of property changes are disabled.
  public class func disableActions() -> Bool { stack.disablesActions }
  /// Sets whether actions of property changes are disabled.
  public class func setDisableActions(_ flag: Bool) { current.disableActions = flag }

  /// Returns the block that runs when all animations of the transaction have ended.
  public class func completionBlock() -> (@MainActor () -> Void)? { stack.top?.completion }
  /// Sets the block that runs when all animations of the transaction have ended, or when it is
  /// committed if there are none.
  public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    current.completion = block
  }

  /// Returns a setting or a custom value.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.find { $0.values[key] }
    }
  }

  /// Sets a setting or a custom value.
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
