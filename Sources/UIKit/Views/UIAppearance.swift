// `UINavigationBar.appearance()`: a view that is never shown and stands for all of its class. What is set on it,
// a view takes over when it comes into a window, unless it has a value of its own (one other than a new view's)
// by then. What a view has taken over stays, as on iOS. Which properties count stands in `AppearanceProperty`.

import Foundation

/// What appearances can be limited to: what is inside objects of a class.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// What has an appearance of its class.
@preconcurrency @MainActor
public protocol UIAppearance: NSObject {
  /// One that stands for all.
  init?(coder: NSCoder)
}

extension UIAppearance {
  /// What stands for all objects of this class.
  public static func appearance() -> Self { ClassAppearances.current.proxy(inside: []) }

  /// What stands for those inside objects of these classes, the nearest first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { ClassAppearances.current.proxy(inside: containerTypes) }

  /// The same for these traits: traits do not count here.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

  /// The same for these traits: traits do not count here.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

/// The appearances of a world.
@MainActor
final class ClassAppearances {
  static var current: ClassAppearances { World.current.belonging { ClassAppearances() } }

  private struct Entry {
    let kind: AnyClass
    let containers: [AnyClass]
    let proxy: NSObject
    /// As the proxy was before anything was set on it.
    let pristine: NSObject
    /// How many classes its class is below `NSObject`.
    let depth: Int
  }

  /// The most special first: the class furthest down, then the most containers.
  private var entries: [Entry] = []

  func proxy<Kind: UIAppearance>(inside containers: [any UIAppearanceContainer.Type]) -> Kind {
    let containers = containers.map { $0 as AnyClass }
    let known = entries.first { entry in
      entry.kind == Kind.self && entry.containers.elementsEqual(containers, by: ==)
    }
    if let proxy = known?.proxy as? Kind { return proxy }
    guard let proxy = Kind(coder: NSCoder()), let pristine = Kind(coder: NSCoder()) else {
      preconditionFailure("\(Kind.self).init(coder:) makes nothing; an appearance needs an object")
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

  /// Gives a view that has come into a window what has been said for its class.
  func apply(to view: UIView) {
    for entry in entries {
      guard view.isKind(of: entry.kind), let proxy = entry.proxy as? UIView, proxy !== view,
        let pristine = entry.pristine as? UIView, isInside(view, entry.containers)
      else { continue }
      for property in AppearanceProperty.all { property.hand(proxy, pristine, view) }
    }
  }

  /// Whether the containers are around the view in this order.
  private func isInside(_ view: UIView, _ containers: [AnyClass]) -> Bool {
    var next = view.next
    for container in containers {
      while let responder = next, !responder.isKind(of: container) { next = responder.next }
      guard next != nil else { return false }
      next = next?.next
    }
    return true
  }

  /// What has been said for all items of the class of `item`, the most special first.
  func items<Kind: UIBarItem>(for item: Kind) -> [Kind] {
    entries.compactMap { entry in
      guard entry.containers.isEmpty, item.isKind(of: entry.kind), entry.proxy !== item else {
        return nil
      }
      return entry.proxy as? Kind
    }
  }
}
