// The application of a world: little more than the list of its windows.

import Foundation

/// The running application.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application of the world that is running.
  public static var shared: UIApplication { UIKitState.current.application }

  private unowned let state: UIKitState

  init(state: UIKitState) {
    self.state = state
    super.init()
  }

  /// Windows that have been shown, in the order of their showing.
  open var windows: [UIWindow] { state.windows }
  /// The window that is key.
  open var keyWindow: UIWindow? { state.keyWindow }
  /// Always zero: no status bar is drawn.
  open var statusBarFrame: CGRect { .zero }
  /// Whether touches are let through.
  open var isIgnoringInteractionEvents: Bool { interactionBlocks > 0 }

  private var interactionBlocks = 0

  /// Passes an event on to the windows that it is about.
  open func sendEvent(_ event: UIEvent) {
    for window in state.windows where event.touches.contains(where: { $0.window === window }) {
      window.sendEvent(event)
    }
  }

  /// Stops touches until `endIgnoringInteractionEvents` has been called as often.
  open func beginIgnoringInteractionEvents() { interactionBlocks += 1 }
  /// Lets touches through again.
  open func endIgnoringInteractionEvents() { interactionBlocks = max(0, interactionBlocks - 1) }
}

/// What an application's delegate is told; nothing here calls it.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The application's window.
  var window: UIWindow? { get set }
}
