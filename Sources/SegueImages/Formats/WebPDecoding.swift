// WebP. The container is parsed here, and the decoder receives one image in a new container. For an
// animation that is the first frame, on a transparent canvas. Lossy colors are limited-range
// BT.601, as the format specifies. Source: the WebP container specification; RFC 6386.

import SeguePixels

extension ImageFile {
  /// Decodes the image as it is stored, and returns its orientation.
  func decodeWebP() throws(ImageError) -> (PixelBuffer, ImageOrientation) {
    let structure = try WebPStructure(self)
    let pixels = try pixels(of: structure.image)
    return (try structure.onCanvas(pixels), structure.orientation)
  }
}

/// The structure of a WebP file.
struct WebPStructure {
  private(set) var image = WebPImage()
  private(set) var orientation = ImageOrientation.up
  /// The size of the canvas, if the file specifies one.
  private(set) var canvas: (width: Int, height: Int)?
  /// Whether the file says that it has alpha.
  private(set) var statesAlpha = false
  private let file: ImageFile
  private var parts = 0

  init(_ file: ImageFile) throws(ImageError) {
    self.file = file
    var reader = file.reader(at: 4)
    let size = try reader.little(4)
    var body = try reader.within(size)
    try body.skip(4)
    while !body.isAtEnd { try readChunk(&body) }
    guard image.data != nil else { throw file.damaged("it contains no image") }
    if let canvas {
      guard image.left + image.width <= canvas.width,
        image.top + image.height <= canvas.height
      else { throw file.damaged("its image is larger than its canvas") }
    }
  }

  private mutating func readChunk(_ body: inout ByteReader) throws(ImageError) {
    try file.count(&parts)
    let (name, chunk) = try body.webPChunk()
    var reader = ByteReader(file, chunk)
    switch name {
    case "VP8X":
      statesAlpha = try reader.byte() & 0x10 != 0
      try reader.skip(3)
      canvas = (try reader.little(3) + 1, try reader.little(3) + 1)
      if let canvas { try file.checkSize(canvas.width, canvas.height) }
    case "ANMF":
      if image.data == nil { image = try WebPFrame(&reader, in: file, parts: &parts).image }
    case "EXIF": orientation = file.webPOrientation(chunk) ?? orientation
    default:
      guard image.data == nil else { return }
      try image.read(name, chunk, in: file)
      statesAlpha = statesAlpha || image.statesAlpha
    }
  }

  /// Returns the frame at its position on the canvas.
  func onCanvas(_ pixels: PixelBuffer) throws(ImageError) -> PixelBuffer {
    guard let canvas, canvas != (pixels.width, pixels.height) else { return pixels }
    do {
      let result = try PixelBuffer(width: canvas.width, height: canvas.height)
      for y in 0..<pixels.height {
        let target = result.row(image.top + y)
        let place = 4 * image.left..<4 * (image.left + pixels.width)
        _ = UnsafeMutableBufferPointer(rebasing: target[place]).update(
          fromContentsOf: pixels.row(y))
      }
      return result
    } catch {
      throw ImageError(.memory, file.name, error.description)
    }
  }
}
