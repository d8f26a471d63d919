// The meaning of a movie's samples according to its tags: matrix, range and chroma position.
// Missing tags are treated as players do: BT.709 for high definition and BT.601 below, limited
// range, chroma on the left. Source: ITU-T H.273.

import CFFmpeg
import CSeguePlanes
import SeguePixels

struct VideoColors {
  private let matrix: ColorMatrix
  private let isFullRange: Bool
  private let upsampling: ChromaUpsampling

  /// Determines the colors of a frame.
  /// - Throws: `ImageError` for colors that `PixelBuffer` cannot represent.
  init(_ frame: DecodedFrame, _ file: ImageFile) throws(ImageError) {
    let tags = frame.frame.pointee
    if tags.color_trc == AVCOL_TRC_SMPTE2084 || tags.color_trc == AVCOL_TRC_ARIB_STD_B67 {
      throw file.unsupported("high dynamic range", "save it with BT.709 colors")
    }
    let isLarge = frame.width > 1024 || frame.height > 576
    switch tags.colorspace {
    case AVCOL_SPC_BT709: matrix = .bt709
    case AVCOL_SPC_BT470BG, AVCOL_SPC_SMPTE170M: matrix = .bt601
    case AVCOL_SPC_SMPTE240M: matrix = .smpte240
    case AVCOL_SPC_FCC: matrix = .fcc
    case AVCOL_SPC_BT2020_NCL: matrix = .bt2020
    case AVCOL_SPC_UNSPECIFIED, AVCOL_SPC_RGB: matrix = isLarge ? .bt709 : .bt601
    default: throw file.unsupported("an unusual color matrix", "save it with BT.709 colors")
    }
    let fullFormats = [AV_PIX_FMT_YUVJ420P, AV_PIX_FMT_YUVJ422P, AV_PIX_FMT_YUVJ444P]
    isFullRange = tags.color_range == AVCOL_RANGE_JPEG || fullFormats.contains(frame.format)
    switch tags.chroma_location {
    case AVCHROMA_LOC_CENTER: upsampling = .centered
    case AVCHROMA_LOC_TOPLEFT: upsampling = .cosited(across: true, down: true)
    default: upsampling = .cosited(across: true, down: false)
    }
  }

  /// Returns the frame's pixels, or `nil` for formats that are not supported.
  func pixels(_ frame: DecodedFrame) throws(PixelError) -> PixelBuffer? {
    switch frame.format {
    case AV_PIX_FMT_GBRP: return try frame.pixels(redGreenBlue: [2, 0, 1])
    case AV_PIX_FMT_GBRP10LE: return try frame.pixels(redGreenBlue: [2, 0, 1], depth: 10)
    case AV_PIX_FMT_BGRA, AV_PIX_FMT_ARGB, AV_PIX_FMT_RGBA:
      let result = try frame.packedPixels()
      result?.premultiply()
      return result
    // Of animated PNGs; their gray without alpha is a plane like that of movies.
    case AV_PIX_FMT_RGB24, AV_PIX_FMT_PAL8, AV_PIX_FMT_YA8:
      let result = try frame.smallPackedPixels()
      result?.premultiply()
      return result
    default:
      return try frame.pixels(
        matrix: matrix.factors(isFullRange: isFullRange), upsampling: upsampling)
    }
  }
}
