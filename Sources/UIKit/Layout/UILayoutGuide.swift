// A rectangle that takes part in layout without being a view. Those that UIKit itself keeps (safe area,
// margins, …) follow from their view by rows of the engine's own.

import Foundation

/// A rectangle in a view's coordinates, placed by constraints.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view in whose coordinates it is.
  open internal(set) weak var owningView: UIView?
  /// A name for people.
  open var identifier = ""
  /// What the system places it by; `nil` for guides of code.
  let role: Role?
  /// Where the last layout put it.
  open internal(set) var layoutFrame = CGRect.zero

  /// What a guide of the system follows.
  enum Role {
    case safeArea, margins, readable, content, frame
  }

  /// A guide that no view has yet.
  @preconcurrency @MainActor
  public override init() {
    role = nil
    super.init()
  }

  init(_ role: Role, of view: UIView) {
    self.role = role
    super.init()
    owningView = view
    identifier = "UIView\(role)LayoutGuide"
  }

  private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPart(item: self, attribute))
  }
  private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPart(item: self, attribute))
  }

  /// The edge at which reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The edge at which reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPart(item: self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPart(item: self, .height)) }
  /// The middle across.
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The middle down.
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }

  /// The constraints that decide its place or its size along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.currentEngine?.constraints(deciding: self, axis) ?? []
  }
  /// Whether it could be elsewhere without any constraint being missed more.
  open var hasAmbiguousLayout: Bool { owningView?.currentEngine?.isAmbiguous(self) ?? false }
}
