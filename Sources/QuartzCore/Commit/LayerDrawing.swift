// The items that one layer draws itself.

import Foundation
import SegueDisplay

extension LayerProperties {
  /// Whether there is a border to see.
  var drawsBorder: Bool { borderWidth > 0 && (borderColor.map { $0.alpha > 0 } ?? false) }
}

/// One layer as it shows, and the map from its coordinates to pixels.
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
    guard radius > 0 else { return RoundedRectangle(bounds) }
    let corners = layer.maskedCorners
    func rounded(_ corner: CACornerMask) -> Double { corners.contains(corner) ? radius : 0 }
    return RoundedRectangle(
      bounds, topLeft: rounded(.layerMinXMinYCorner), topRight: rounded(.layerMaxXMinYCorner),
      bottomRight: rounded(.layerMaxXMaxYCorner), bottomLeft: rounded(.layerMinXMaxYCorner),
      curve: layer.cornerCurve == .continuous ? .continuous : .circular)
  }

  /// The background, if there is one to see.
  var background: DisplayItem? {
    guard let color = shown.backgroundColor, color.alpha > 0, !shown.bounds.isEmpty else {
      return nil
    }
    return solid(outline, color)
  }

  /// What the layer draws itself, faded as one where nothing above does so.
  var drawnContents: [DisplayItem] {
    (layer.drawnContents + layer.ownItems(shown)).map { $0.transformed(by: context.transform) }
      .faded(by: context.opacity)
  }

  /// `items` cut off at the bounds, unless they stay inside anyway.
  func clipped(_ items: [DisplayItem]) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    guard !shown.bounds.isEmpty else { return [] }
    let outline = outline
    if outline.isSharp, context.transform.keepsRectanglesUpright {
      let limits = shown.bounds.applying(context.transform)
      if items.allSatisfy({ limits.contains(approximately: $0.extent) }) { return items }
    }
    let clip = DisplayClip(shape: outline, transform: context.transform)
    return [.group(DisplayGroup(clip: clip, items: items))]
  }

  func solid(_ shape: RoundedRectangle, _ color: CGColor) -> DisplayItem {
    var display = DisplayColor(color)
    display.alpha *= context.opacity
    return .solid(SolidQuad(shape: shape, transform: context.transform, color: display))
  }
}
