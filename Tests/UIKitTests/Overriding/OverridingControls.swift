// Every member of these classes that Apple's SDK lets subclasses override: Controls. The file is long
// because it lists them all; that it compiles is the test. `OverridingTests` uses the classes.

import Foundation
import UIKit

@MainActor
final class OverridingUIControl: UIControl {
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override var isTracking: Bool { super.isTracking }
  override var isTouchInside: Bool { super.isTouchInside }
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    get { super.contentHorizontalAlignment }
    set { super.contentHorizontalAlignment = newValue }
  }
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    get { super.contentVerticalAlignment }
    set { super.contentVerticalAlignment = newValue }
  }
  override var state: UIControl.State { super.state }
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    super.addTarget(target, action: action, for: controlEvents)
  }
  override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)
  { super.removeTarget(target, action: action, for: controlEvents) }
  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
  }
  override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.removeAction(action, for: controlEvents)
  }
  override func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) { super.removeAction(identifiedBy: actionIdentifier, for: controlEvents) }
  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}

@MainActor
final class OverridingUIButton: UIButton {
  override var buttonType: UIButton.ButtonType { super.buttonType }
  override var titleLabel: UILabel? { super.titleLabel }
  override var imageView: UIImageView? { super.imageView }
  override var configuration: UIButton.Configuration? {
    get { super.configuration }
    set { super.configuration = newValue }
  }
  override var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    get { super.configurationUpdateHandler }
    set { super.configurationUpdateHandler = newValue }
  }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func updateConfiguration() { super.updateConfiguration() }
  override var contentEdgeInsets: UIEdgeInsets {
    get { super.contentEdgeInsets }
    set { super.contentEdgeInsets = newValue }
  }
  override var titleEdgeInsets: UIEdgeInsets {
    get { super.titleEdgeInsets }
    set { super.titleEdgeInsets = newValue }
  }
  override var imageEdgeInsets: UIEdgeInsets {
    get { super.imageEdgeInsets }
    set { super.imageEdgeInsets = newValue }
  }
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
  }
  override func title(for state: UIControl.State) -> String? { super.title(for: state) }
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    super.setAttributedTitle(title, for: state)
  }
  override func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    super.attributedTitle(for: state)
  }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
  }
  override func titleColor(for state: UIControl.State) -> UIColor? { super.titleColor(for: state) }
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
  }
  override func image(for state: UIControl.State) -> UIImage? { super.image(for: state) }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    super.setBackgroundImage(image, for: state)
  }
  override func backgroundImage(for state: UIControl.State) -> UIImage? {
    super.backgroundImage(for: state)
  }
  override var currentTitle: String? { super.currentTitle }
  override var currentTitleColor: UIColor { super.currentTitleColor }
  override var currentImage: UIImage? { super.currentImage }
}

@MainActor
final class OverridingUILabel: UILabel {
  override var text: String? {
    get { super.text }
    set { super.text = newValue }
  }
  override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set { super.attributedText = newValue }
  }
  override var font: UIFont! {
    get { super.font }
    set { super.font = newValue }
  }
  override var textColor: UIColor! {
    get { super.textColor }
    set { super.textColor = newValue }
  }
  override var highlightedTextColor: UIColor? {
    get { super.highlightedTextColor }
    set { super.highlightedTextColor = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var shadowColor: UIColor? {
    get { super.shadowColor }
    set { super.shadowColor = newValue }
  }
  override var shadowOffset: CGSize {
    get { super.shadowOffset }
    set { super.shadowOffset = newValue }
  }
  override var textAlignment: NSTextAlignment {
    get { super.textAlignment }
    set { super.textAlignment = newValue }
  }
  override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  override var numberOfLines: Int {
    get { super.numberOfLines }
    set { super.numberOfLines = newValue }
  }
  override var adjustsFontSizeToFitWidth: Bool {
    get { super.adjustsFontSizeToFitWidth }
    set { super.adjustsFontSizeToFitWidth = newValue }
  }
  override var minimumScaleFactor: CGFloat {
    get { super.minimumScaleFactor }
    set { super.minimumScaleFactor = newValue }
  }
  override var baselineAdjustment: UIBaselineAdjustment {
    get { super.baselineAdjustment }
    set { super.baselineAdjustment = newValue }
  }
  override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  override var preferredMaxLayoutWidth: CGFloat {
    get { super.preferredMaxLayoutWidth }
    set { super.preferredMaxLayoutWidth = newValue }
  }
  override var adjustsFontForContentSizeCategory: Bool {
    get { super.adjustsFontForContentSizeCategory }
    set { super.adjustsFontForContentSizeCategory = newValue }
  }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  { super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines) }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
}

@MainActor
final class OverridingUIImageView: UIImageView {
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  override var highlightedImage: UIImage? {
    get { super.highlightedImage }
    set { super.highlightedImage = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var animationImages: [UIImage]? {
    get { super.animationImages }
    set { super.animationImages = newValue }
  }
  override var highlightedAnimationImages: [UIImage]? {
    get { super.highlightedAnimationImages }
    set { super.highlightedAnimationImages = newValue }
  }
  override var animationDuration: TimeInterval {
    get { super.animationDuration }
    set { super.animationDuration = newValue }
  }
  override var animationRepeatCount: Int {
    get { super.animationRepeatCount }
    set { super.animationRepeatCount = newValue }
  }
  override var isAnimating: Bool { super.isAnimating }
  override func startAnimating() { super.startAnimating() }
  override func stopAnimating() { super.stopAnimating() }
}

@MainActor
final class OverridingUIStackView: UIStackView {
  override var arrangedSubviews: [UIView] { super.arrangedSubviews }
  override var axis: NSLayoutConstraint.Axis {
    get { super.axis }
    set { super.axis = newValue }
  }
  override var distribution: UIStackView.Distribution {
    get { super.distribution }
    set { super.distribution = newValue }
  }
  override var alignment: UIStackView.Alignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  override var spacing: CGFloat {
    get { super.spacing }
    set { super.spacing = newValue }
  }
  override var isBaselineRelativeArrangement: Bool {
    get { super.isBaselineRelativeArrangement }
    set { super.isBaselineRelativeArrangement = newValue }
  }
  override var isLayoutMarginsRelativeArrangement: Bool {
    get { super.isLayoutMarginsRelativeArrangement }
    set { super.isLayoutMarginsRelativeArrangement = newValue }
  }
  override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
  override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    super.insertArrangedSubview(view, at: stackIndex)
  }
  override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
  override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    super.setCustomSpacing(spacing, after: arrangedSubview)
  }
  override func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    super.customSpacing(after: arrangedSubview)
  }
}

@MainActor
final class OverridingUIGestureRecognizer: UIGestureRecognizer {
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var name: String? {
    get { super.name }
    set { super.name = newValue }
  }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var cancelsTouchesInView: Bool {
    get { super.cancelsTouchesInView }
    set { super.cancelsTouchesInView = newValue }
  }
  override var delaysTouchesBegan: Bool {
    get { super.delaysTouchesBegan }
    set { super.delaysTouchesBegan = newValue }
  }
  override var delaysTouchesEnded: Bool {
    get { super.delaysTouchesEnded }
    set { super.delaysTouchesEnded = newValue }
  }
  override var allowedTouchTypes: [NSNumber] {
    get { super.allowedTouchTypes }
    set { super.allowedTouchTypes = newValue }
  }
  override var requiresExclusiveTouchType: Bool {
    get { super.requiresExclusiveTouchType }
    set { super.requiresExclusiveTouchType = newValue }
  }
  override var view: UIView? { super.view }
  override var state: UIGestureRecognizer.State {
    get { super.state }
    set { super.state = newValue }
  }
  override func addTarget(_ target: Any, action: Selector) {
    super.addTarget(target, action: action)
  }
  override func removeTarget(_ target: Any?, action: Selector?) {
    super.removeTarget(target, action: action)
  }
  override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    super.require(toFail: otherGestureRecognizer)
  }
  override var numberOfTouches: Int { super.numberOfTouches }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    super.location(ofTouch: touchIndex, in: view)
  }
  override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
  }
  override func reset() { super.reset() }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canPrevent(preventedGestureRecognizer)
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canBePrevented(by: preventingGestureRecognizer)
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.shouldRequireFailure(of: otherGestureRecognizer)
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.shouldBeRequiredToFail(by: otherGestureRecognizer)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) }
}

@MainActor
final class OverridingUIPanGestureRecognizer: UIPanGestureRecognizer {
  override var minimumNumberOfTouches: Int {
    get { super.minimumNumberOfTouches }
    set { super.minimumNumberOfTouches = newValue }
  }
  override var maximumNumberOfTouches: Int {
    get { super.maximumNumberOfTouches }
    set { super.maximumNumberOfTouches = newValue }
  }
  override var allowedScrollTypesMask: UIScrollTypeMask {
    get { super.allowedScrollTypesMask }
    set { super.allowedScrollTypesMask = newValue }
  }
  override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    super.setTranslation(translation, in: view)
  }
  override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
}

@MainActor
final class OverridingNSLayoutConstraint: NSLayoutConstraint {
  override var relation: NSLayoutConstraint.Relation { super.relation }
  override var multiplier: CGFloat { super.multiplier }
  override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  override var shouldBeArchived: Bool {
    get { super.shouldBeArchived }
    set { super.shouldBeArchived = newValue }
  }
  override var firstItem: AnyObject? { super.firstItem }
  override var firstAttribute: NSLayoutConstraint.Attribute { super.firstAttribute }
  override var secondItem: AnyObject? { super.secondItem }
  override var secondAttribute: NSLayoutConstraint.Attribute { super.secondAttribute }
  override var constant: CGFloat {
    get { super.constant }
    set { super.constant = newValue }
  }
  override var priority: UILayoutPriority {
    get { super.priority }
    set { super.priority = newValue }
  }
  override var isActive: Bool {
    get { super.isActive }
    set { super.isActive = newValue }
  }
  override class func activate(_ constraints: [NSLayoutConstraint]) { super.activate(constraints) }
  override class func deactivate(_ constraints: [NSLayoutConstraint]) {
    super.deactivate(constraints)
  }
}

@MainActor
final class OverridingUILayoutGuide: UILayoutGuide {
  override var owningView: UIView? { super.owningView }
  override var identifier: String {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  override var layoutFrame: CGRect { super.layoutFrame }
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
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  { super.constraintsAffectingLayout(for: axis) }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
}

@MainActor
final class OverridingUIScreen: UIScreen {
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override var scale: CGFloat {
    get { super.scale }
    set { super.scale = newValue }
  }
  override var nativeScale: CGFloat { super.nativeScale }
  override var nativeBounds: CGRect { super.nativeBounds }
  override var applicationFrame: CGRect { super.applicationFrame }
  override var maximumFramesPerSecond: Int { super.maximumFramesPerSecond }
  override var coordinateSpace: any UICoordinateSpace { super.coordinateSpace }
  override var fixedCoordinateSpace: any UICoordinateSpace { super.fixedCoordinateSpace }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    super.snapshotView(afterScreenUpdates: afterUpdates)
  }
}

@MainActor
final class OverridingUIWindow: UIWindow {
  override var screen: UIScreen { super.screen }
  override var windowLevel: UIWindow.Level {
    get { super.windowLevel }
    set { super.windowLevel = newValue }
  }
  override var rootViewController: UIViewController? {
    get { super.rootViewController }
    set { super.rootViewController = newValue }
  }
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  override var isKeyWindow: Bool { super.isKeyWindow }
  override func makeKey() { super.makeKey() }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
  override var windowScene: UIWindowScene? {
    get { super.windowScene }
    set { super.windowScene = newValue }
  }
}
