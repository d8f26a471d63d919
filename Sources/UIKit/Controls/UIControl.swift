// Views that report touches as events of their own. Subclasses track a touch with `beginTracking`
// and related methods; this class turns their results into events and highlighting.

import Foundation
import SegueWorld

/// A view that reports interactions with it as events.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The bits of the events.
    public let rawValue: UInt
    /// Creates a set of events from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch began in the control. This event is not sent here.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of text began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Text was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of text ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of text editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits of the states.
    public let rawValue: UInt
    /// Creates a set of states from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state: enabled, but neither selected nor highlighted.
    public static let normal: State = []
    /// The control is highlighted, usually by a touch inside it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus. Controls never have it here.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// A Boolean value that indicates whether the control receives touches. The default is `true`.
  open var isEnabled = true
  /// A Boolean value that indicates whether the control is highlighted, usually by a touch inside
  /// it.
  open var isHighlighted = false
  /// A Boolean value that indicates whether the control is selected.
  open var isSelected = false
  /// A Boolean value that indicates whether the control is tracking a touch.
  open private(set) var isTracking = false
  /// A Boolean value that indicates whether the tracked touch is inside the control.
  open private(set) var isTouchInside = false

  /// The horizontal alignment of the contents. The default is `center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The vertical alignment of the contents. The default is `center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The current state of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Initialization

  /// Creates a control with the given frame that performs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adoptPrimaryAction(primaryAction)
  }

  /// Adds the action that a control was created with.
  func adoptPrimaryAction(_ action: UIAction?) {
    if let action { addAction(action, for: .primaryActionTriggered) }
  }

  // MARK: Targets

  private struct Entry {
    weak var target: AnyObject?
    var selector: Selector?
    var handler: ((UIControl) -> Void)?
    var action: UIAction?
    var events: Event
  }
  private var entries: [Entry] = []

  /// Adds a target, which is not retained, that performs `action` for the given events. If `target`
  /// is `nil`, or exists no longer, the first object in the responder chain that has the method
  /// performs it. Adding a target with the same action again adds the events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    let known = entries.firstIndex { $0.selector == action && $0.target === object }
    if action.isNamed, let known {
      entries[known].events.formUnion(controlEvents)
    } else {
      entries.append(Entry(target: object, selector: action, events: controlEvents))
    }
  }

  /// Removes targets for the given events. A `nil` target or action matches all.
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

  /// The targets, with `NSNull` in place of those that are `nil`.
  open var allTargets: Set<AnyHashable> {
    Set(
      entries.filter { $0.selector != nil }.map {
        ($0.target as? NSObject).map(AnyHashable.init) ?? AnyHashable(NSNull())
      })
  }

  /// The events for which there are targets or actions.
  open var allControlEvents: Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the names of the methods that a target performs for the given events; `nil` if there
  /// are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = entries.filter {
      $0.target === object && !$0.events.isDisjoint(with: controlEvent)
    }.compactMap(\.selector?.name)
    return names.isEmpty ? nil : names
  }

  /// Adds a closure, which is retained, to be called for the given events.
  public final func addHandler(
    for controlEvents: Event, _ handler: @escaping (UIControl) -> Void
  ) {
    entries.append(Entry(handler: handler, events: controlEvents))
  }

  /// Adds an action for the given events. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(Entry(action: action, events: controlEvents))
  }

  /// Removes an action for the given events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with the given identifier for the given events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in entries.indices where entries[index].action?.identifier == actionIdentifier {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Notifies the targets of the given events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  /// Lets a target, or the responder chain if it is `nil`, perform a method. Called for each target
  /// of an event.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let target else {
      UIApplication.shared.sendAction(action, to: nil, from: self, for: event)
      return
    }
    if !action.perform(on: target as AnyObject, sender: self, event: event) {
      World.current.reportUncallable(action, of: target)
    }
  }

  private func send(_ events: Event, _ event: UIEvent?) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      entry.handler?(self)
      entry.action?.perform(sender: self)
      if let selector = entry.selector { sendAction(selector, to: entry.target, for: event) }
    }
  }

  // MARK: Touches

  /// Called when a touch begins in the control.
  /// - Returns: Whether to track the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves.
  /// - Returns: Whether to continue tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when tracking is cancelled.
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
    guard opensMenuAtTouchDown() else { return }
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
  }

  /// A Boolean value that indicates whether a tap opens the menu of the control rather than sending
  /// its primary action. The default is `false`.
  open var showsMenuAsPrimaryAction = false
  /// A Boolean value that indicates whether a long press opens the menu of the control. The default
  /// is `true`.
  open var isContextMenuInteractionEnabled = true
  /// The menu of the control.
  lazy var menuState = ControlMenu()
  /// Opens the menu of the control, if a touch that begins does that.
  ///
  /// - Returns: Whether it does.
  func opensMenuAtTouchDown() -> Bool { false }

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

  /// A Boolean value that indicates whether touches reach the control at once, also in the content of
  /// a scroll view.
  var takesTouchesAtOnce: Bool { false }

  /// A Boolean value that indicates whether a tap triggers the control's primary action.
  var sendsPrimaryAction: Bool { false }

  private func isInside(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    touches.contains { point(inside: $0.location(in: self), with: event) }
  }

  /// Sends the events for a value that was changed by a touch.
  func valueDidChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}

extension UIControl {
  /// The horizontal alignment of a control's contents.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The contents are centered.
    case center
    /// The contents are aligned at the left edge.
    case left
    /// The contents are aligned at the right edge.
    case right
    /// The contents fill the width.
    case fill
    /// The contents are aligned at the leading edge.
    case leading
    /// The contents are aligned at the trailing edge.
    case trailing
  }

  /// The vertical alignment of a control's contents.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The contents are centered.
    case center
    /// The contents are aligned at the top.
    case top
    /// The contents are aligned at the bottom.
    case bottom
    /// The contents fill the height.
    case fill
  }
}
