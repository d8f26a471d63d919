// Most layers of a screen are rectangles with a background, or have only sublayers. What is needed
// to draw such a layer is computed once for each of its changes, so that its cost per frame is
// little more than the product of two transforms.

import CoreGraphics
import SegueDisplay

/// The style of a layer that draws at most a background. It is a class because it is read far more
/// often than created.
final class SolidLayerStyle {
  /// The transform from the layer's coordinates to its superlayer's.
  let toParent: CGAffineTransform
  /// The opacity, in 0…1.
  let opacity: Double
  let isGroup: Bool
  /// The background, if it is visible.
  let fill: Fill?

  struct Fill {
    let shape: RoundedRectangle
    let color: DisplayColor
  }

  init(toParent: CGAffineTransform, opacity: Double, isGroup: Bool, fill: Fill?) {
    (self.toParent, self.opacity, self.isGroup, self.fill) = (toParent, opacity, isGroup, fill)
  }
}

extension CALayer {
  /// The cached knowledge of how the layer is drawn.
  enum CachedLayerStyle {
    case nothing
    case plain(SolidLayerStyle)
    /// The layer draws more than a background.
    case rich
  }

  /// The layer's style if it draws at most a background and displays its model values.
  final var solidStyle: SolidLayerStyle? {
    guard attached.isEmpty else { return nil }
    if case .nothing = cachedStyle { cachedStyle = computedSolidStyle.map { .plain($0) } ?? .rich }
    if case .plain(let style) = cachedStyle { return style }
    return nil
  }

  private var computedSolidStyle: SolidLayerStyle? {
    guard type(of: self) == CALayer.self, isPlain, properties.isPlain else { return nil }
    let context = RenderContext(transform: .identity)
    let drawing = LayerDrawing(layer: self, shown: properties, context: context)
    var fill: SolidLayerStyle.Fill?
    if case .solid(let quad) = drawing.background {
      fill = SolidLayerStyle.Fill(shape: quad.shape, color: quad.color)
    }
    return SolidLayerStyle(
      toParent: properties.toParent, opacity: min(properties.opacity, 1),
      isGroup: allowsGroupOpacity, fill: fill)
  }

  private var isPlain: Bool {
    mask == nil && compositingFilter == nil && filters == nil && backgroundFilters == nil
      && !isGeometryFlipped && drawnContents.isEmpty && !hasOwnTime
  }
}

extension LayerProperties {
  /// A Boolean value that indicates whether a background is all that is visible of the layer, which
  /// lies in its superlayer's plane.
  fileprivate var isPlain: Bool {
    contents == nil && incoming == nil && backgroundColor?.pattern == nil && ownValues.isEmpty
      && ofClass == nil && !masksToBounds
      && !isHidden && isDoubleSided && !drawsBorder && !(shadowOpacity > 0)
      && sublayerTransform == CATransform3DIdentity && planarTransform != nil
  }
}
