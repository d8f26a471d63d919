// Auto Layout in views: how constraints and guides are held. The members that code may override are
// in `UIView.swift`.

import Foundation
import SegueWorld

extension UIView {
  /// The value in `intrinsicContentSize` that represents the absence of a natural size.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Anchors

  /// Returns the horizontal anchor of an attribute.
  func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPart(item: self, attribute))
  }
  /// Returns the vertical anchor of an attribute.
  func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPart(item: self, attribute))
  }

  // MARK: Constraints

  /// Adds and activates a constraint.
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    if let fault = constraint.fault {
      return World.current.warn("\(constraint.summary) is not added: \(fault)")
    }
    guard let ancestor = constraint.commonAncestor, ancestor.isDescendant(of: self) else {
      return World.current.warn(
        "\(constraint.summary) is not added: its items are not in the view it is added to; "
          + "set isActive instead")
    }
    constraint.owner?.removeConstraint(constraint)
    constraint.willJoin(self)
    autoLayout.constraints.append(constraint)
    neededEngine.needsCollection = true
    constraintsDidChange()
  }

  /// Removes and deactivates a constraint that the view holds.
  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    autoLayout.constraints.removeAll { $0 === constraint }
    currentEngine?.needsCollection = true
    constraintsDidChange()
  }

  /// Requests that the constraints are solved again. This view lays out its subviews only if that
  /// moves one of them, as on a device: a layout method that activates the same constraints each time
  /// that it is called would otherwise be called forever.
  private func constraintsDidChange() {
    layoutRoot.setNeedsLayout()
  }

  // MARK: Guides

  /// Adds a layout guide.
  func attach(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.role == nil, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    autoLayout.guides.append(layoutGuide)
  }

  /// Removes a layout guide and the constraints that refer to it.
  func detach(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.role == nil, layoutGuide.owningView === self else { return }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        view.removeConstraint(constraint)
      }
      holder = view.superview
    }
    autoLayout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let guide = autoLayout.systemGuides.first(where: { $0.role == role }) { return guide }
    let guide =
      role == .top || role == .bottom
      ? LayoutSupportGuide(role, of: self) : UILayoutGuide(role, of: self)
    autoLayout.systemGuides.append(guide)
    return guide
  }

  // MARK: Priorities

  func naturalSizeDidChange() {
    MeasurementCache.recordChange(of: self)
    if let engine = autoLayout.engine {
      engine.setNeedsRows(self)
    } else if !autoLayout.translatesAutoresizingMask, let engine = currentEngine {
      // Without a natural size the view may not have taken part in layout.
      engine.needsCollection = true
    }
    superview?.setNeedsLayout()
    updateProportions()
  }

  func setPriority(
    _ priority: UILayoutPriority, _ path: ReferenceWritableKeyPath<ViewLayout, AxisPriorities>,
    _ axis: NSLayoutConstraint.Axis
  ) {
    let before = autoLayout[keyPath: path]
    autoLayout[keyPath: path][axis] = priority
    if autoLayout[keyPath: path] != before { naturalSizeDidChange() }
  }

  /// Sets whether the frame and the autoresizing mask, as by default, or constraints position the
  /// view.
  func setTranslatesAutoresizingMask(_ translates: Bool) {
    guard autoLayout.translatesAutoresizingMask != translates else { return }
    autoLayout.translatesAutoresizingMask = translates
    neededEngine.needsCollection = true
    superview?.setNeedsLayout()
  }

  /// Computes the layout of the whole hierarchy again after a change of the layout direction.
  func layoutDirectionDidChange() {
    let root = layoutRoot
    guard root.autoLayout.rootEngine != nil else { return }
    root.autoLayout.rootEngine = LayoutEngine(root: root)
    setNeedsLayout()
  }
}

extension NSLayoutConstraint {
  /// Assigns the owner and the position in the order of activation, which decides which constraint
  /// is broken.
  fileprivate func willJoin(_ view: UIView) {
    owner = view
    activationNumber = Self.nextActivationNumber
    Self.nextActivationNumber += 1
  }

  /// The next number in the order of activation. Only the order matters, so that worlds can share
  /// it.
  private static var nextActivationNumber = 0
}
