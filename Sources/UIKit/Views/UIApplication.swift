// The application of a world: little more than the list of its windows.

import Foundation

/// The running application.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application of the world that is running.
  public static var shared: UIApplication { UIKitState.current.application }

  /// The delegate; nothing here calls it.
  open var delegate: (any UIApplicationDelegate)?

  private unowned let state: UIKitState

  init(state: UIKitState) {
    self.state = state
    super.init()
  }

  /// Windows that have been shown, in the order of their showing.
  open var windows: [UIWindow] { state.windows }
  /// The window that is key.
  open var keyWindow: UIWindow? { state.keyWindow }
  /// Across the safe area at the top; no status bar is drawn in it.
  open var statusBarFrame: CGRect {
    let height = state.screen.safeAreaInsets.top
    return CGRect(x: 0, y: 0, width: height > 0 ? state.screen.bounds.width : 0, height: height)
  }
  /// Whether touches are let through.
  open var isIgnoringInteractionEvents: Bool { interactionBlocks > 0 }

  private var interactionBlocks = 0

  /// Passes an event on to the windows that it is about.
  open func sendEvent(_ event: UIEvent) {
    for window in state.windows where event.touches.contains(where: { $0.window === window }) {
      window.sendEvent(event)
    }
  }

  /// Has `target`, or without one the first responder in the chain of `sender` that has the method, perform it.
  /// Returns whether somebody has.
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

  /// How large people want their text.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    state.traits.screen.preferredContentSizeCategory
  }
  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"

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

extension UIApplicationDelegate {
  /// What `@main` calls. There is no device to run the app on: says so.
  public static func main() {
    let message = "\(Self.self): an app is not run by itself here; its screens play in a scene.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }

  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
