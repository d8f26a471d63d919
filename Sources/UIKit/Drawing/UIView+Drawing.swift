// Views that draw themselves, and views drawn by code.

import Foundation
import SegueDisplay

extension UIView {
  /// Makes what `draw(_:)` draws the contents of the view's layer.
  func displayDrawing(of layer: CALayer) {
    guard layer === self.layer else { return layer.displayDrawing() }
    // As on a device: a view that is said to be opaque, and has no background, is black where it
    // draws nothing.
    layer.displayDrawing(isOpaque: isOpaque && backgroundColor == nil)
  }

  func drawContents(of layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    UIKitState.current.perform(under: traitCollection) {
      GraphicsStack.with(context) { draw(layer.bounds) }
    }
  }

  /// Draws the view and everything in it over `rect` of the current context, and returns whether there
  /// was one: as it shows now, or, after updates, as the model says.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), rect.isFinite else { return false }
    let recording = recording(afterUpdates: afterUpdates)
    let items = recording.items(part: recording.bounds, in: rect, transform: .identity)
    context.draw(
      DisplayRecording(bounds: rect, items: items, unsupported: recording.unsupported))
    return true
  }

  /// What the view looks like: as it shows now, or, after layout and drawing, as the model says.
  func recording(afterUpdates: Bool) -> DisplayRecording {
    guard afterUpdates else {
      return layer.recordPresentation(atSeconds: World.current.now.seconds)
    }
    layoutIfNeeded()
    layer.displayTreeIfNeeded()
    return layer.recordModel()
  }
}
