// Contents that layers draw: when they are asked for them, and what becomes of what they draw. Marks are
// kept as those of layout are, so that a clean tree costs nothing. Layout comes first.

import Foundation
import SegueDisplay

extension CALayer {
  /// Whether contents have been asked for.
  public func needsDisplay() -> Bool { needsDisplayFlag }

  final func markForDisplay() {
    guard !needsDisplayFlag else { return }
    needsDisplayFlag = true
    markDisplayAbove()
  }

  final func markDisplayAbove() {
    var current = superlayer ?? maskedLayer
    while let layer = current, !layer.hasDisplayBelow {
      layer.hasDisplayBelow = true
      current = layer.superlayer ?? layer.maskedLayer
    }
  }

  /// Provides the contents if that is due, and returns whether it was. A layer without a size waits until
  /// it has one.
  @discardableResult
  final func displayOneIfNeeded() -> Bool {
    guard needsDisplayFlag, !properties.bounds.isEmpty else { return false }
    needsDisplayFlag = false
    display()
    return true
  }

  /// Provides the contents of what needs it in this tree, and returns whether anything did.
  @discardableResult
  package final func displayTreeIfNeeded() -> Bool {
    var didSomething = displayOneIfNeeded()
    guard hasDisplayBelow else { return didSomething }
    hasDisplayBelow = false
    for child in children + [mask].compactMap({ $0 }) {
      guard child.needsDisplayFlag || child.hasDisplayBelow else { continue }
      didSomething = child.displayTreeIfNeeded() || didSomething
      if child.needsDisplayFlag || child.hasDisplayBelow { hasDisplayBelow = true }
    }
    return didSomething
  }

  /// Makes what `draw(in:)` draws the contents, as a recording. Where it draws nothing, other contents
  /// stay.
  package final func displayDrawing(isOpaque: Bool? = nil) {
    let bounds = properties.bounds
    guard bounds.isFinite else { return }
    let context = CGContext(
      bounds: bounds, scale: contentsScale, isOpaque: isOpaque ?? self.isOpaque)
    draw(in: context)
    if context.isBlank, context.problems.isEmpty {
      if hasDrawnContents { contents = nil }
      hasDrawnContents = false
    } else {
      contents = context.drawing.recording
      hasDrawnContents = true
    }
  }

  /// Asks for contents where a change of a property needs them.
  final func redraw(for property: LayerProperty, oldSize: CGSize) {
    let isResized = property == .bounds && properties.bounds.size != oldSize
    if isResized && needsDisplayOnBoundsChange || Self.needsDisplay(forKey: property.rawValue) {
      setNeedsDisplay()
    }
  }
}
