// Layers: what is drawn once into a context of its own, and then any number of times elsewhere.

/// A recording of what is drawn into `context`, which other contexts can draw.
public final class CGLayer {
  /// The size in units of the user space of the context that the layer was created with.
  public let size: CGSize
  /// The context of the layer. Its origin is the lower left corner, as that of an image's context.
  public let context: CGContext?

  /// Creates a layer with the resolution of `context`.
  ///
  /// - Parameters:
  ///   - size: The size in units of the context's user space, above 0.
  ///   - auxiliaryInfo: Ignored, as it is on a device.
  /// - Returns: `nil` if the size has no area or is not finite.
  public init?(
    _ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]? = nil
  ) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    self.size = size
    self.context = CGContext(size: size, scale: abs(context.device.a))
  }
}

extension CGContext {
  /// Draws the contents of `layer`, scaled to `rect`.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    if let image = layer.context?.makeImage() { draw(image, in: rect) }
  }

  /// Draws the contents of `layer` in their size, with the lower left corner at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
