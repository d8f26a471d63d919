// Views that report what fingers do to them as events of their own. Subclasses follow a finger by
// `beginTracking` and its like; this class turns what they answer into events and highlighting.

import Foundation

/// A view that reports what fingers do to it.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What may happen to a control.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The events as bits.
    public let rawValue: UInt
    /// Events of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger came back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger left.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A finger was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for has happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Text is about to be entered.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Text has been entered.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// No more text is entered.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return has been pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Whatever happens to text.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Whatever fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is.
  public struct State: OptionSet, Sendable, Hashable {
    /// The states as bits.
    public let rawValue: UInt
    /// States of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Switched off.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Has the focus; nothing ever does.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// Whether it takes touches.
  open var isEnabled = true
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it has a finger.
  public private(set) var isTracking = false
  /// Whether that finger is inside.
  public private(set) var isTouchInside = false

  /// Where the contents are across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where the contents are down.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// How it is.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private struct Entry {
    weak var target: AnyObject?
    var selector: Selector?
    var handler: ((UIControl) -> Void)?
    var action: UIAction?
    var events: Event
  }
  private var entries: [Entry] = []

  /// Has `target`, which is not kept, perform `action` at these events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    entries.append(
      Entry(target: target.map { $0 as AnyObject }, selector: action, events: controlEvents))
  }

  /// Takes targets away; `nil` stands for all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in entries.indices
    where (object == nil || entries[index].target === object)
      && (action == nil || entries[index].selector == action)
    {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Calls a closure at these events, and keeps it.
  public final func addHandler(
    for controlEvents: Event, _ handler: @escaping (UIControl) -> Void
  ) {
    entries.append(Entry(handler: handler, events: controlEvents))
  }

  /// Performs an action at these events, in place of one of the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(Entry(action: action, events: controlEvents))
  }

  /// Performs an action no longer.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Performs the action of this identifier no longer.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in entries.indices where entries[index].action?.identifier == actionIdentifier {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Tells the targets of these events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  private func send(_ events: Event, _ event: UIEvent?) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      entry.handler?(self)
      entry.action?.perform(sender: self)
      guard let target = entry.target, let selector = entry.selector else { continue }
      if !selector.perform(on: target, sender: self, event: event) {
        UIKitState.current.refuse("the action \(selector) of \(type(of: target))")
      }
    }
  }

  // MARK: Touches

  /// A finger came down; returns whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// It moved; returns whether to follow it further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// It was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// It was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    GestureArbiter.current.recognitionCount += 1
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    guard beginTracking(touch, with: event) else {
      (isTracking, isTouchInside, isHighlighted) = (false, false, false)
      return
    }
    send(.touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touches, event)
    if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    guard !continueTracking(touch, with: event) else { return }
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let endsInside = isInside(touches, event)
    (isTracking, isTouchInside, isHighlighted) = (false, endsInside, false)
    endTracking(touches.first, with: event)
    send(endsInside ? .touchUpInside : .touchUpOutside, event)
    if endsInside, sendsPrimaryAction { send(.primaryActionTriggered, event) }
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  /// Whether a tap is what the control is for.
  var sendsPrimaryAction: Bool { false }

  private func isInside(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    touches.contains { point(inside: $0.location(in: self), with: event) }
  }

  /// The value has changed by a finger.
  func valueDidChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}

extension UIControl {
  /// Where contents are across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// All across.
    case fill
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// Where contents are down.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// All the way down.
    case fill
  }
}
