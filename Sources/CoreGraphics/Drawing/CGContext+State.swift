// Transforms and graphics-state parameters.

import Foundation

extension CGContext {
  // MARK: Transforms

  /// Translates the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Scales the axes of user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Rotates the axes of user space by an angle in radians, from x toward y.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Prepends `transform` to the current transformation. A transform with entries that are not
  /// numbers is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    let both = transform.concatenating(state.transform)
    if both.isFinite { state.transform = both }
  }

  /// The current transformation, from user space to pixels with y pointing up.
  public var ctm: CGAffineTransform { state.transform.concatenating(device) }
  /// The transform from user space to pixels with y pointing up.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Converts a point from user space to pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Converts a size from user space to pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Converts a rectangle from user space to pixels and returns its bounding box.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Converts a point from pixels to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Converts a size from pixels to user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// Converts a rectangle from pixels to user space and returns its bounding box.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Lines

  /// Sets the width of lines, in user space.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = Double(width) }
  /// Sets the style of the ends of open lines.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
  /// Sets the style of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
  /// Sets the maximum length of a miter relative to the width of the line.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = Double(limit) }
  /// Sets the dash pattern: dashes and gaps of alternating `lengths`, starting at offset `phase`
  /// for each subpath. Without lengths, lines are solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = Double(phase)
    state.dashLengths = lengths.map { Double($0) }
  }
  /// Sets how far the lines that a filled curve is divided into may deviate from it: by 0.2 of
  /// `flatness`, in pixels. A context in which none is set has a flatness of 0.25, which clips
  /// always have. The outlines of strokes are divided like fills.
  public func setFlatness(_ flatness: CGFloat) {
    state.flatness = flatness > 0 && flatness.isFinite ? Double(flatness) : 0
  }

  // MARK: Colors

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  /// Sets the fill color from sRGB components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the stroke color from sRGB components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the fill color to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the stroke color to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// A Boolean value that indicates whether nothing has been drawn, and whether what is drawn next is
  /// neither moved, clipped, faded nor blended, and has no shadow.
  package var isUntouched: Bool {
    let compositing = state.compositing
    return isBlank && state.transform == base && state.clip == nil && compositing.alpha == 1
      && compositing.blendMode == .normal && compositing.shadow == nil
  }

  /// The current fill color.
  package var fillColor: CGColor { state.fillColor }

  // MARK: Compositing

  /// Sets the alpha that multiplies the alpha of everything drawn.
  public func setAlpha(_ alpha: CGFloat) {
    state.compositing.alpha = alpha >= 0 ? min(Double(alpha), 1) : 0
  }
  /// The alpha that multiplies the alpha of everything drawn.
  package var alpha: CGFloat { CGFloat(state.compositing.alpha) }
  /// Sets how new content is composited with existing content.
  public func setBlendMode(_ mode: CGBlendMode) { state.compositing.blendMode = mode }
  /// The quality with which images are sampled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
  /// Sets whether edges are antialiased. Drawing without antialiasing is supported only where it
  /// makes no visible difference.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }
  /// Does nothing. See `setShouldAntialias(_:)`.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Does nothing. Glyphs are always antialiased.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Does nothing. Glyphs are always positioned at fractions of pixels.
  public func setShouldSubpixelPositionFonts(_ should: Bool) {}
  /// Does nothing. Colors are always converted in the same way.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Sets the text drawing mode. Only filling is supported; other modes are reported as a problem.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    if mode != .fill { reportUnsupported("setTextDrawingMode other than fill") }
  }

  // MARK: Shadows

  /// The standard deviation of a shadow's blur per unit of `blur`: half, as in the canvases of
  /// browsers that draw with Core Graphics.
  package static let deviationInBlur = 0.5

  /// Sets the shadow that everything drawn casts in `color`; `nil` disables shadows. Neither
  /// `offset` nor `blur` is affected by the current transform; the axes are those of the context as
  /// created.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite
    else {
      state.compositing.shadow = nil
      return
    }
    let moved = CGSize(width: offset.width * base.a, height: offset.height * base.d)
    state.compositing.shadow = DrawnShadow(
      offset: moved, deviation: max(Double(blur), 0) * Self.deviationInBlur, color: color)
  }

  /// Sets a black shadow with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    let color = CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
    setShadow(offset: offset, blur: blur, color: color)
  }
}

/// A rule for converting colors outside the gamut. Whatever the rule, they are clamped.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default intent of the context.
  case defaultIntent
  /// The nearest color.
  case absoluteColorimetric
  /// The nearest color relative to the white point.
  case relativeColorimetric
  /// All colors shifted slightly to preserve their relationships.
  case perceptual
  /// The most saturated color possible.
  case saturation
}
