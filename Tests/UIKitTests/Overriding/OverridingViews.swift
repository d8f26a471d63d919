// Every member of these classes that Apple's SDK lets subclasses override: Views. The file is long
// because it lists them all; that it compiles is the test. `OverridingTests` uses the classes.

import Foundation
import UIKit

@MainActor
final class OverridingUIView: UIView {
  override class var layerClass: AnyClass { super.layerClass }
  override var layer: CALayer { super.layer }
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override var center: CGPoint {
    get { super.center }
    set { super.center = newValue }
  }
  override var transform: CGAffineTransform {
    get { super.transform }
    set { super.transform = newValue }
  }
  override var transform3D: CATransform3D {
    get { super.transform3D }
    set { super.transform3D = newValue }
  }
  override var anchorPoint: CGPoint {
    get { super.anchorPoint }
    set { super.anchorPoint = newValue }
  }
  override var autoresizingMask: UIView.AutoresizingMask {
    get { super.autoresizingMask }
    set { super.autoresizingMask = newValue }
  }
  override var autoresizesSubviews: Bool {
    get { super.autoresizesSubviews }
    set { super.autoresizesSubviews = newValue }
  }
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { super.translatesAutoresizingMaskIntoConstraints }
    set { super.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  override var alpha: CGFloat {
    get { super.alpha }
    set { super.alpha = newValue }
  }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { super.overrideUserInterfaceStyle }
    set { super.overrideUserInterfaceStyle = newValue }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { super.semanticContentAttribute }
    set { super.semanticContentAttribute = newValue }
  }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    super.effectiveUserInterfaceLayoutDirection
  }
  override var clipsToBounds: Bool {
    get { super.clipsToBounds }
    set { super.clipsToBounds = newValue }
  }
  override var isOpaque: Bool {
    get { super.isOpaque }
    set { super.isOpaque = newValue }
  }
  override var clearsContextBeforeDrawing: Bool {
    get { super.clearsContextBeforeDrawing }
    set { super.clearsContextBeforeDrawing = newValue }
  }
  override var contentMode: UIView.ContentMode {
    get { super.contentMode }
    set { super.contentMode = newValue }
  }
  override var contentScaleFactor: CGFloat {
    get { super.contentScaleFactor }
    set { super.contentScaleFactor = newValue }
  }
  override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }
  override var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { super.tintAdjustmentMode }
    set { super.tintAdjustmentMode = newValue }
  }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override var mask: UIView? {
    get { super.mask }
    set { super.mask = newValue }
  }
  override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }
  override var isMultipleTouchEnabled: Bool {
    get { super.isMultipleTouchEnabled }
    set { super.isMultipleTouchEnabled = newValue }
  }
  override var isExclusiveTouch: Bool {
    get { super.isExclusiveTouch }
    set { super.isExclusiveTouch = newValue }
  }
  override var tag: Int {
    get { super.tag }
    set { super.tag = newValue }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { super.gestureRecognizers }
    set { super.gestureRecognizers = newValue }
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.removeGestureRecognizer(gestureRecognizer)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  override var superview: UIView? { super.superview }
  override var subviews: [UIView] { super.subviews }
  override var window: UIWindow? { super.window }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
  }
  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    super.insertSubview(view, belowSubview: sibling)
  }
  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    super.insertSubview(view, aboveSubview: sibling)
  }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { super.collisionBoundsType }
  override var collisionBoundingPath: UIBezierPath { super.collisionBoundingPath }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func layoutSubviews() { super.layoutSubviews() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override class var requiresConstraintBasedLayout: Bool { super.requiresConstraintBasedLayout }
  override func updateConstraints() { super.updateConstraints() }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    super.alignmentRect(forFrame: frame)
  }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    super.frame(forAlignmentRect: alignmentRect)
  }
  override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
  override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set { super.layoutMargins = newValue }
  }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func sizeToFit() { super.sizeToFit() }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  @discardableResult override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
  override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
  override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override var heightAnchor: NSLayoutDimension { super.heightAnchor }
  override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.lastBaselineAnchor }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    super.addConstraints(constraints)
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    super.removeConstraint(constraint)
  }
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    super.removeConstraints(constraints)
  }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  { super.constraintsAffectingLayout(for: axis) }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
  override var preservesSuperviewLayoutMargins: Bool {
    get { super.preservesSuperviewLayoutMargins }
    set { super.preservesSuperviewLayoutMargins = newValue }
  }
  override var insetsLayoutMarginsFromSafeArea: Bool {
    get { super.insetsLayoutMarginsFromSafeArea }
    set { super.insetsLayoutMarginsFromSafeArea = newValue }
  }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set { super.directionalLayoutMargins = newValue }
  }
  override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { super.addLayoutGuide(layoutGuide) }
  override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    super.removeLayoutGuide(layoutGuide)
  }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    super.contentHuggingPriority(for: axis)
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentHuggingPriority(priority, for: axis) }
  override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { super.contentCompressionResistancePriority(for: axis) }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentCompressionResistancePriority(priority, for: axis) }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    super.systemLayoutSizeFitting(targetSize)
  }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    super.convert(point, to: view)
  }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    super.convert(point, from: view)
  }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    super.convert(rect, to: view)
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    super.convert(rect, from: view)
  }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    super.snapshotView(afterScreenUpdates: afterUpdates)
  }
  override func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    super.resizableSnapshotView(
      from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }
  @discardableResult override func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool { super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates) }
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override func display(_ layer: CALayer) { super.display(layer) }
  override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    super.action(for: layer, forKey: event)
  }
  override var accessibilityIgnoresInvertColors: Bool {
    get { super.accessibilityIgnoresInvertColors }
    set { super.accessibilityIgnoresInvertColors = newValue }
  }
  override var motionEffects: [UIMotionEffect] {
    get { super.motionEffects }
    set { super.motionEffects = newValue }
  }
  override func addMotionEffect(_ effect: UIMotionEffect) { super.addMotionEffect(effect) }
  override func removeMotionEffect(_ effect: UIMotionEffect) { super.removeMotionEffect(effect) }
}
