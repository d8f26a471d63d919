// Pictures with a scale, an orientation and a way to be drawn. A picture never changes: variants are new
// objects over the same pixels.

import Foundation
import SegueImages
import SeguePixels

/// A picture; its size is in points.
public final class UIImage: NSObject, Sendable {
  /// The pixels as they are stored; nil for a picture without any.
  public let cgImage: CGImage?
  let traits: ImageTraits
  private let upright: UprightPixels

  /// A picture without pixels.
  public convenience override init() { self.init(pixels: nil, ImageTraits()) }

  /// A picture of these pixels, one a point.
  public convenience init(cgImage: CGImage) { self.init(pixels: cgImage, ImageTraits()) }

  /// A picture of these pixels, `scale` of them a point, shown turned as `orientation` says.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(pixels: cgImage, ImageTraits(scale: scale, orientation: orientation))
  }

  /// The picture in an encoded file, one pixel a point; `nil` if it cannot be decoded.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture in an encoded file, `scale` pixels a point; `nil` if it cannot be decoded.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let (bitmap, turn) = try? ImageDecoder.decodeStored(Array(data), named: "data") else {
      return nil
    }
    let traits = ImageTraits(scale: scale, orientation: Orientation(turn))
    self.init(pixels: CGImage(bitmap), traits)
  }

  /// A picture of these pixels, `scale` of them a point.
  package convenience init(bitmap: Bitmap, scale: CGFloat) {
    self.init(pixels: CGImage(bitmap), ImageTraits(scale: scale))
  }

  init(pixels: CGImage?, _ traits: ImageTraits) {
    cgImage = pixels
    self.traits = traits
    upright = UprightPixels(pixels, traits.orientation)
    super.init()
  }

  /// The same pixels, drawn in another way.
  func with(_ change: (inout ImageTraits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(pixels: cgImage, traits)
  }

  /// The pixels the right way up, as layers take them.
  var uprightPixels: CGImage? { upright.value }

  /// Pixels per point, at least a tiny bit above 0.
  public var scale: CGFloat { traits.scale }
  /// How the pixels have to be turned.
  public var imageOrientation: Orientation { traits.orientation }
  /// Whether it is drawn in its own colours or in one.
  public var renderingMode: RenderingMode { traits.renderingMode }
  /// The borders that keep their size when the picture is resized, in points.
  public var capInsets: UIEdgeInsets { traits.capInsets }
  /// How what is within the borders fills its place.
  public var resizingMode: ResizingMode { traits.resizingMode }
  /// Kept; alignment is by the whole picture.
  public var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }
  /// Whether it is mirrored where the interface runs from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }
  /// The pictures of an animated one.
  public var images: [UIImage]? { traits.images }
  /// How long all of them take.
  public var duration: TimeInterval { traits.duration }

  /// Points across and down, the right way up.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    return traits.orientation.turn.swapsSides
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// How pixels lie in a picture.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up
    /// Upside down.
    case down
    /// Stored turned; a quarter counterclockwise sets it right.
    case left
    /// Stored turned; a quarter clockwise sets it right.
    case right
    /// Upright, mirrored.
    case upMirrored
    /// Upside down, mirrored.
    case downMirrored
    /// Mirrored along the falling diagonal.
    case leftMirrored
    /// Mirrored along the rising diagonal.
    case rightMirrored
  }

  /// Whether a picture is drawn in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown likes it: image views show its own colours.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the tint of the view, wherever and as much as it is opaque.
    case alwaysTemplate
  }

  /// How the middle of a resized picture fills its place.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }
}

/// Everything about a picture but its pixels.
struct ImageTraits: Sendable {
  var scale: CGFloat
  var orientation: UIImage.Orientation
  var renderingMode = UIImage.RenderingMode.automatic
  /// The colour of a picture that was tinted once and for all.
  var tint: UIColor?
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var isResizable = false
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  var images: [UIImage]?
  var duration: TimeInterval = 0

  init(scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.orientation = orientation
  }
}

/// Pixels turned upright when they are asked for the first time.
private final class UprightPixels: @unchecked Sendable {
  // Unchecked: `turned` is touched only under `lock`.
  private let stored: CGImage?
  private let orientation: UIImage.Orientation
  private let lock = NSLock()
  private var turned: CGImage?

  init(_ stored: CGImage?, _ orientation: UIImage.Orientation) {
    (self.stored, self.orientation) = (stored, orientation)
  }

  /// The pixels as they are when there is no memory to turn them.
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
  /// The same, by EXIF's numbers.
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

  /// The same, by Apple's names.
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
