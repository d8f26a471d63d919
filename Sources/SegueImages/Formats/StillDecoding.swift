// libavcodec's decoders for images, and the meaning of their errors.

import CFFmpeg
import SeguePixels

extension ImageFile {
  /// Decodes the image in `stream` with `decoder`.
  func decode(_ stream: [UInt8], with decoder: String) throws(ImageError) -> DecodedFrame {
    cff_capture_log()
    guard let frame = DecodedFrame(), let count = Int32(exactly: stream.count) else {
      throw memory()
    }
    let result = cff_decode_image(decoder, stream, count, Int64(limits.area), frame.frame)
    guard result >= 0 else { throw failure(result, decoder) }
    return frame
  }

  /// Converts the frame to pixels. `pixels` returns `nil` for frames that it cannot convert.
  func convert(
    _ frame: DecodedFrame, _ pixels: (DecodedFrame) throws -> PixelBuffer?
  ) throws(ImageError) -> PixelBuffer {
    do {
      guard let result = try pixels(frame) else {
        throw unsupported("the pixel format \(frame.formatName)", "save it with 8 bits per channel")
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
        .format, name,
        "libavcodec has no decoder \(decoder); expected a complete libavcodec. Install one")
    }
    let said = String(cString: cff_last_log())
    return damaged(said.isEmpty ? "its data cannot be decoded" : said)
  }
}
