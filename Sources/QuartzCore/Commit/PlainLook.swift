// Most layers of a screen are rectangles with a background, or nothing but sublayers. What such a layer
// needs to be drawn is worked out once for each change of it, so that a frame costs it hardly more than
// the product of two transforms.

import CoreGraphics
import SegueDisplay

/// How a layer looks that draws nothing but a background. A class, since it is looked at far more often
/// than made.
final class PlainLook {
  /// Its coordinates to its superlayer's.
  let toParent: CGAffineTransform
  /// 0…1.
  let opacity: Double
  let isGroup: Bool
  /// The background, if there is one to see.
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
  /// What is known of how the layer looks.
  enum KnownLook {
    case nothing
    case plain(PlainLook)
    /// Not plain.
    case rich
  }

  /// The layer's look if it is plain and as its model says.
  final var plainLook: PlainLook? {
    guard attached.isEmpty else { return nil }
    if case .nothing = knownLook { knownLook = foundLook.map { .plain($0) } ?? .rich }
    if case .plain(let look) = knownLook { return look }
    return nil
  }

  private var foundLook: PlainLook? {
    guard type(of: self) == CALayer.self, isPlain, properties.isPlain else { return nil }
    let context = RenderContext(transform: .identity)
    let drawing = LayerDrawing(layer: self, shown: properties, context: context)
    var fill: PlainLook.Fill?
    if case .solid(let quad) = drawing.background {
      fill = PlainLook.Fill(shape: quad.shape, color: quad.color)
    }
    return PlainLook(
      toParent: properties.toParent, opacity: min(properties.opacity, 1),
      isGroup: allowsGroupOpacity, fill: fill)
  }

  private var isPlain: Bool {
    mask == nil && compositingFilter == nil && filters == nil && backgroundFilters == nil
      && !isGeometryFlipped && drawnContents.isEmpty && !hasOwnTime
  }
}

extension LayerProperties {
  /// Whether a background is all there is to see, on a layer in its superlayer's plane.
  fileprivate var isPlain: Bool {
    contents == nil && incoming == nil && ownValues.isEmpty && ofClass == nil && !masksToBounds
      && !isHidden && isDoubleSided && !drawsBorder && !(shadowOpacity > 0)
      && sublayerTransform == CATransform3DIdentity && planarTransform != nil
  }
}
