// Views that report what fingers do to them as events of their own, and a button: as much of them as
// screens need that present and dismiss. Nothing is drawn but what a view draws.

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
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A finger was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
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
  }

  /// Whether it takes touches.
  open var isEnabled = true
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it has a finger.
  public private(set) var isTracking = false

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

  /// Tells the targets of these events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  private func send(_ events: Event, _ event: UIEvent?) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      entry.handler?(self)
      guard let target = entry.target, let selector = entry.selector else { continue }
      if !selector.perform(on: target, sender: self, event: event ?? NSNull()) {
        UIKitState.current.refuse("the action \(selector) of \(type(of: target))")
      }
    }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    (isTracking, isHighlighted) = (true, true)
    send(.touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isHighlighted = isInside(touches, event)
    send(isHighlighted ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isHighlighted) = (false, false)
    send(isInside(touches, event) ? .touchUpInside : .touchUpOutside, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isHighlighted) = (false, false)
    send(.touchCancel, event)
  }

  private func isInside(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    touches.contains { point(inside: $0.location(in: self), with: event) }
  }
}
