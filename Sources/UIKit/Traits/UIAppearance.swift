// Appearance proxies, such as `UINavigationBar.appearance()`: a view that is never shown and
// represents all views of its class. When a view is added to a window, it takes over the properties
// that are set on the proxy, unless it has a value of its own (one that differs from a new view's)
// by then. Properties taken over persist, as on iOS. `AppearanceProperty` lists the properties.

import Foundation
import SegueWorld

/// A type that limits appearances to the objects inside its instances.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A type with appearance proxies.
@preconcurrency @MainActor
public protocol UIAppearance: NSObject {
  /// Creates the proxy object.
  init?(coder: NSCoder)
}

extension UIAppearance {
  /// Returns the appearance proxy for all instances of the class.
  public static func appearance() -> Self { ClassAppearances.current.proxy(inside: []) }

  /// Returns the appearance proxy for the instances of the class inside instances of the given
  /// containers, listed from the innermost outward.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { ClassAppearances.current.proxy(inside: containerTypes) }

  /// Returns the appearance proxy for the class. The traits are ignored.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

  /// Returns the appearance proxy for the class and its containers. The traits are ignored.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

/// The appearance proxies of a world.
@MainActor
final class ClassAppearances {
  static var current: ClassAppearances { World.current.associatedObject { ClassAppearances() } }

  private struct Entry {
    let kind: AnyClass
    let containers: [AnyClass]
    let proxy: NSObject
    /// The proxy's state before any property was set.
    let pristine: NSObject
    /// The depth of the class below `NSObject`.
    let depth: Int
  }

  /// The entries from the most specific to the least: by the depth of the class, then by the number
  /// of containers.
  private var entries: [Entry] = []

  func proxy<Kind: UIAppearance>(inside containers: [any UIAppearanceContainer.Type]) -> Kind {
    let containers = containers.map { $0 as AnyClass }
    let known = entries.first { entry in
      entry.kind == Kind.self && entry.containers.elementsEqual(containers, by: ==)
    }
    if let proxy = known?.proxy as? Kind { return proxy }
    guard let proxy = Kind(coder: NSCoder()), let pristine = Kind(coder: NSCoder()) else {
      preconditionFailure("\(Kind.self).init(coder:) returns nil; an appearance needs an object")
    }
    entries.append(
      Entry(
        kind: Kind.self, containers: containers, proxy: proxy, pristine: pristine,
        depth: Self.depth(of: Kind.self)))
    entries.sort { ($0.depth, $0.containers.count) > ($1.depth, $1.containers.count) }
    return proxy
  }

  private static func depth(of kind: AnyClass) -> Int {
    var depth = 0
    var above: AnyClass? = _getSuperclass(kind)
    while let next = above { (depth, above) = (depth + 1, _getSuperclass(next)) }
    return depth
  }

  /// Applies the appearances of its class to a view that has been added to a window.
  func apply(to view: UIView) {
    for entry in entries {
      guard view.isKind(of: entry.kind), let proxy = entry.proxy as? UIView, proxy !== view,
        let pristine = entry.pristine as? UIView, isInside(view, entry.containers)
      else { continue }
      for property in AppearanceProperty.all { property.hand(proxy, pristine, view) }
    }
  }

  /// Returns a Boolean value that indicates whether the view's responder chain contains the
  /// containers in this order.
  private func isInside(_ view: UIView, _ containers: [AnyClass]) -> Bool {
    var next = view.next
    for container in containers {
      while let responder = next, !responder.isKind(of: container) { next = responder.next }
      guard next != nil else { return false }
      next = next?.next
    }
    return true
  }

  /// Returns the proxies for the class of `item`, from the most specific to the least.
  func items<Kind: UIBarItem>(for item: Kind) -> [Kind] {
    entries.compactMap { entry in
      guard entry.containers.isEmpty, item.isKind(of: entry.kind), entry.proxy !== item else {
        return nil
      }
      return entry.proxy as? Kind
    }
  }
}
