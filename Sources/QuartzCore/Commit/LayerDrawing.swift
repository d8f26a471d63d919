// The display items that one layer itself draws.

import Foundation
import SegueDisplay

extension LayerProperties {
  /// A Boolean value that indicates whether there is a visible border.
  var drawsBorder: Bool { borderWidth > 0 && (borderColor.map { $0.alpha > 0 } ?? false) }
}

/// A layer as displayed, and the transform from its coordinates to pixels.
@MainActor
struct LayerDrawing {
  let layer: CALayer
  let shown: LayerProperties
  let context: RenderContext

  /// The bounds with their rounded corners.
  var outline: RoundedRectangle {
    let bounds = shown.bounds
    let largest = Double(min(bounds.size.width, bounds.size.height)) / 2
    let radius = min(Double(shown.cornerRadius), largest)
    guard radius > 0 else {
      var sharp = RoundedRectangle(bounds)
      sharp.hardEdges = hardEdges
      return sharp
    }
    let corners = layer.maskedCorners
    func rounded(_ corner: CACornerMask) -> Double { corners.contains(corner) ? radius : 0 }
    var outline = RoundedRectangle(
      bounds, topLeft: rounded(.layerMinXMinYCorner), topRight: rounded(.layerMaxXMinYCorner),
      bottomRight: rounded(.layerMaxXMaxYCorner), bottomLeft: rounded(.layerMinXMaxYCorner),
      curve: layer.cornerCurve == .continuous ? .continuous : .circular)
    outline.hardEdges = hardEdges
    if !outline.isSharp, !outline.hasHardCorners { outline.hardEdges = [] }
    return outline
  }

  /// The background, if it is visible.
  var background: DisplayItem? {
    guard let color = shown.backgroundColor, color.alpha > 0, !shown.bounds.isEmpty else {
      return nil
    }
    guard let pattern = color.pattern else { return solid(outline, color) }
    return tiled(pattern, alpha: Double(min(color.alpha, 1))).map {
      .group(DisplayGroup(clip: clip(to: outline), items: $0))
    }
  }

  /// Returns the tiles of a pattern that cover the bounds, beginning in their upper left corner;
  /// `nil` if there are too many.
  func tiled(_ pattern: ColorPattern, alpha: Double) -> [DisplayItem]? {
    pattern.items(
      covering: shown.bounds, from: shown.bounds.origin, transform: context.transform,
      opacity: alpha * context.opacity)
  }

  /// A Boolean value that indicates whether the background is a pattern of too many tiles.
  var exceedsPattern: Bool {
    shown.backgroundColor?.pattern != nil && !shown.bounds.isEmpty && background == nil
      && (shown.backgroundColor?.alpha ?? 0) > 0
  }

  /// The layer's own drawing, with the opacity applied to it as a group unless an ancestor applies
  /// it.
  var drawnContents: [DisplayItem] {
    (layer.drawnContents + layer.ownItems(shown)).map { $0.transformed(by: context.transform) }
      .faded(by: context.opacity)
  }

  /// Returns `items` clipped to the bounds, unless they are inside them in any case. Commits that mark
  /// layers always clip, so that the structure of a layer's items does not depend on the instant.
  func clipped(_ items: [DisplayItem]) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    guard !shown.bounds.isEmpty else { return [] }
    let outline = outline
    if context.sources == nil, outline.isSharp, context.transform.keepsRectanglesUpright {
      let limits = shown.bounds.applying(context.transform)
      if items.allSatisfy({ limits.contains(approximately: $0.extent) }) { return items }
    }
    let clip = self.clip(to: outline)
    return [.group(DisplayGroup(clip: clip, items: items))]
  }

  func solid(_ shape: RoundedRectangle, _ color: CGColor) -> DisplayItem {
    var display = DisplayColor(color)
    display.alpha *= context.opacity
    return filled(shape, display)
  }
}
