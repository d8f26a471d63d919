// The windows of a hosted app. The app makes its own windows; they are shown inside the window of
// the stage: their layers are sublayers of its layer, ordered by level, so that a frame draws them
// all. In every other respect the app's windows are the only ones: the stage's window takes no
// touches and is not in the application's list.

import Foundation
import QuartzCore

extension UIWindow {
  /// Makes the window the host of all other windows of the world, from now on. It gives up its own
  /// place among them, and is no longer the key window.
  package func hostWindows() {
    let state = UIKitState.current
    isHidden = false
    state.hostWindow = self
    state.windows.removeAll { $0 === self }
    if state.keyWindow === self { state.keyWindow = nil }
    for window in state.windows { window.updateHosting() }
  }

  /// The windows that this one hosts, from front to back; the window itself if it hosts none.
  package var hostedWindows: [UIWindow] {
    let state = UIKitState.current
    return state.hostWindow === self ? state.windowsFromBack.reversed() : [self]
  }

  /// The main window of the app that this window hosts: the key window, or else the frontmost one
  /// with a root view controller. It is the window itself if it hosts none.
  package var shown: UIWindow {
    let state = UIKitState.current
    guard state.hostWindow === self else { return self }
    let windows = hostedWindows
    return state.keyWindow ?? windows.first { $0.rootViewController != nil } ?? windows.first
      ?? self
  }

  /// Adds the window's layer to that of the host at its place, or removes it.
  func updateHosting() {
    let state = UIKitState.current
    guard let host = state.hostWindow, host !== self else { return }
    layer.removeFromSuperlayer()
    guard let place = state.windowsFromBack.firstIndex(where: { $0 === self }) else { return }
    let others = host.layer.sublayers?.count ?? 0
    host.layer.insertSublayer(layer, at: UInt32(min(place, others)))
  }
}

extension UIKitState {
  /// The host and the windows that fill a screen of the given size; none without a host.
  func windowsFilling(_ size: CGSize) -> [UIWindow] {
    guard let hostWindow else { return [] }
    return [hostWindow] + windows.filter { $0.frame == CGRect(origin: .zero, size: size) }
  }
}
