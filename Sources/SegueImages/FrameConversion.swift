// Decoded frames to the house's pixels. libswscale is not used: its results depend on the CPU.

import CFFmpeg
import CPNG
import CSeguePlanes
import SeguePixels

/// How chroma is spread over the picture.
enum ChromaUpsampling {
  /// Interpolated; each sample lies in the middle of those it stands for.
  case centered
  /// Interpolated; each sample lies on the first of those it stands for, along the axes named.
  case cosited(across: Bool, down: Bool)
  /// Repeated.
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
  /// Y'CbCr or grey to straight RGBA; nil when the frame is of another kind.
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

  /// Planes of red, green, blue and perhaps alpha to straight RGBA.
  func pixels(redGreenBlue order: [Int], depth: Int = 8) throws(PixelError) -> PixelBuffer? {
    guard var source = planes(order) else { return nil }
    source.depth = Int32(depth)
    let result = try PixelBuffer(width: width, height: height)
    segue_rgb_planes_to_rgba(&source, result.rows)
    return result
  }

  /// Four-byte pixels whose red, green, blue and alpha are at `order`.
  func pixels(packed order: [UInt8]) throws(PixelError) -> PixelBuffer? {
    guard let source = planes([0]), order.count == 4 else { return nil }
    let result = try PixelBuffer(width: width, height: height)
    segue_packed_to_rgba(
      source.plane.0, source.stride.0, source.width, source.height, order, result.rows)
    return result
  }
}

extension PixelBuffer {
  /// Multiplies straight colours by alpha.
  func premultiply() {
    for y in 0..<height { cpng_premultiply(row(y).baseAddress, width) }
  }
}
