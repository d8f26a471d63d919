// Images for tests of filters, and their pixels.

import CoreImage
import Foundation
import SegueImages
import SeguePixels
import Testing

/// Returns an image of one color, with its lower left corner at the origin.
func plain(_ color: CIColor, _ width: Int = 40, _ height: Int = 30) -> CIImage {
  CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: width, height: height))
}

/// Returns the pixel of an image at a place, counted from the top left of its extent.
func pixel(_ image: CIImage?, _ x: Int, _ y: Int, _ context: CIContext = CIContext())
  -> PremultipliedRGBA8?
{
  image.flatMap { context.createCGImage($0, from: $0.extent)?.bitmap?.pixels[x, y] }
}

/// A context without color management.
func encodedContext() -> CIContext { CIContext(options: [.workingColorSpace: NSNull()]) }

/// Returns stripes and a gradient, in which distortions are visible: warm or cool ones.
func pattern(_ width: Int, _ height: Int, isWarm: Bool) -> CIImage {
  let (first, second): (CIColor, CIColor) =
    isWarm
    ? (CIColor(red: 0.95, green: 0.55, blue: 0.2), CIColor(red: 0.6, green: 0.1, blue: 0.25))
    : (CIColor(red: 0.2, green: 0.75, blue: 0.8), CIColor(red: 0.1, green: 0.15, blue: 0.45))
  let whole = CGRect(x: 0, y: 0, width: width, height: height)
  let gradient = CIFilter.linearGradient()
  (gradient.color0, gradient.color1) = (first, second)
  gradient.point1 = CGPoint(x: 0, y: height)
  var image = gradient.outputImage?.cropped(to: whole) ?? .empty()
  for stripe in 0..<5 {
    let place = CGFloat(stripe) / 5
    let frame =
      isWarm
      ? CGRect(x: place * CGFloat(width), y: 0, width: 4, height: CGFloat(height))
      : CGRect(x: 0, y: place * CGFloat(height), width: CGFloat(width), height: 4)
    image = plain(.white, Int(frame.width), Int(frame.height))
      .transformed(
        by: CGAffineTransform(translationX: frame.minX.rounded(), y: frame.minY.rounded())
      )
      .composited(over: image)
  }
  return image.cropped(to: whole)
}

/// Expects `pixels` to be the golden `name` (without the extension). With SEGUE_RECORD=1 it is written
/// instead.
func expectGolden(_ pixels: PixelBuffer, _ name: String, file: String = #filePath) throws {
  let golden = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Goldens/CoreImage/\(name).png")
  if ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1" {
    return try Data(PNGEncoder.encode(pixels, opaque: nil)).write(to: golden)
  }
  let expected = try ImageDecoder.decode([UInt8](Data(contentsOf: golden)), named: name).pixels
  #expect(expected.width == pixels.width && expected.height == pixels.height)
  let rows = (0..<min(expected.height, pixels.height)).filter {
    !expected.row($0).elementsEqual(pixels.row($0))
  }
  #expect(
    rows.isEmpty, "\(rows.count) rows of \(name) differ, the first of them \(rows.first ?? 0)")
}
