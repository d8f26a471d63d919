// Having an object do something by name, now or after some virtual time. Objective-C's NSObject has
// these; Linux's has not.

import Foundation
import QuartzCore

/// What objects of one world have been asked to do later.
@MainActor
final class PerformRequests {
  static var current: PerformRequests { World.current.belonging { PerformRequests() } }

  private struct Request {
    let target: AnyObject
    let selector: Selector
    let argument: AnyObject?
    let event: World.EventToken
  }
  private var requests: [Int: Request] = [:]
  private var count = 0

  /// Has `target`, which is kept until then, perform `selector` after `delay`.
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

  /// Takes back what `isMeant` says.
  func cancel(_ target: AnyObject, where isMeant: (Selector, AnyObject?) -> Bool) {
    for (number, request) in requests
    where request.target === target && isMeant(request.selector, request.argument) {
      World.current.cancel(request.event)
      requests[number] = nil
    }
  }
}

extension NSObject {
  /// Performs a method now.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    result(of: aSelector, nil)
  }

  /// Performs a method that takes `object` now.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    result(of: aSelector, object)
  }

  /// What the method gives, if it is an object; it is kept for good, since nobody says for how long.
  @MainActor private func result(of selector: Selector, _ argument: Any?)
    -> Unmanaged<AnyObject>?
  {
    switch selector.outcome(on: self, sender: argument) {
    case .refused:
      UIKitState.current.refuse("the method \(selector) of \(type(of: self))")
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

  /// Takes back everything that `aTarget` has been asked to perform later.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequests.current.cancel(aTarget as AnyObject) { _, _ in true }
  }

  /// Takes back that `aTarget` has been asked to perform this method, with this argument, later.
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
