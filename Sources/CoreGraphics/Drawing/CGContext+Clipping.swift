// Clips. What is empty or no number leaves nothing.

import Foundation

extension CGContext {
  /// Cuts off what lies outside the path, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = outline
    beginPath()
    guard !path.elements.isEmpty, path.controlPointBox.isFinite else { return clipAll() }
    add(.path(path, rule))
  }
  /// Cuts off what lies outside `rect`.
  public func clip(to rect: CGRect) {
    beginPath()
    if rect.isInfinite { return }
    guard let rect = drawable(rect) else { return clipAll() }
    add(.rectangle(rect, state.transform))
  }
  /// Cuts off what lies outside all of `rects`.
  public func clip(to rects: [CGRect]) {
    if rects.count == 1 { return clip(to: rects[0]) }
    beginPath()
    addRects(rects.compactMap { self.drawable($0) })
    clip()
  }
  /// Has what is drawn show as much as `mask`, drawn in `rect`, is opaque; if it has no alpha, as much
  /// as it is light.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard let rect = drawable(rect) else { return clipAll() }
    add(.mask(drawn(mask, in: rect)))
  }
  /// Takes all clips away; those around a transparency layer stay.
  public func resetClip() { state.clip = nil }

  /// A box around what clips leave, in user space.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clip.map { $0.box.overlap(bounds) } ?? bounds
    return box.isNull ? .zero : box.applying(state.transform.inverted())
  }

  private func clipAll() { add(.rectangle(.zero, .identity)) }

  private func add(_ shape: ClipNode.Shape) {
    let clip = ClipNode.adding(shape, to: state.clip, within: layerClip)
    guard clip.depth <= ClipNode.mostDepth else {
      return refuse("more than \(ClipNode.mostDepth) clips in each other")
    }
    state.clip = clip
  }
}
