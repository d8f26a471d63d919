// Subclasses of labels that draw themselves, in `drawText(in:)`: letters one by one, outlines, images.

import CoreGraphics
import SegueDisplay
import SegueWorld

extension UILabel {
  /// Calls `drawText(in:)` with a context, and shows what it draws into it over the text.
  func drawOwnContents(_ traits: UITraitCollection) {
    let context = CGContext(bounds: bounds, scale: pixelsPerPoint)
    drawingContext = context
    defer { drawingContext = nil }
    UIKitState.current.perform(under: traits) {
      GraphicsStack.with(context) { drawText(in: bounds) }
    }
    if context.isBlank, context.problems.isEmpty { return }
    let recording = context.drawing.recording
    for feature in recording.unsupported { World.current.reportUnsupported(feature.property) }
    let items = recording.items(part: bounds, in: bounds, transform: .identity)
    let clip = DisplayClip(shape: RoundedRectangle(bounds), transform: .identity)
    layer.drawnContents.append(.group(DisplayGroup(clip: clip, items: items)))
  }

  /// Adds the text: to the contents of the label or, where code has drawn before it, moved it or draws
  /// the label elsewhere, to the current context.
  func addText(_ items: [DisplayItem]) {
    guard let context = UIGraphicsGetCurrentContext(),
      context !== drawingContext || !context.isUntouched
    else {
      layer.drawnContents += items
      return
    }
    let bounds = items.extent.insetBy(dx: -1, dy: -1)
    context.draw(DisplayRecording(bounds: bounds, items: items))
  }
}
