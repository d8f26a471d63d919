// The base class of the objects that receive touches: views, view controllers, windows and the
// application.

import Foundation

/// An object that handles events or passes them to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  @preconcurrency @MainActor public override init() { super.init() }

  /// The next responder in the responder chain: a view's controller or superview, or a controller's
  /// superview. The default is `nil`.
  open var next: UIResponder? { nil }

  /// The first view controller in the responder chain that starts with this responder.
  package var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let here = responder {
      if let controller = here as? UIViewController { return controller }
      responder = here.next
    }
    return nil
  }

  /// Called when the object has been loaded from a storyboard. The default implementation does
  /// nothing.
  open func awakeFromNib() {}
  /// Returns the object that takes the place of this one after it has been read from a storyboard or
  /// nib, before it is connected. The default implementation returns the object itself; with `nil` it
  /// is left out.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  /// Called by Apple's Interface Builder; never called in this implementation.
  open func prepareForInterfaceBuilder() {}

  /// Called when a property that the object observes by a key path has changed. The default
  /// implementation does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// A Boolean value that indicates whether the responder can become the first responder. The
  /// default is `false`.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the responder can resign its first responder status.
  /// The default is `true`.
  open var canResignFirstResponder: Bool { true }
  /// A Boolean value that indicates whether the responder is the first responder.
  open var isFirstResponder: Bool { UIKitState.current.firstResponder === self }

  /// Makes the responder the first one, if it can become it, and the previous one resigns.
  /// - Returns: Whether the responder is the first one now. A view that is in no window yet becomes it
  ///   when it enters one.
  @discardableResult open func becomeFirstResponder() -> Bool {
    isFirstResponder || UIKitState.current.makeFirstResponder(to: self) { true }
  }
  /// Ends that the responder is the first one, if it can resign.
  /// - Returns: Whether the responder is not the first one now.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIKitState.current.firstResponder = nil
    return true
  }

  /// The undo manager of the responder: by default that of the next one, up to the window, which has
  /// one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The view in place of the keyboard while the responder is the first one. The default is `nil`.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while the responder, or one before it in the responder chain, is the
  /// first one; at the bottom of the screen if there is no keyboard. The default is `nil`.
  open var inputAccessoryView: UIView? { nil }
  /// The keyboard of the responder: the English one. What an override returns has no effect.
  open var textInputMode: UITextInputMode? { UITextInputMode.usual }
  /// The name under which the keyboard is remembered. It has no effect, because there is one keyboard.
  open var textInputContextIdentifier: String? { nil }
  /// Reads `inputView` and `inputAccessoryView` anew if the responder is the first one.
  open func reloadInputViews() {
    if isFirstResponder, UIKitState.current.life.isLaunched { Keyboard.current.reload() }
  }

  /// Called when touches have begun. The default implementation forwards the message to the next
  /// responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches have moved. The default implementation forwards the message to the next
  /// responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches have ended. The default implementation forwards the message to the next
  /// responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches have been cancelled. The default implementation forwards the message to
  /// the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keyboards and remote controls, which there are none of

  /// Called when buttons or keys have been pressed. Never called by the system, because the device has
  /// none. The default implementation forwards the message to the next responder, as those below do.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when the force of presses has changed. Never called by the system.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when buttons or keys have been released. Never called by the system.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when presses have been cancelled. Never called by the system.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// A Boolean value that indicates whether the responder can have the focus. The default is `false`.
  /// Nothing has the focus on a phone.
  open var canBecomeFocused: Bool { false }
  /// A Boolean value that indicates whether the responder has the focus. Always `false`.
  open var isFocused: Bool { false }
  /// The parts that prefer to have the focus. The default is none.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The view that prefers to have the focus, in code for iOS 9. Never read.
  open weak var preferredFocusedView: UIView? { nil }
  /// The next part of the interface in the responder chain.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  /// The name of the group in which the focus moves. Stored but not used.
  open var focusGroupIdentifier: String?
  /// Asks for an update of the focus, which does not happen.
  open func setNeedsFocusUpdate() {}
  /// Asks for an update of the focus at once, which does not happen.
  open func updateFocusIfNeeded() {}
  /// Returns whether the focus may move. Never called. The default is `true`.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved. Never called.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Called when a motion event begins. Never called, because the device is not shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a motion event ends. Never called, because the device is not shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a motion event is cancelled. Never called, because the device is not shaken.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a remote-control event is received. Never called, because there are no such
  /// devices.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Returns a Boolean value that indicates whether the responder can perform a menu action. The
  /// default implementation returns `true` if the responder implements the method. Of the standard
  /// edit actions, such as `copy(_:)`, it returns `false`: whether a class overrides them cannot be
  /// known, so one that does overrides this method as well.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction(rawValue: action.name) == nil && action.isAvailable(for: self)
  }
  /// Returns the first object in the responder chain, from this one, that can perform an action;
  /// `nil` if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    let isStandard = StandardEditAction(rawValue: action.name) != nil
    if isStandard || action.isAvailable(for: self), canPerformAction(action, withSender: sender) {
      return self
    }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Moves the selection to the pasteboard. The default implementation does nothing.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard. The default implementation does nothing.
  open func copy(_ sender: Any?) {}
  /// Inserts what is on the pasteboard. The default implementation does nothing.
  open func paste(_ sender: Any?) {}
  /// Deletes the selection. The default implementation does nothing.
  open func delete(_ sender: Any?) {}
  /// Selects what is at the insertion point. The default implementation does nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything. The default implementation does nothing.
  open func selectAll(_ sender: Any?) {}

  /// The commands that keys send to this responder. The default is `nil`.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Called before a command is shown in a menu. The default implementation does nothing.
  open func validate(_ command: UICommand) {}
  /// Called for the menus of a menu bar. Never called, because there is none.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  // MARK: Accessibility

  private lazy var accessibility = AccessibilityValues()

  /// A Boolean value that indicates whether the object is an accessibility element. The default is
  /// `false`.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// A short label that identifies the object.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// The label as an attributed string.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  /// The value of the object.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// A description of the result of the object's action.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// A string that identifies the object in tests.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// The language in which the label and the value are read.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  /// The labels by which a user can name the object.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }
  /// The characteristics of the object. The default is `none`.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// The frame of the object on the screen. For a view, it is that of its bounds by default.
  open var accessibilityFrame: CGRect {
    get {
      if let own = accessibility.frame { return own }
      guard let view = self as? UIView else { return .zero }
      return view.convert(view.bounds, to: UIScreen.main.coordinateSpace)
    }
    set { accessibility.frame = newValue }
  }
  /// The outline of the object on the screen, if it is not its frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }
  /// The point on the screen at which the object is activated, by default the center of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }
  /// The elements inside the object, if they are not its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  /// A Boolean value that indicates whether the elements inside the object are hidden from
  /// assistive technologies. The default is `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
  /// A Boolean value that indicates whether assistive technologies ignore the siblings of the view.
  /// The default is `false`.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  /// A Boolean value that indicates whether the elements inside the object are visited before its
  /// siblings. The default is `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }
  /// A Boolean value that indicates whether the object responds to the user. By default, it does if
  /// it is a view that receives touches.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToUser ?? (self as? UIView)?.isUserInteractionEnabled ?? false }
    set { accessibility.respondsToUser = newValue }
  }
  /// The way in which the elements inside the object are navigated.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility.navigationStyle }
    set { accessibility.navigationStyle = newValue }
  }
  /// The actions that assistive technologies offer for the object.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// Returns the number of `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns one of `accessibilityElements`, or `nil` if there is none at the index.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let all = accessibilityElements, all.indices.contains(index) else { return nil }
    return all[index]
  }
  /// Returns the index of one of `accessibilityElements`, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Activates the object, and returns whether it did. The default implementation returns `false`.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of an adjustable object. The default implementation does nothing.
  open func accessibilityIncrement() {}
  /// Decreases the value of an adjustable object. The default implementation does nothing.
  open func accessibilityDecrement() {}
  /// Scrolls, and returns whether the object did. The default implementation returns `false`.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses a modal object, and returns whether it did. The default implementation returns
  /// `false`.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action of the screen, and returns whether it did. The default
  /// implementation returns `false`.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when assistive technologies focus on the object. Never called, because there are none.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when assistive technologies leave the object. Never called, because there are none.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether assistive technologies focus on the object. Always `false`.
  open func accessibilityElementIsFocused() -> Bool { false }
}
