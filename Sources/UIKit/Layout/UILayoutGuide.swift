// A rectangle that takes part in layout without being a view. The system guides (safe area,
// margins, …) follow from their view by rows that the engine creates.

import Foundation

/// A rectangular area of a view that takes part in Auto Layout.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view in whose coordinates the guide is defined.
  open internal(set) weak var owningView: UIView?
  /// A name used for debugging.
  open var identifier = ""
  /// What determines the position of a system guide; `nil` for guides of code.
  private(set) var role: Role?
  /// The rectangle of the guide after the last layout, in the coordinates of the owning view. The
  /// guides of the system have one whether or not constraints refer to them.
  open internal(set) var layoutFrame: CGRect {
    get {
      guard let role, let view = owningView, !view.isSized(with: self) else { return solvedFrame }
      return view.rectangle(ofGuide: role) ?? solvedFrame
    }
    set { solvedFrame = newValue }
  }
  private var solvedFrame = CGRect.zero

  /// What a system guide follows.
  enum Role {
    case safeArea, margins, readable, content, frame
    /// The strips above and below the safe area.
    case top, bottom
  }

  /// Creates a guide without an owning view.
  @preconcurrency @MainActor
  public override init() {
    super.init()
  }

  convenience init(_ role: Role, of view: UIView) {
    self.init()
    self.role = role
    owningView = view
    identifier = "UIView\(role)LayoutGuide"
  }

  private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPart(item: self, attribute))
  }
  private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPart(item: self, attribute))
  }

  /// The anchor of the leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The anchor of the trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPart(item: self, .width)) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPart(item: self, .height)) }
  /// The anchor of the horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The anchor of the vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }

  /// Returns the constraints that determine the guide's position or size along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.currentEngine?.constraints(deciding: self, axis) ?? []
  }
  /// A Boolean value that indicates whether the constraints allow other positions or sizes of the
  /// guide equally well.
  open var hasAmbiguousLayout: Bool { owningView?.currentEngine?.isAmbiguous(self) ?? false }
}
