// The application of a world: its windows, its delegate, and the messages that pass through it.

import Foundation

/// The object that represents the running application.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application of the current world.
  public static var shared: UIApplication { UIKitState.current.application }

  /// The application's delegate, which is called while an app is launched.
  open var delegate: (any UIApplicationDelegate)?

  private unowned let state: UIKitState

  init(state: UIKitState) {
    self.state = state
    super.init()
  }

  /// The visible windows, in the order in which they were shown.
  open var windows: [UIWindow] { state.windows.filter { !($0 is KeyboardWindow) } }
  /// The key window; `nil` if there is none.
  open var keyWindow: UIWindow? { state.keyWindow }
  /// The frame of the status bar: the width of the screen and the height of the top safe area. No
  /// status bar is drawn in it.
  open var statusBarFrame: CGRect {
    let height = state.screen.safeAreaInsets.top
    return CGRect(x: 0, y: 0, width: height > 0 ? state.screen.bounds.width : 0, height: height)
  }
  /// A Boolean value that indicates whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { interactionBlocks > 0 }

  private var interactionBlocks = 0

  /// Dispatches an event to the windows that its touches belong to.
  open func sendEvent(_ event: UIEvent) {
    for window in state.windows where event.touches.contains(where: { $0.window === window }) {
      window.sendEvent(event)
    }
  }

  /// Sends an action message to `target` or, if it is `nil`, to the first responder that implements
  /// the method, starting with `sender` or, failing that, the key window.
  ///
  /// - Returns: `true` if an object has handled the action.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.perform(on: target as AnyObject, sender: sender, event: event) }
    var responder = sender as? UIResponder ?? keyWindow
    while let current = responder {
      if action.perform(on: current, sender: sender, event: event) { return true }
      responder = current.next
    }
    return false
  }

  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    state.traits.screen.preferredContentSizeCategory
  }
  /// The URL string that opens the app's settings.
  public static let openSettingsURLString = "app-settings:"

  /// Suspends the handling of touches. Each call must be balanced by a call to
  /// `endIgnoringInteractionEvents()`.
  open func beginIgnoringInteractionEvents() { interactionBlocks += 1 }
  /// Resumes the handling of touches, once all calls to `beginIgnoringInteractionEvents()` are
  /// balanced.
  open func endIgnoringInteractionEvents() { interactionBlocks = max(0, interactionBlocks - 1) }
}
