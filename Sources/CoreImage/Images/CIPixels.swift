// Pixels while filters work on them: four floats each, premultiplied, with y pointing up.

import CoreGraphics
import SeguePixels

/// The pixels of an area.
struct CIPixels: Sendable {
  /// A premultiplied color: red, green, blue and alpha.
  typealias Color = SIMD4<Float>

  let area: CIArea
  var values: [Color]

  /// Transparent pixels.
  init(_ area: CIArea) {
    self.area = area
    values = Array(repeating: .zero, count: area.width * area.height)
  }

  /// Computes every pixel from its place.
  @inline(__always)
  init(_ area: CIArea, _ color: (Int, Int) -> Color) {
    self.init(area)
    values.withUnsafeMutableBufferPointer { values in
      var index = 0
      for y in area.y..<(area.y + area.height) {
        for x in area.x..<(area.x + area.width) {
          values[index] = color(x, y)
          index += 1
        }
      }
    }
  }

  /// The pixel at a place; transparent outside of the area.
  subscript(x: Int, y: Int) -> Color {
    let (column, row) = (x &- area.x, y &- area.y)
    guard column >= 0, row >= 0, column < area.width, row < area.height else { return .zero }
    return values[row * area.width + column]
  }

  /// Returns the color at a point, interpolated between the centers of four pixels.
  func sample(_ x: Double, _ y: Double) -> Color {
    // The limits keep the conversion to integers possible; what is beyond them is transparent.
    guard abs(x) < 0x1p30, abs(y) < 0x1p30 else { return .zero }
    let (left, low) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (column, row) = (Int(left), Int(low))
    let (across, up) = (Float(x - 0.5 - left), Float(y - 0.5 - low))
    let below = self[column, row] * (1 - across) + self[column + 1, row] * across
    let above = self[column, row + 1] * (1 - across) + self[column + 1, row + 1] * across
    return below * (1 - up) + above * up
  }

  /// Returns the pixels with every color replaced.
  @inline(__always)
  func map(_ change: (Color) -> Color) -> CIPixels {
    var result = self
    result.values.withUnsafeMutableBufferPointer { values in
      for index in values.indices { values[index] = change(values[index]) }
    }
    return result
  }
}

extension CIPixels {
  /// Copies the part of an image within an area. The image's lower left corner is at the origin.
  init(_ image: CGImage, _ area: CIArea, _ space: CIWorkingSpace) {
    self.init(area)
    guard let pixels = image.bitmap?.pixels else { return }
    let part = area.intersection(
      CIArea(x: 0, y: 0, width: pixels.width, height: pixels.height))
    for y in part.y..<(part.y + part.height) {
      let row = pixels.row(pixels.height - 1 - y)
      let start = (y - area.y) * area.width - area.x
      for x in part.x..<(part.x + part.width) {
        values[start + x] = space.decode(row[4 * x], row[4 * x + 1], row[4 * x + 2], row[4 * x + 3])
      }
    }
  }

  /// Returns an image of the pixels; `nil` if memory for it is not available or there are none.
  func image(_ space: CIWorkingSpace) -> CGImage? {
    guard let pixels = try? PixelBuffer(width: area.width, height: area.height) else { return nil }
    for y in 0..<area.height {
      let row = pixels.row(area.height - 1 - y)
      for x in 0..<area.width {
        let color = space.encode(values[y * area.width + x])
        for channel in 0..<4 { row[4 * x + channel] = color[channel] }
      }
    }
    return CGImage(Bitmap(pixels))
  }
}
