// Views that draw themselves, and views that code draws.

import Foundation
import SegueDisplay
import SegueWorld

extension UIView {
  /// Makes the drawing of `draw(_:)` the contents of the view's layer.
  func displayDrawing(of layer: CALayer) {
    guard layer === self.layer else { return layer.displayDrawing() }
    // As on a device: a view that is declared opaque, and has no background color, is black where
    // it draws nothing.
    layer.displayDrawing(isOpaque: isOpaque && backgroundColor == nil)
  }

  func drawContents(of layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    UIKitState.current.perform(under: traitCollection) {
      GraphicsStack.with(context) { draw(layer.bounds) }
    }
  }

  /// Draws the view and its subviews over `rect` of the current context, for `drawHierarchy`.
  func drawTree(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), rect.isFinite else { return false }
    let recording = recording(afterUpdates: afterUpdates)
    let items = recording.items(part: recording.bounds, in: rect, transform: .identity)
    context.draw(
      DisplayRecording(bounds: rect, items: items, unsupported: recording.unsupported))
    return true
  }

  /// Returns a recording of the view: as displayed now or, after layout and drawing, according to
  /// the model.
  func recording(afterUpdates: Bool) -> DisplayRecording {
    guard afterUpdates else {
      return layer.recordPresentation(atSeconds: World.current.now.seconds)
    }
    layoutIfNeeded()
    layer.displayTreeIfNeeded()
    return layer.recordModel()
  }
}
