// Every member of these classes that Apple's SDK lets subclasses override: Responders. The file is long
// because it lists them all; that it compiles is the test. `OverridingTests` uses the classes.

import Foundation
import UIKit

@MainActor
final class OverridingUIResponder: UIResponder {
  override var next: UIResponder? { super.next }
  override func awakeFromNib() { super.awakeFromNib() }
  override func awakeAfter(using coder: NSCoder) -> Any? { super.awakeAfter(using: coder) }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var canResignFirstResponder: Bool { super.canResignFirstResponder }
  override var isFirstResponder: Bool { super.isFirstResponder }
  @discardableResult override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  @discardableResult override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionCancelled(motion, with: event)
  }
  override func remoteControlReceived(with event: UIEvent?) {
    super.remoteControlReceived(with: event)
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
  override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityAttributedLabel: NSAttributedString? {
    get { super.accessibilityAttributedLabel }
    set { super.accessibilityAttributedLabel = newValue }
  }
  override var accessibilityValue: String? {
    get { super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }
  override var accessibilityHint: String? {
    get { super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }
  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }
  override var accessibilityLanguage: String? {
    get { super.accessibilityLanguage }
    set { super.accessibilityLanguage = newValue }
  }
  override var accessibilityUserInputLabels: [String]! {
    get { super.accessibilityUserInputLabels }
    set { super.accessibilityUserInputLabels = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame }
    set { super.accessibilityFrame = newValue }
  }
  override var accessibilityPath: UIBezierPath? {
    get { super.accessibilityPath }
    set { super.accessibilityPath = newValue }
  }
  override var accessibilityActivationPoint: CGPoint {
    get { super.accessibilityActivationPoint }
    set { super.accessibilityActivationPoint = newValue }
  }
  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements }
    set { super.accessibilityElements = newValue }
  }
  override var accessibilityElementsHidden: Bool {
    get { super.accessibilityElementsHidden }
    set { super.accessibilityElementsHidden = newValue }
  }
  override var accessibilityViewIsModal: Bool {
    get { super.accessibilityViewIsModal }
    set { super.accessibilityViewIsModal = newValue }
  }
  override var shouldGroupAccessibilityChildren: Bool {
    get { super.shouldGroupAccessibilityChildren }
    set { super.shouldGroupAccessibilityChildren = newValue }
  }
  override var accessibilityRespondsToUserInteraction: Bool {
    get { super.accessibilityRespondsToUserInteraction }
    set { super.accessibilityRespondsToUserInteraction = newValue }
  }
  override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { super.accessibilityNavigationStyle }
    set { super.accessibilityNavigationStyle = newValue }
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions }
    set { super.accessibilityCustomActions = newValue }
  }
  override func accessibilityElementCount() -> Int { super.accessibilityElementCount() }
  override func accessibilityElement(at index: Int) -> Any? {
    super.accessibilityElement(at: index)
  }
  override func index(ofAccessibilityElement element: Any) -> Int {
    super.index(ofAccessibilityElement: element)
  }
  override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
  override func accessibilityIncrement() { super.accessibilityIncrement() }
  override func accessibilityDecrement() { super.accessibilityDecrement() }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    super.accessibilityScroll(direction)
  }
  override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
  override func accessibilityPerformMagicTap() -> Bool { super.accessibilityPerformMagicTap() }
  override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
  }
  override func accessibilityElementDidLoseFocus() { super.accessibilityElementDidLoseFocus() }
  override func accessibilityElementIsFocused() -> Bool { super.accessibilityElementIsFocused() }
}
