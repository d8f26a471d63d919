// The decoders of libavcodec's for pictures, and what their errors mean.

import CFFmpeg
import SeguePixels

extension ImageFile {
  /// The picture in `stream`, which `decoder` decodes.
  func decode(_ stream: [UInt8], with decoder: String) throws(ImageError) -> DecodedFrame {
    cff_capture_log()
    guard let frame = DecodedFrame(), let count = Int32(exactly: stream.count) else {
      throw memory()
    }
    let result = cff_decode_picture(decoder, stream, count, Int64(limits.area), frame.frame)
    guard result >= 0 else { throw failure(result, decoder) }
    return frame
  }

  /// The frame as pixels; `pixels` answers nil for frames it cannot make them of.
  func convert(
    _ frame: DecodedFrame, _ pixels: (DecodedFrame) throws -> PixelBuffer?
  ) throws(ImageError) -> PixelBuffer {
    do {
      guard let result = try pixels(frame) else {
        throw unsupported("pixels of the kind \(frame.formatName)", "save it with 8 bits a channel")
      }
      return result
    } catch let error as PixelError {
      throw ImageError(.memory, name, error.description)
    } catch let error as ImageError {
      throw error
    } catch {
      throw damaged("\(error)")
    }
  }

  func memory() -> ImageError { ImageError(.memory, name, "no memory to decode it") }

  private func failure(_ result: Int32, _ decoder: String) -> ImageError {
    if result == cff_error_memory() { return memory() }
    if result == cff_error_no_decoder() {
      return ImageError(
        .format, name, "libavcodec has no decoder \(decoder); expected one. Install all of it")
    }
    let said = String(cString: cff_last_log())
    return damaged(said.isEmpty ? "its data cannot be decoded" : said)
  }
}
