// A finger on a row or an item: highlighted a moment after the finger has come down, unless it scrolls by then, and
// tapped when the finger leaves.

import Foundation

/// A list whose rows or items can be tapped.
@MainActor
protocol ListTapping: UIScrollView {
  func tappedPath(at point: CGPoint) -> IndexPath?
  func mayHighlight(_ path: IndexPath) -> Bool
  func highlight(_ path: IndexPath, _ isHighlighted: Bool)
  /// The finger has left the highlighted row or item on it.
  func tap(_ path: IndexPath)
}

/// The finger on one list.
@MainActor
final class ListTouch {
  /// How long a finger rests before what is under it answers, in seconds.
  static let delay = 0.15

  private weak var list: (any ListTapping)?
  private weak var touch: UITouch?
  private var path: IndexPath?
  private var wait: World.EventToken?
  /// What answers to the finger.
  private(set) var highlighted: IndexPath?

  init(_ list: any ListTapping) { self.list = list }

  func began(_ touches: Set<UITouch>) {
    guard touch == nil, let list, !list.fingerStoppedMotion, let first = touches.first else {
      return
    }
    path = list.tappedPath(at: first.location(in: list))
    guard path != nil else { return }
    touch = first
    guard list.delaysContentTouches else { return highlight() }
    let time = VirtualTime(seconds: World.current.now.seconds + Self.delay)
    wait = World.current.schedule(at: time, phase: .input) { [weak self] in
      self?.wait = nil
      self?.highlight()
    }
  }

  private func highlight() {
    guard let list, let path, list.mayHighlight(path) else { return forget() }
    highlighted = path
    list.highlight(path, true)
  }

  func moved(_ touches: Set<UITouch>) {
    guard let touch, let list, touches.contains(touch) else { return }
    if list.tappedPath(at: touch.location(in: list)) != path { cancelled() }
  }

  func ended(_ touches: Set<UITouch>) {
    guard let touch, let list, touches.contains(touch) else { return }
    if let wait {
      World.current.cancel(wait)
      self.wait = nil
      highlight()
    }
    let tapped = highlighted
    forget()
    if let tapped { list.tap(tapped) }
  }

  func cancelled() {
    let path = highlighted
    forget()
    if let path { list?.highlight(path, false) }
  }

  private func forget() {
    if let wait { World.current.cancel(wait) }
    (touch, path, wait, highlighted) = (nil, nil, nil, nil)
  }
}
