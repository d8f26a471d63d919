// Performing selectors, at once or after a virtual delay. Objective-C's NSObject has these methods;
// that of Linux has not.

import Foundation
import QuartzCore
import SegueWorld

/// The pending requests to perform selectors in one world.
@MainActor
final class PerformRequests {
  static var current: PerformRequests { World.current.associatedObject { PerformRequests() } }

  private struct Request {
    let target: AnyObject
    let selector: Selector
    let argument: AnyObject?
    let event: World.EventToken
  }
  private var requests: [Int: Request] = [:]
  private var count = 0

  /// Schedules `target`, which is retained until then, to perform `selector` after `delay` seconds.
  func add(_ target: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
    let (world, number) = (World.current, count)
    count += 1
    let time = world.now + VirtualTime(seconds: max(0, delay))
    let event = world.schedule(at: time) { [unowned self] in
      requests[number] = nil
      selector.perform(on: target, sender: argument)
    }
    requests[number] = Request(
      target: target, selector: selector, argument: argument.map { $0 as AnyObject }, event: event)
  }

  /// Cancels the pending requests of `target` that satisfy `matches`.
  func cancel(_ target: AnyObject, where matches: (Selector, AnyObject?) -> Bool) {
    for (number, request) in requests
    where request.target === target && matches(request.selector, request.argument) {
      World.current.cancel(request.event)
      requests[number] = nil
    }
  }
}

extension NSObject {
  /// Performs a method without arguments.
  ///
  /// - Returns: The result if it is an object; it is never released.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    result(of: aSelector, nil)
  }

  /// Performs a method with `object` as its argument.
  ///
  /// - Returns: The result if it is an object; it is never released.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    result(of: aSelector, object)
  }

  /// Performs the method and returns its result, if that is an object. The result is retained
  /// permanently, because its lifetime is unknown.
  @MainActor private func result(of selector: Selector, _ argument: Any?)
    -> Unmanaged<AnyObject>?
  {
    switch selector.outcome(on: self, sender: argument) {
    case .notPerformed:
      World.current.reportUnsupported("the method \(selector) of \(type(of: self))")
      return nil
    case .performed(let result):
      guard type(of: result) is AnyClass else { return nil }
      return Unmanaged.passRetained(result as AnyObject)
    }
  }

  /// Performs a method after `delay` seconds of virtual time.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    PerformRequests.current.add(self, aSelector, anArgument, after: delay)
  }

  /// Performs a method after what is running has returned, at the same instant. There is one thread:
  /// on a device, it would be another one.
  @preconcurrency @MainActor
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    performSoon(aSelector, arg)
  }

  /// Performs a method on the main thread: at once if `wait` is `true`, or else after what is running
  /// has returned, at the same instant.
  @preconcurrency @MainActor
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait { _ = result(of: aSelector, arg) } else { performSoon(aSelector, arg) }
  }

  /// Schedules the method. Unlike requests with a delay, this cannot be canceled.
  @MainActor private func performSoon(_ selector: Selector, _ argument: Any?) {
    let world = World.current
    world.schedule(at: world.now) { selector.perform(on: self, sender: argument) }
  }

  /// Cancels all pending requests of `aTarget`.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequests.current.cancel(aTarget as AnyObject) { _, _ in true }
  }

  /// Cancels the pending requests of `aTarget` to perform the given method with the given argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let wanted = anArgument.map { $0 as AnyObject }
    PerformRequests.current.cancel(aTarget as AnyObject) { selector, argument in
      selector == aSelector
        && (argument === wanted || (argument as? NSObject)?.isEqual(wanted) ?? false)
    }
  }
}
