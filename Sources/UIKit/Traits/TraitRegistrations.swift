// Registrations for changes of traits, and overrides of traits, of views and view controllers.

import Foundation
import QuartzCore
import SegueWorld

/// The interface of objects that have traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// The interface of objects whose changes of traits can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}
extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}

/// One registration.
@MainActor
private final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let notify: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ notify: @escaping (AnyObject, UITraitCollection) -> Void) {
    (self.traits, self.notify) = (traits, notify)
  }
}

/// The registrations and overrides of one object.
@MainActor
private final class TraitKeeper {
  var registrations: [TraitRegistration] = []
  var overrides = UITraitOverrides()
  var contentSizeLimits: ContentSizeLimits?
}

/// Whether any object has registrations or overrides; otherwise the search for them is skipped. It is
/// shared by all worlds, because it does not affect results.
@MainActor private var keepersExist = false

private let keeperKey = AssociationKey("UITraitChangeObservable")

extension UITraitChangeObservable {
  fileprivate func keeper() -> TraitKeeper {
    if let kept = objc_getAssociatedObject(self, keeperKey) as? TraitKeeper { return kept }
    let made = TraitKeeper()
    keepersExist = true
    objc_setAssociatedObject(self, keeperKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  fileprivate var existingKeeper: TraitKeeper? {
    keepersExist ? objc_getAssociatedObject(self, keeperKey) as? TraitKeeper : nil
  }

  /// Registers a closure that is called after one of the traits has changed, with the object and its
  /// previous traits.
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    add(
      TraitRegistration(traits) { object, previous in
        if let observed = object as? Observed { handler(observed, previous) }
      })
  }

  /// Registers a method of an object, which is not retained. The method may take the observed object
  /// and its previous traits.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let target = target as AnyObject
    return add(
      TraitRegistration(traits) { [weak target] object, previous in
        guard let target else { return }
        if !action.perform(on: target, sender: object, event: previous) {
          World.current.reportUncallable(action, of: target)
        }
      })
  }

  /// Registers a method of this object.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  { registerForTraitChanges(traits, target: self, action: action) }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    existingKeeper?.registrations.removeAll { $0 === registration }
  }

  private func add(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
    keeper().registrations.append(registration)
    return registration
  }

  /// Calls what is registered for the traits that have changed.
  func notifyOfTraitChanges(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in existingKeeper?.registrations ?? [] {
      if registration.traits.contains(where: { $0.differs(old, new) }) {
        registration.notify(self, old)
      }
    }
  }

  fileprivate var keptOverrides: UITraitOverrides {
    get { existingKeeper?.overrides ?? UITraitOverrides() }
    set { keeper().overrides = newValue }
  }

  /// The traits that override inherited ones, or `nil` if there are none.
  var ownTraitOverrides: UITraitCollection? { existingKeeper?.overrides.collection }
}

extension UIView {
  /// The limits of the text size that code has set; `nil` if there are none.
  var contentSizeLimits: ContentSizeLimits? {
    get { existingKeeper?.contentSizeLimits }
    set { keeper().contentSizeLimits = newValue }
  }

  /// The traits with which the view overrides those that it inherits.
  public var traitOverrides: UITraitOverrides {
    get { keptOverrides }
    set {
      keptOverrides = newValue
      traitOverridesDidChange()
    }
  }
}

extension UIViewController {
  /// The traits with which the controller overrides those that its view inherits.
  public var traitOverrides: UITraitOverrides {
    get { keptOverrides }
    set {
      keptOverrides = newValue
      viewIfLoaded?.traitOverridesDidChange()
    }
  }
}
