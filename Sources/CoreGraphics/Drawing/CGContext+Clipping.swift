// Clipping. A shape that is empty or not a number clips everything.

import Foundation

extension CGContext {
  /// Intersects the clipping area with the current path, and begins a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = outline
    beginPath()
    guard !path.elements.isEmpty, path.controlPointBox.isFinite else { return clipAll() }
    add(.path(path, rule))
  }
  /// Intersects the clipping area with `rect`.
  public func clip(to rect: CGRect) {
    beginPath()
    if rect.isInfinite { return }
    guard let rect = drawable(rect) else { return clipAll() }
    add(.rectangle(rect, state.transform))
  }
  /// Intersects the clipping area with the union of `rects`.
  public func clip(to rects: [CGRect]) {
    if rects.count == 1 { return clip(to: rects[0]) }
    beginPath()
    addRects(rects.compactMap { self.drawable($0) })
    clip()
  }
  /// Clips to an image drawn in `rect`: drawing shows to the extent that `mask` is opaque or, if it
  /// has no alpha, light.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard let rect = drawable(rect) else { return clipAll() }
    add(.mask(drawn(mask, in: rect)))
  }
  /// Removes all clips except those around a transparency layer.
  public func resetClip() { state.clip = nil }

  /// The bounding box of the clipping area, in user space.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clip.map { $0.box.overlap(bounds) } ?? bounds
    return box.isNull ? .zero : box.applying(state.transform.inverted())
  }

  private func clipAll() { add(.rectangle(.zero, .identity)) }

  private func add(_ shape: ClipNode.Shape) {
    let clip = ClipNode.adding(shape, to: state.clip, within: layerClip)
    guard clip.depth <= ClipNode.maximumDepth else {
      return reportUnsupported("more than \(ClipNode.maximumDepth) nested clips")
    }
    state.clip = clip
  }
}
