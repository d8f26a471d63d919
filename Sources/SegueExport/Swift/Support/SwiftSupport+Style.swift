// The part of generated files for borders, shadows and masks.

extension SwiftSupport {
  static let styleText = """
    extension UIView {
      /// Changes a property of the layer that animation blocks leave out, together with those that they
      /// animate: the action for the background color is given another key.
      fileprivate func animate(_ key: String, _ change: () -> Void) {
        let action = self.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation
        action?.keyPath = key
        action?.fromValue = layer.value(forKeyPath: key)
        change()
        action?.run(forKey: key, object: layer, arguments: nil)
      }
    }

    /// The border, the shadow and the mask of a view. What is `nil` is that of the view at rest, or a
    /// standard value.
    @MainActor
    private final class ViewStyle {
      private let view: UIView
      private let layer: CALayer
      private let borderWidth, shadowRadius: CGFloat
      private let borderColor, shadowColor: CGColor?
      private let shadowOpacity: Float
      private let shadowOffset: CGSize
      private let mask: UIView?

      init(_ view: UIView) {
        (self.view, layer, mask) = (view, view.layer, view.mask)
        (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
        (shadowRadius, shadowColor) = (layer.shadowRadius, layer.shadowColor)
        (shadowOpacity, shadowOffset) = (layer.shadowOpacity, layer.shadowOffset)
      }

      private func resolved(_ color: UIColor) -> CGColor {
        color.resolvedColor(with: view.traitCollection).cgColor
      }

      // MARK: Border

      func setBorder(width: CGFloat?, color: UIColor?) {
        let color = color ?? (borderWidth > 0 ? nil : .separator)
        drawBorder(width ?? (borderWidth > 0 ? borderWidth : 1), color)
      }

      /// Draws the border at rest, in a color in which it appears if there is none.
      func hideBorder(_ color: UIColor) { drawBorder(borderWidth, borderWidth > 0 ? nil : color) }

      private func drawBorder(_ width: CGFloat, _ color: UIColor?) {
        view.animate("borderWidth") { layer.borderWidth = width }
        guard let color else { return }
        view.animate("borderColor") { layer.borderColor = resolved(color) }
      }

      func restoreBorder() {
        (layer.borderWidth, layer.borderColor) = (borderWidth, borderColor)
      }

      // MARK: Shadow

      /// - Parameter hidden: The color of a shadow that appears.
      func setShadow(
        color: UIColor?, orColor hidden: UIColor, opacity: Float?, radius: CGFloat?,
        offset: CGSize?
      ) {
        let isOwn = shadowOpacity > 0
        drawShadow(
          color ?? (isOwn ? nil : hidden), opacity ?? (isOwn ? shadowOpacity : 0.25),
          radius ?? (isOwn ? shadowRadius : 10),
          offset ?? (isOwn ? shadowOffset : CGSize(width: 0, height: 4)))
      }

      /// Draws the shadow at rest; if there is none, an invisible one of the given form.
      func hideShadow(_ color: UIColor, radius: CGFloat, offset: CGSize) {
        if shadowOpacity > 0 {
          drawShadow(nil, shadowOpacity, shadowRadius, shadowOffset)
        } else {
          drawShadow(color, 0, radius, offset)
        }
      }

      private func drawShadow(
        _ color: UIColor?, _ opacity: Float, _ radius: CGFloat, _ offset: CGSize
      ) {
        if let color {
          view.animate("shadowColor") { layer.shadowColor = resolved(color) }
        }
        layer.shadowOpacity = opacity
        view.animate("shadowRadius") { layer.shadowRadius = radius }
        view.animate("shadowOffset") { layer.shadowOffset = offset }
      }

      func restoreShadow() {
        (layer.shadowRadius, layer.shadowColor) = (shadowRadius, shadowColor)
        (layer.shadowOpacity, layer.shadowOffset) = (shadowOpacity, shadowOffset)
      }

      // MARK: Mask

      /// Shows the part of the view inside a path, which depends on the bounds.
      func setMask(_ path: (CGRect) -> CGPath) { show(path(view.bounds)) }

      /// Shows the part of the view that is seen at rest; if that is all, the inside of a path.
      func hideMask(_ covering: ((CGRect) -> CGPath)? = nil) {
        if let path = (mask?.layer as? CAShapeLayer)?.path ?? covering?(view.bounds) {
          show(path)
        } else {
          restoreMask()
        }
      }

      private func show(_ path: CGPath) {
        let shape = view.mask as? ShapeView ?? ShapeView()
        if view.mask !== shape { view.mask = shape }
        shape.animate("path") { shape.path = path }
      }

      func restoreMask() { if view.mask !== mask { view.mask = mask } }

      /// Brings everything to rest.
      func restore() {
        restoreBorder()
        restoreShadow()
        restoreMask()
      }
    }
    """

  static let masksText = """
    // The paths of masks in a view with these bounds. Points are relative to the top left corner.
    extension CGRect {
      /// A circle. Without a radius, it covers everything.
      fileprivate func circle(at point: CGPoint, radius: CGFloat? = nil) -> CGPath {
        let center = CGPoint(x: minX + point.x, y: minY + point.y)
        let radius = max(radius ?? reach(from: center), 0.01)
        return roundedRect(
          CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
          radius)
      }

      /// A rectangle with round corners.
      fileprivate func box(at point: CGPoint, size: CGSize, cornerRadius: CGFloat) -> CGPath {
        roundedRect(
          CGRect(
            x: minX + point.x, y: minY + point.y, width: max(size.width, 2 * 0.01),
            height: max(size.height, 2 * 0.01)), cornerRadius)
      }

      /// A polygon or a star, whose corners lie at fractions of the radius in turn. Without a radius, it
      /// covers everything, if a circle of radius `inner` fits into one of radius 1.
      fileprivate func polygon(
        at point: CGPoint, corners: Int, fractions: [CGFloat], turn: CGFloat, inner: CGFloat,
        radius: CGFloat? = nil
      ) -> CGPath {
        let center = CGPoint(x: minX + point.x, y: minY + point.y)
        let radius = radius ?? reach(from: center) / inner
        let path = CGMutablePath()
        for corner in 0..<corners {
          // The sine and the cosine.
          let turn = CGAffineTransform(
            rotationAngle: 2 * .pi * CGFloat(corner) / CGFloat(corners) + turn)
          let reach = radius * fractions[corner % fractions.count]
          let point = CGPoint(x: center.x + reach * turn.b, y: center.y - reach * turn.a)
          if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
      }

      /// A path scaled so that a box fits into the bounds, centered.
      fileprivate func fitting(_ box: CGRect, _ path: CGPath) -> CGPath {
        let scale = min(width / box.width, height / box.height)
        var map = CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: midX - box.midX * scale, ty: midY - box.midY * scale)
        return path.copy(using: &map) ?? path
      }

      /// Never without a radius, which would be a path of other elements.
      private func roundedRect(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        let radius = min(max(radius, 0.01), min(rect.width, rect.height) / 2)
        return CGPath(
          roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
      }

      private func reach(from point: CGPoint) -> CGFloat {
        let (x, y) = (max(point.x - minX, maxX - point.x), max(point.y - minY, maxY - point.y))
        return (x * x + y * y).squareRoot()
      }
    }
    """
}
