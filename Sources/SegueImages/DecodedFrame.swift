// A frame of libavcodec and the memory that it owns, with its planes in the form that C code takes.
// The output of a decoder is checked here once (known format, announced size, existing planes), so
// that the loops in C need not check it.

import CFFmpeg
import CSeguePlanes
import SeguePixels

/// An image as a decoder returned it. Not shared between threads.
final class DecodedFrame {
  let frame: UnsafeMutablePointer<AVFrame>

  /// Creates an empty frame; `nil` if memory is not available.
  init?() {
    guard let frame = av_frame_alloc() else { return nil }
    self.frame = frame
  }

  deinit {
    var frame: UnsafeMutablePointer<AVFrame>? = frame
    av_frame_free(&frame)
  }

  var width: Int { Int(frame.pointee.width) }
  var height: Int { Int(frame.pointee.height) }
  var format: AVPixelFormat { AVPixelFormat(frame.pointee.format) }

  /// The name of the pixel format.
  var formatName: String {
    av_get_pix_fmt_name(format).map { String(cString: $0) } ?? "unknown"
  }

  /// Returns the planes in the order of the components, or `nil` if any of them is missing.
  func planes(_ order: [Int]) -> segue_planes? {
    let data = withUnsafeBytes(of: frame.pointee.data) {
      Array($0.bindMemory(to: UnsafeMutablePointer<UInt8>?.self))
    }
    let strides = withUnsafeBytes(of: frame.pointee.linesize) {
      Array($0.bindMemory(to: Int32.self))
    }
    guard order.allSatisfy({ data[$0] != nil }), order.count <= 4 else { return nil }
    var planes = segue_planes()
    (planes.width, planes.height, planes.depth) = (Int32(width), Int32(height), 8)
    let none = segue_siting(factor: 1, repeats: 0, cosited: 0)
    (planes.across, planes.down) = (none, none)
    func plane(_ k: Int) -> UnsafePointer<UInt8>? {
      k < order.count ? UnsafePointer(data[order[k]]) : nil
    }
    func stride(_ k: Int) -> Int { k < order.count ? Int(strides[order[k]]) : 0 }
    planes.plane = (plane(0), plane(1), plane(2), plane(3))
    planes.stride = (stride(0), stride(1), stride(2), stride(3))
    return planes
  }
}

/// A layout of planes.
struct PlaneFormat {
  /// The numbers of image samples per chroma sample in each direction.
  var across = 1, down = 1
  var depth = 8
  /// Boolean values that indicate whether there are two chroma planes, and whether alpha follows.
  var hasChroma = true
  var hasAlpha = false
  private var places = [0, 1, 2]

  /// Creates the layout of Y'CbCr or gray in `format`; `nil` for anything else.
  init?(_ format: AVPixelFormat) {
    switch format {
    case AV_PIX_FMT_GRAY8: hasChroma = false
    case AV_PIX_FMT_YUV444P, AV_PIX_FMT_YUVJ444P: break
    // The component names of a JPEG have caused libavcodec to treat them as red, green and blue.
    case AV_PIX_FMT_GBRP: places = [2, 0, 1]
    case AV_PIX_FMT_YUV422P, AV_PIX_FMT_YUVJ422P: across = 2
    case AV_PIX_FMT_YUV420P, AV_PIX_FMT_YUVJ420P: (across, down) = (2, 2)
    case AV_PIX_FMT_YUV440P, AV_PIX_FMT_YUVJ440P: down = 2
    case AV_PIX_FMT_YUV411P, AV_PIX_FMT_YUVJ411P: across = 4
    case AV_PIX_FMT_YUV410P: (across, down) = (4, 4)
    case AV_PIX_FMT_YUVA420P: (across, down, hasAlpha) = (2, 2, true)
    case AV_PIX_FMT_YUVA422P: (across, hasAlpha) = (2, true)
    case AV_PIX_FMT_YUVA444P: hasAlpha = true
    case AV_PIX_FMT_YUV420P10LE: (across, down, depth) = (2, 2, 10)
    case AV_PIX_FMT_YUV422P10LE: (across, depth) = (2, 10)
    case AV_PIX_FMT_YUV444P10LE: depth = 10
    case AV_PIX_FMT_YUV420P12LE: (across, down, depth) = (2, 2, 12)
    case AV_PIX_FMT_YUV422P12LE: (across, depth) = (2, 12)
    case AV_PIX_FMT_YUV444P12LE: depth = 12
    default: return nil
    }
  }

  /// The index of the plane that contains each component.
  var order: [Int] { (hasChroma ? places : [0]) + (hasAlpha ? [3] : []) }
}
