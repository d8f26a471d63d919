// Conversion of JPEG to pixels. libavcodec performs the entropy decoding and the inverse transform;
// colors are converted here. They follow libjpeg: JFIF means Y'CbCr, otherwise Adobe's marker
// applies, otherwise the names of the components. CMYK becomes RGB as (1 − C)(1 − K), without
// regard to profiles. Adobe stores inks inverted.

import CFFmpeg
import CSeguePlanes
import SeguePixels

extension ImageFile {
  /// Decodes the image as it is stored, and returns its orientation.
  func decodeJPEG() throws(ImageError) -> (PixelBuffer, ImageOrientation) {
    let structure = try JPEGStructure(self)
    let frame = try decode(structure.stream, with: "mjpeg")
    guard (frame.width, frame.height) == (structure.width, structure.height) else {
      throw damaged("its decoded size differs from its declared size")
    }
    let pixels = try convert(frame) { frame in
      switch structure.colors {
      case .gray, .yCbCr: try frame.jpegPixels()
      case .rgb: try frame.fullPlanes(3).map { try frame.pixels(redGreenBlue: $0) } ?? nil
      case .inks(let areInverted): try frame.inks(areInverted: areInverted, isYCCK: false)
      case .ycck(let areInverted): try frame.inks(areInverted: areInverted, isYCCK: true)
      }
    }
    return (pixels, structure.orientation)
  }
}

extension JPEGStructure {
  enum Colors {
    case gray, yCbCr, rgb
    case inks(areInverted: Bool)
    case ycck(areInverted: Bool)
  }

  /// The color model of the components.
  var colors: Colors {
    switch components.count {
    case 1: return .gray
    case 3:
      if hasJFIF { return .yCbCr }
      if let adobeTransform { return adobeTransform == 0 ? .rgb : .yCbCr }
      return components.map(\.identifier) == Array("RGB".utf8).map(Int.init) ? .rgb : .yCbCr
    default:
      let isInverted = adobeTransform != nil
      return adobeTransform == 2 ? .ycck(areInverted: isInverted) : .inks(areInverted: isInverted)
    }
  }
}

extension DecodedFrame {
  /// Returns the planes in the order of the components, regardless of the decoder's names for them,
  /// if all are of full size.
  func fullPlanes(_ count: Int) -> [Int]? {
    switch format {
    case AV_PIX_FMT_YUV444P, AV_PIX_FMT_YUVJ444P: count == 3 ? [0, 1, 2] : nil
    case AV_PIX_FMT_GBRP: count == 3 ? [2, 0, 1] : nil
    case AV_PIX_FMT_YUVA444P: count == 4 ? [0, 1, 2, 3] : nil
    case AV_PIX_FMT_GBRAP: count == 4 ? [2, 0, 1, 3] : nil
    default: nil
    }
  }

  /// Converts full-range BT.601 with centered chroma, as in JFIF. As in libjpeg, halved chroma is
  /// interpolated and quartered chroma is repeated.
  func jpegPixels() throws(PixelError) -> PixelBuffer? {
    let coarse = PlaneFormat(format).map { max($0.across, $0.down) > 2 } ?? false
    return try pixels(
      matrix: ColorMatrix.bt601.factors(isFullRange: true),
      upsampling: coarse ? .repeated : .centered)
  }

  /// Returns pixels of three inks and black. Y'CbCrK encodes the complements of the inks.
  func inks(areInverted: Bool, isYCCK: Bool) throws(PixelError) -> PixelBuffer? {
    guard PlaneFormat(format)?.hasAlpha == true || format == AV_PIX_FMT_GBRAP else { return nil }
    let result =
      if isYCCK { try jpegPixels() } else if let order = fullPlanes(4) {
        try pixels(redGreenBlue: order)
      } else { PixelBuffer?.none }
    guard let result else { return nil }
    segue_apply_key(
      result.rows, Int32(width), Int32(height), areInverted == isYCCK ? 1 : 0, areInverted ? 0 : 1)
    return result
  }
}
