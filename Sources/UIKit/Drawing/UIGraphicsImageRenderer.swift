// Pictures drawn by a closure. What it draws is kept as what was drawn, exact at any scale; it becomes
// pixels when it is encoded, or when its bytes are asked for.

import Foundation

/// How pictures are made.
open class UIGraphicsRendererFormat: NSObject {
  /// Where contexts of this format draw.
  open internal(set) var bounds = CGRect.zero

  /// A format for the current screen.
  public override required init() { super.init() }
  /// A format for the current screen.
  open class func `default`() -> Self { self.init() }
  /// A format for the current screen.
  open class func preferred() -> Self { self.init() }
}

/// Pixels per point, and whether there is alpha.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours pictures can have; kept, they are those of sRGB.
  public enum Range: Int, Sendable {
    /// Nothing said.
    case unspecified = -1
    /// As the screen likes it.
    case automatic
    /// Beyond sRGB.
    case extended
    /// sRGB.
    case standard
  }

  /// Pixels per point.
  open var scale = GraphicsStack.screenScale
  /// Whether what is not drawn is black.
  open var opaque = false
  /// Kept; pictures are sRGB.
  open var preferredRange = Range.automatic
  /// Whether colours beyond sRGB are wanted.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// A format for these traits.
  @preconcurrency @MainActor
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// What closures draw into.
open class UIGraphicsRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  /// How it was made.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    (cgContext, self.format) = (context, format)
    super.init()
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { UIRectFill(rect) }
  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }
  /// Draws a frame a point wide along the inside of a rectangle, in the stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
  /// Draws a frame a point wide along the inside of a rectangle, in the stroke colour.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }
  /// Cuts off what is drawn outside of a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What closures draw pictures into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}

/// Makes pictures of what closures draw.
open class UIGraphicsImageRenderer: NSObject {
  /// Pixels per point, and whether there is alpha.
  public let format: UIGraphicsImageRendererFormat
  /// Pictures can be made: always.
  open var allowsImageOutput: Bool { true }
  private let canvas: ImageCanvas

  /// A renderer for pictures that show `bounds` of what is drawn.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    RecordingPixels.install()
    let scale = format.scale > 0 && format.scale.isFinite ? format.scale : GraphicsStack.screenScale
    canvas = ImageCanvas(bounds: bounds, scale: scale)
    self.format = UIGraphicsImageRendererFormat()
    (self.format.scale, self.format.opaque) = (scale, format.opaque)
    self.format.preferredRange = format.preferredRange
    self.format.bounds = canvas.bounds
    super.init()
  }
  /// A renderer for pictures of this size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// A renderer for pictures of this size, as the screen likes them.
  public convenience init(size: CGSize) { self.init(size: size, format: .init()) }
  /// A renderer for pictures that show `bounds`, as the screen likes them.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .init()) }

  /// The picture that `actions` draws; one without a size has no pixels.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(bounds: canvas.bounds, scale: canvas.scale, isOpaque: format.opaque)
    let drawn = UIGraphicsImageRendererContext(context, format)
    GraphicsStack.with(context, imageScale: canvas.scale) { actions(drawn) }
    return drawn.currentImage
  }

  /// The same as a PNG file; empty where there is no memory for its pixels, or no size.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Empty, and reported: JPEG is not written.
  @preconcurrency @MainActor
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    UIKitState.current.refuse("UIGraphicsImageRenderer.jpegData")
    return Data()
  }
}

/// A rectangle of whole pixels to draw on.
struct ImageCanvas {
  let bounds: CGRect
  let scale: CGFloat

  /// `bounds` up to whole pixels; empty when it is no rectangle.
  init(bounds: CGRect, scale: CGFloat) {
    self.scale = scale
    let standard = bounds.standardized
    guard standard.isFinite, standard.width > 0, standard.height > 0 else {
      self.bounds = .zero
      return
    }
    func whole(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    self.bounds = CGRect(
      origin: standard.origin,
      size: CGSize(width: whole(standard.width), height: whole(standard.height)))
  }
}
