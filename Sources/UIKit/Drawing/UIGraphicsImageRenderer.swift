// Images drawn by a closure. The image stores the recorded drawing, exact at any scale; it is
// converted to pixels when it is encoded, or when its bytes are read.

import Foundation
import SegueWorld

/// The attributes of a renderer's contexts.
open class UIGraphicsRendererFormat: NSObject {
  /// The bounds of the contexts.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format for the current screen.
  public override required init() { super.init() }
  /// Returns a format for the current screen.
  open class func `default`() -> Self { self.init() }
  /// Returns a format for the current screen.
  open class func preferred() -> Self { self.init() }
}

/// The attributes of an image renderer: pixels per point and opacity.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The color ranges of images. Not used: the range is always sRGB.
  public enum Range: Int, Sendable {
    /// No specified range.
    case unspecified = -1
    /// The range that suits the screen.
    case automatic
    /// A range that extends beyond sRGB.
    case extended
    /// The range of sRGB.
    case standard
  }

  /// The pixels per point. The default is that of the screen.
  open var scale = GraphicsStack.screenScale
  /// A Boolean value that indicates whether the image is opaque, with a black background. The
  /// default is `false`.
  open var opaque = false
  /// The color range. Stored but not used, because images are sRGB.
  open var preferredRange = Range.automatic
  /// A Boolean value that indicates whether the color range extends beyond sRGB.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// Creates a format for the given traits.
  @preconcurrency @MainActor
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// The context that a renderer's closure receives.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context.
  public let cgContext: CGContext
  /// The format of the renderer.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    (cgContext, self.format) = (context, format)
    super.init()
  }

  /// Replaces a rectangle with the fill color.
  open func fill(_ rect: CGRect) { UIRectFill(rect) }
  /// Fills a rectangle with the fill color and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }
  /// Strokes a frame of one point along the inside of a rectangle with the stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
  /// Strokes a frame of one point along the inside of a rectangle with the stroke color and a blend
  /// mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }
  /// Clips subsequent drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context that an image renderer's closure receives.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far, as an image.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}

/// An object that creates images from what closures draw.
open class UIGraphicsImageRenderer: NSObject {
  /// The format of the renderer.
  public let format: UIGraphicsImageRendererFormat
  /// A Boolean value that indicates whether the renderer can create images; always `true`.
  open var allowsImageOutput: Bool { true }
  private let canvas: ImageCanvas

  /// Creates a renderer for images of the given bounds and format.
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
  /// Creates a renderer for images of the given size and format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer for images of the given size, with the default format.
  public convenience init(size: CGSize) { self.init(size: size, format: .init()) }
  /// Creates a renderer for images of the given bounds, with the default format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .init()) }

  /// Returns the image that `actions` draws. An image with an empty size has no pixels.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(bounds: canvas.bounds, scale: canvas.scale, isOpaque: format.opaque)
    let drawn = UIGraphicsImageRendererContext(context, format)
    GraphicsStack.with(context, imageScale: canvas.scale) { actions(drawn) }
    return drawn.currentImage
  }

  /// Returns the image that `actions` draws as PNG data; empty if the size is empty or there is not
  /// enough memory for the pixels.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the image that `actions` draws as JPEG data over white; empty if the size is empty, or
  /// if the image cannot be encoded.
  /// - Parameter compressionQuality: The quality, from 0 to 1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// A rectangle of whole pixels to draw on.
struct ImageCanvas {
  let bounds: CGRect
  let scale: CGFloat

  /// Creates a canvas with `bounds` rounded up to whole pixels; empty if they are not a finite
  /// rectangle.
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
