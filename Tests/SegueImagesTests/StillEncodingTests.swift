// Single images as JPEG: what the encoder cannot encode.

import SegueImages
import SeguePixels
import Testing

@Suite struct StillEncodingTests {
  @Test("an image that libavcodec has no memory for is an error with its size")
  func memory() throws {
    let pixels = try PixelBuffer(width: 9216, height: 2560)
    let error = #expect(throws: ImageError.self) {
      try JPEGEncoder.encode(pixels, quality: 90)
    }
    #expect(error?.code == .memory)
    #expect(
      error?.reason
        == "no memory for encoding 9216 x 2560 pixels; expected a smaller image, or PNG")
  }
}
