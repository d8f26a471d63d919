// Conversion of decoded frames to `PixelBuffer`. libswscale is not used because its results depend
// on the CPU.

import CFFmpeg
import CPNG
import CSeguePlanes
import SeguePixels

/// The method by which chroma is enlarged to the size of the image.
enum ChromaUpsampling {
  /// Interpolated, with each sample at the center of the pixels that it represents.
  case centered
  /// Interpolated, with each sample at the first of the pixels that it represents, along the given
  /// axes.
  case cosited(across: Bool, down: Bool)
  /// Each sample is repeated.
  case repeated

  fileprivate func siting(across factor: Int) -> segue_siting { siting(factor) { $0.0 } }
  fileprivate func siting(down factor: Int) -> segue_siting { siting(factor) { $0.1 } }

  private func siting(_ factor: Int, _ axis: ((Bool, Bool)) -> Bool) -> segue_siting {
    var result = segue_siting(factor: Int32(factor), repeats: 0, cosited: 0)
    switch self {
    case .centered: break
    case .cosited(let across, let down): result.cosited = axis((across, down)) ? 1 : 0
    case .repeated: result.repeats = 1
    }
    return result
  }
}

extension DecodedFrame {
  /// Converts Y'CbCr or gray to straight RGBA; returns `nil` if the frame has another format.
  /// - Throws: `PixelError`.
  func pixels(
    matrix: segue_matrix, upsampling: ChromaUpsampling = .centered
  ) throws(PixelError) -> PixelBuffer? {
    guard let format = PlaneFormat(format), var source = planes(format.order) else { return nil }
    source.depth = Int32(format.depth)
    source.matrix = matrix
    source.across = upsampling.siting(across: format.across)
    source.down = upsampling.siting(down: format.down)
    let result = try PixelBuffer(width: width, height: height)
    let scratch = UnsafeMutableRawPointer.allocate(
      byteCount: segue_planes_scratch(source.width), alignment: 16)
    defer { scratch.deallocate() }
    segue_planes_to_rgba(&source, result.rows, scratch)
    return result
  }

  /// Converts planes of red, green, blue and optionally alpha to straight RGBA.
  func pixels(redGreenBlue order: [Int], depth: Int = 8) throws(PixelError) -> PixelBuffer? {
    guard var source = planes(order) else { return nil }
    source.depth = Int32(depth)
    let result = try PixelBuffer(width: width, height: height)
    segue_rgb_planes_to_rgba(&source, result.rows)
    return result
  }

  /// Converts four-byte pixels whose red, green, blue and alpha are at the offsets in `order`.
  func pixels(packed order: [UInt8]) throws(PixelError) -> PixelBuffer? {
    guard let source = planes([0]), order.count == 4 else { return nil }
    let result = try PixelBuffer(width: width, height: height)
    segue_packed_to_rgba(
      source.plane.0, source.stride.0, source.width, source.height, order, result.rows)
    return result
  }
}

extension PixelBuffer {
  /// Multiplies straight colors by alpha.
  func premultiply() {
    for y in 0..<height { cpng_premultiply(row(y).baseAddress, width) }
  }
}
