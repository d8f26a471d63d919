// Transforms and the attributes of what is drawn.

import Foundation

extension CGContext {
  // MARK: Transforms

  /// Moves the axes.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Stretches the axes.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Turns the axes, from x towards y.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Has what is drawn go through `transform` first. What is no number is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    let both = transform.concatenating(state.transform)
    if both.isFinite { state.transform = both }
  }

  /// User space to pixels whose y points up.
  public var ctm: CGAffineTransform { state.transform.concatenating(device) }
  /// User space to pixels whose y points up.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// A point of user space in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// A size of user space in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// A box around a rectangle of user space in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// A place in pixels as a point of user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// A size in pixels as one of user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// A box around a rectangle in pixels in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Lines

  /// The width of lines.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = Double(width) }
  /// The ends of open lines.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
  /// The corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
  /// How far the tip of a corner may reach, over the width of the line.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = Double(limit) }
  /// Draws lines as dashes and gaps of `lengths` in turn, `phase` into them at the start of each
  /// subpath; without any, whole.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = Double(phase)
    state.dashLengths = lengths.map { Double($0) }
  }
  /// Kept; curves are drawn exactly.
  public func setFlatness(_ flatness: CGFloat) {}

  // MARK: Colours

  /// What insides are filled with.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// What lines are drawn in.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  /// What insides are filled with.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// What lines are drawn in.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// What insides are filled with.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// What lines are drawn in.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// The colour that insides are filled with.
  package var fillColor: CGColor { state.fillColor }

  // MARK: Compositing

  /// What the alpha of everything is multiplied with.
  public func setAlpha(_ alpha: CGFloat) {
    state.compositing.alpha = alpha >= 0 ? min(Double(alpha), 1) : 0
  }
  /// What the alpha of everything is multiplied with.
  package var alpha: CGFloat { CGFloat(state.compositing.alpha) }
  /// How what is drawn is mixed with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.compositing.blendMode = mode }
  /// How pictures are sampled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
  /// Whether edges are smooth. That they are not is only drawn where it does not show.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }
  /// Kept; see `setShouldAntialias(_:)`.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Kept; letters are always smooth.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Kept; letters always lie at fractions of pixels.
  public func setShouldSubpixelPositionFonts(_ should: Bool) {}
  /// Kept; there is one way of converting colours.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Letters are filled; anything else is refused.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    if mode != .fill { refuse("setTextDrawingMode other than fill") }
  }

  // MARK: Shadows

  /// How many units of `blur` the standard deviation of a shadow's blur is: half of it, as canvases of
  /// browsers, which are drawn with Core Graphics, have it.
  static let deviationInBlur = 0.5

  /// Has everything cast a shadow in `color`; `nil` takes it away. Neither `offset` nor `blur` go through
  /// the current transform; what is up is up in the context as it was made.
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

  /// Has everything cast a black shadow of a third's opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    let color = CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
    setShadow(offset: offset, blur: blur, color: color)
  }
}

/// What is done with colours outside the gamut; they are clamped.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As it comes.
  case defaultIntent
  /// Nearest.
  case absoluteColorimetric
  /// Nearest, relative to white.
  case relativeColorimetric
  /// All shifted a little.
  case perceptual
  /// As vivid as possible.
  case saturation
}
