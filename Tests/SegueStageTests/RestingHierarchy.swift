// Everything that must be restored, or be in its final state, when nothing moves any more.

import UIKit

/// A window at rest, as text: two that look alike but are built differently differ.
@MainActor
struct RestingHierarchy {
  private(set) var lines: [String] = []

  /// Whether the views of screens that are not in the window are included.
  private let includesHidden: Bool

  init(_ window: UIWindow, includingHidden: Bool = false) {
    includesHidden = includingHidden
    if let root = window.rootViewController { add(root, depth: 0) }
    add(window, depth: 0)
  }

  /// The root, and the names of what was pushed on it and presented over it.
  static func screens(_ window: UIWindow) -> [String] {
    guard let root = window.rootViewController else { return [] }
    var names = [root.title ?? ""]
    names += (root.children.dropFirst()).map { $0.title ?? "" }
    var presented = root.presentedViewController
    while let found = presented {
      names.append(found.title ?? "")
      presented = found.presentedViewController
    }
    return names
  }

  /// The lines in which it differs, and their expected values.
  func difference(from other: RestingHierarchy) -> [String] {
    // A negative zero is a zero.
    let (found, expected) = (lines, other.lines)
    return found.map { $0.replacing("-0.0)", with: "0.0)").replacing("-0.0,", with: "0.0,") }
      .difference(
        from: expected.map {
          $0.replacing("-0.0)", with: "0.0)").replacing("-0.0,", with: "0.0,")
        }
      ).map { change in
        switch change {
        case .insert(_, let line, _): "is \(line)"
        case .remove(_, let line, _): "should be \(line)"
        }
      }
  }

  private mutating func write(_ depth: Int, _ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private mutating func add(_ controller: UIViewController, depth: Int) {
    write(
      depth,
      "\(type(of: controller)) \(controller.title ?? "") presents "
        + "\(controller.presentedViewController?.title ?? "nothing"), "
        + "moves \(controller.transitionCoordinator != nil) \(controller.isBeingPresented) "
        + "\(controller.isBeingDismissed) \(controller.isMovingToParent) "
        + "\(controller.isMovingFromParent), on screen \(controller.viewIfLoaded?.window != nil)")
    if includesHidden, let view = controller.viewIfLoaded, view.window == nil {
      add(view, depth: depth)
    }
    for child in controller.children { add(child, depth: depth + 1) }
    if let next = controller.presentedViewController, next.presentingViewController === controller {
      add(next, depth: depth)
    }
  }

  private mutating func add(_ view: UIView, depth: Int) {
    let layer = view.layer
    write(
      depth,
      "\(type(of: view)) \(layer.name ?? "") \(view.frame) \(view.bounds) \(view.center) "
        + "\(layer.transform) \(layer.anchorPoint) alpha \(view.alpha) hidden \(view.isHidden) "
        + "z \(layer.zPosition) corners \(layer.cornerRadius) clips \(view.clipsToBounds) "
        + "mask \(view.mask != nil) \(layer.mask != nil) below \(layer.sublayerTransform) "
        + "double-sided \(layer.isDoubleSided) shadow \(layer.shadowOpacity) "
        + "takes touches \(view.isUserInteractionEnabled) "
        + "colour \(view.backgroundColor.map { "\($0)" } ?? "none") "
        + "animates \(layer.animationKeys() ?? []) "
        + "recognizers \((view.gestureRecognizers ?? []).map { "\($0.state)" }) "
        + "layers \(layer.sublayers?.count ?? 0)")
    for child in view.subviews { add(child, depth: depth + 1) }
  }
}
