// Touches of rows and items: they are highlighted a short time after the touch has begun, unless
// the list scrolls by then, and tapped when the touch ends.

import Foundation
import SegueWorld

/// A list whose rows or items can be tapped.
@MainActor
protocol ListTapping: UIScrollView {
  func tappedPath(at point: CGPoint) -> IndexPath?
  func mayHighlight(_ path: IndexPath) -> Bool
  func highlight(_ path: IndexPath, _ isHighlighted: Bool)
  /// Called when the touch has ended on the highlighted row or item.
  func tap(_ path: IndexPath)
}

/// The touch of one list.
@MainActor
final class ListTouch {
  /// The time that a touch is held before the row or item is highlighted, in seconds.
  static let delay = UIScrollView.contentTouchDelay

  private weak var list: (any ListTapping)?
  private weak var touch: UITouch?
  private var path: IndexPath?
  private var wait: World.EventToken?
  /// The highlighted row or item.
  private(set) var highlighted: IndexPath?

  init(_ list: any ListTapping) { self.list = list }

  func began(_ touches: Set<UITouch>) {
    guard touch == nil, let list, !list.touchStoppedMotion, let first = touches.first else {
      return
    }
    path = list.tappedPath(at: first.location(in: list))
    guard path != nil else { return }
    touch = first
    guard list.delaysContentTouches else { return highlight() }
    let time = VirtualTime(seconds: first.startTime + Self.delay)
    guard time > World.current.now else { return highlight() }
    wait = World.current.schedule(at: time, phase: .input) { [weak self] in
      self?.wait = nil
      self?.highlight()
    }
  }

  private func highlight() {
    guard let list, let path, list.mayHighlight(path) else { return reset() }
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
    reset()
    if let tapped { list.tap(tapped) }
  }

  func cancelled() {
    let path = highlighted
    reset()
    if let path { list?.highlight(path, false) }
  }

  private func reset() {
    if let wait { World.current.cancel(wait) }
    (touch, path, wait, highlighted) = (nil, nil, nil, nil)
  }
}
