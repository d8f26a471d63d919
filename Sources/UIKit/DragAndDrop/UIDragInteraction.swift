// The interaction with which a view can be dragged.

import Foundation

/// The methods that supply what is dragged, and observe the drag. All but the first have default
/// implementations.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items of a drag that begins; none for no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Returns the view that is lifted; `nil` for that of the interaction.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before the view is lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Called before the drag begins.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Called when the touch has moved.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called before the preview returns or is dropped.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  /// Called after the preview has returned or has been dropped.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  /// Returns `nil`.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {}
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}

/// The interaction with which a view can be dragged: a press of half a second lifts it.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// A Boolean value that indicates whether interactions are enabled unless they are set: on tablets.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  /// The object that supplies what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether the view can be dragged. The default is that of the class,
  /// `isEnabledByDefault`.
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  /// A Boolean value that indicates whether other gestures can be recognized during the lift. Stored
  /// but not used.
  open var allowsSimultaneousRecognitionDuringLift = false

  private let press = ContextPressRecognizer(target: nil, action: nil)
  private var run: DragRun?
  private var session = LocalDragSession()

  /// Creates an interaction with the given delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addHandler { [weak self] (_: ContextPressRecognizer) in self?.follow() }
    press.mayBegin = { [weak self] in self?.prepare() ?? false }
  }

  /// Removes the gesture from the view.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
  /// Adds the gesture to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  private func prepare() -> Bool {
    guard isEnabled, run == nil, view?.window != nil, let delegate else { return false }
    session = LocalDragSession()
    session.point = press.location(in: nil)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    return !session.items.isEmpty
  }

  private func follow() {
    session.point = press.location(in: nil)
    switch press.state {
    case .began:
      run = DragRun(self, session)
      run?.begin()
    case .changed: run?.move()
    case .ended: end(cancelled: false)
    case .cancelled, .failed: end(cancelled: true)
    case .possible: break
    }
  }

  private func end(cancelled: Bool) {
    let ended = run
    run = nil
    ended?.end(cancelled: cancelled)
  }
}
