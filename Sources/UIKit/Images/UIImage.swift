// Images with a scale, an orientation and a rendering mode. An image is immutable; variants are new
// objects that share the same pixels.

import Foundation
import SegueImages
import SeguePixels

/// An immutable image. Its size is in points.
public final class UIImage: NSObject, Sendable {
  /// The pixels as they are stored; `nil` for an image without pixels.
  public let cgImage: CGImage?
  let traits: ImageTraits
  private let upright: UprightPixels
  /// The variants that code registers of an image without an asset.
  let ownAsset = OwnAsset()

  /// Creates an image without pixels.
  public convenience override init() { self.init(pixels: nil, ImageTraits()) }

  /// Creates an image with a scale of one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(pixels: cgImage, ImageTraits()) }

  /// Creates an image with the given scale, in pixels per point, and orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(pixels: cgImage, ImageTraits(scale: scale, orientation: orientation))
  }

  /// Creates an image from encoded data with a scale of one pixel per point; `nil` if the data
  /// cannot be decoded.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from encoded data with the given scale, in pixels per point; `nil` if the
  /// data cannot be decoded.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let (bitmap, turn) = try? ImageDecoder.decodeStored(Array(data), named: "data") else {
      return nil
    }
    let traits = ImageTraits(scale: scale, orientation: Orientation(turn))
    self.init(pixels: CGImage(bitmap), traits)
  }

  /// Creates an image from a bitmap with the given scale, in pixels per point.
  package convenience init(bitmap: Bitmap, scale: CGFloat) {
    self.init(pixels: CGImage(bitmap), ImageTraits(scale: scale))
  }

  init(pixels: CGImage?, _ traits: ImageTraits) {
    cgImage = pixels
    self.traits = traits
    upright = UprightPixels(pixels, traits.orientation)
    super.init()
  }

  /// Returns an image with the same pixels and changed traits.
  func with(_ change: (inout ImageTraits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(pixels: cgImage, traits)
  }

  /// The pixels with the orientation applied, as layers use them.
  var uprightPixels: CGImage? { upright.value }

  /// The scale in pixels per point. Always greater than 0.
  public var scale: CGFloat { traits.scale }
  /// The orientation of the stored pixels.
  public var imageOrientation: Orientation { traits.orientation }
  /// The rendering mode: in the image's own colors or as a template.
  public var renderingMode: RenderingMode { traits.renderingMode }
  /// The insets of the borders that keep their size when the image is resized, in points.
  public var capInsets: UIEdgeInsets { traits.capInsets }
  /// The mode in which the part within the cap insets is resized.
  public var resizingMode: ResizingMode { traits.resizingMode }
  /// The alignment insets. They are stored without effect: the whole image is used for alignment.
  public var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }
  /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
  public var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }
  /// The images of an animated image; `nil` for a still image.
  public var images: [UIImage]? { traits.images }
  /// The duration of all images of an animated image, in seconds.
  public var duration: TimeInterval { traits.duration }

  /// The size in points, with the orientation applied.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    return traits.orientation.turn.swapsSides
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The orientation of an image's stored pixels.
  public enum Orientation: Int, Sendable {
    /// The image is stored upright.
    case up
    /// The image is stored upside down.
    case down
    /// The image is stored rotated; a quarter turn counterclockwise makes it upright.
    case left
    /// The image is stored rotated; a quarter turn clockwise makes it upright.
    case right
    /// The image is stored upright and mirrored.
    case upMirrored
    /// The image is stored upside down and mirrored.
    case downMirrored
    /// The image is stored mirrored along the falling diagonal.
    case leftMirrored
    /// The image is stored mirrored along the rising diagonal.
    case rightMirrored
  }

  /// The use of an image's own colors or of the tint color.
  public enum RenderingMode: Int, Sendable {
    /// The mode is chosen by the context. Image views use the image's own colors.
    case automatic
    /// The image is drawn in its own colors.
    case alwaysOriginal
    /// The image is drawn in the view's tint color, with the opacity of the original image.
    case alwaysTemplate
  }

  /// The mode in which the part within the cap insets of a resized image is drawn.
  public enum ResizingMode: Int, Sendable {
    /// The part is tiled.
    case tile
    /// The part is stretched.
    case stretch
  }
}

/// The properties of an image other than its pixels.
struct ImageTraits: Sendable {
  var scale: CGFloat
  var orientation: UIImage.Orientation
  var renderingMode = UIImage.RenderingMode.automatic
  /// The color of an image that has been tinted permanently.
  var tint: UIColor?
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var isResizable = false
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  var images: [UIImage]?
  var duration: TimeInterval = 0
  /// The variants for other traits.
  var asset: UIImageAsset?
  /// What the image is drawn from, if it is a system symbol.
  var symbol: SymbolDrawing?

  init(scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.orientation = orientation
  }
}

/// Pixels whose orientation is applied on first use.
private final class UprightPixels: @unchecked Sendable {
  // Unchecked: `turned` is accessed only under `lock`.
  private let stored: CGImage?
  private let orientation: UIImage.Orientation
  private let lock = NSLock()
  private var turned: CGImage?

  init(_ stored: CGImage?, _ orientation: UIImage.Orientation) {
    (self.stored, self.orientation) = (stored, orientation)
  }

  /// The pixels with the orientation applied, or as stored if there is not enough memory.
  var value: CGImage? {
    guard let stored, orientation != .up else { return stored }
    return lock.withLock {
      if let turned { return turned }
      turned = stored.turned(orientation.turn)
      return turned ?? stored
    }
  }
}

extension UIImage.Orientation {
  /// The equivalent EXIF orientation.
  var turn: ImageOrientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }

  /// Creates an orientation from an EXIF orientation.
  init(_ turn: ImageOrientation) {
    self =
      switch turn {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
  }
}
