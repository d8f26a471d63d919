// A small clip whose frames can be drawn at any instant and scale, and recordings of it, degraded as
// recordings are.

import Foundation
import Testing

@testable import SegueGoldens

/// A screen over which a sheet rises, 72 x 144 points.
struct RisingSheet {
  static let size = (width: 72.0, height: 144.0)

  /// The frequency of the critical spring by which the sheet moves.
  var frequency = 18.0
  /// Where the sheet comes to rest, in points from the top.
  var top = 18.0
  /// The instant at which it starts, in seconds.
  var start = 0.1
  /// A Boolean value that indicates whether the sheet fades in rather than rises.
  var fades = false

  private typealias Box = (x: Double, y: Double, width: Double, height: Double, value: Double)
  private static let screen: [Box] = [
    (0, 0, 72, 144, 200), (0, 0, 72, 9, 90), (8, 14, 26, 30, 60), (42, 16, 22, 3, 40),
    (42, 24, 16, 3, 60), (44, 70, 14, 30, 120), (6, 62, 22, 8, 230), (10, 110, 46, 12, 150),
  ]
  private static let sheet: [Box] = [
    (5, 0, 62, 144, 240), (14, 6, 34, 8, 30), (5, 30, 62, 1.5, 100), (12, 44, 46, 34, 150),
    (20, 52, 6, 11, 70), (34, 58, 18, 7, 210), (12, 90, 22, 12, 60),
  ]

  /// Returns the frame at an instant, with `scale` pixels per point.
  func frame(at seconds: Double, scale: Double) -> LumaPlane {
    let time = frequency * max(0, seconds - start)
    let rest = exp(-time) * (1 + time)
    let size = (Int((Self.size.width * scale).rounded()), Int((Self.size.height * scale).rounded()))
    var plane = LumaPlane(width: size.0, height: size.1)
    for box in Self.screen { draw(box, at: 0, scale: scale, alpha: 1, into: &plane) }
    let place = fades ? top : top + rest * (Self.size.height - top)
    for box in Self.sheet {
      draw(box, at: place, scale: scale, alpha: fades ? 1 - rest : 1, into: &plane)
    }
    return plane
  }

  /// Returns a clip of 40 frames at 60 per second, with one pixel per point.
  var clip: LumaClip {
    var clip = LumaClip(pixelWidth: Int(Self.size.width), pixelHeight: Int(Self.size.height))
    for index in 0..<40 {
      clip.append(frame(at: Double(index) / 60, scale: 1), at: Double(index) / 60)
    }
    return clip
  }

  /// Draws a box by the area that it covers of each pixel.
  private func draw(
    _ box: Box, at offset: Double, scale: Double, alpha: Double, into plane: inout LumaPlane
  ) {
    func covered(_ start: Double, _ length: Double, _ count: Int) -> [(Int, Double)] {
      let (first, last) = (max(0, start * scale), min(Double(count), (start + length) * scale))
      guard first < last else { return [] }
      return (Int(first)..<min(count, Int(last.rounded(.up)))).map { cell in
        (cell, min(last, Double(cell + 1)) - max(first, Double(cell)))
      }
    }
    let columns = covered(box.x, box.width, plane.width)
    for (y, height) in covered(box.y + offset, box.height, plane.height) {
      for (x, width) in columns {
        let (place, part) = (y * plane.width + x, Float(alpha * width * height))
        plane.values[place] += part * (Float(box.value) - plane.values[place])
      }
    }
  }
}

/// How a recording differs from what it shows.
struct Degradation: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var scale = 0.75
  /// The pixels around the picture: left, top, right, bottom. Negative numbers cut the picture.
  var margins = (0, 0, 0, 0)
  var rate = 30.0
  var start = 0.03
  var count = 18
  /// The seconds of our clip per second of the recording.
  var speed = 1.0
  /// The luma of the recording as a function of ours.
  var gain: Float = 1
  var offset: Float = 0
  var dropped: Set<Int> = []
  var repeated: Set<Int> = []
  /// The step of the values, as of a palette.
  var step: Float = 1
  /// A Boolean value that indicates whether times are rounded to hundredths of a second.
  var roundsTimes = false

  /// Returns the recording of a sheet.
  func recording(_ sheet: RisingSheet) -> LumaClip {
    let size = sheet.frame(at: 0, scale: scale)
    let (width, height) = (
      size.width + margins.0 + margins.2, size.height + margins.1 + margins.3
    )
    var clip = LumaClip(pixelWidth: width, pixelHeight: height)
    var last: LumaPlane?
    for index in 0..<count where !dropped.contains(index) {
      let seconds = Double(index) / rate
      var shown = recorded(
        sheet.frame(at: start + speed * seconds, scale: scale), width: width, height: height)
      if repeated.contains(index), let last { shown = last }
      clip.append(shown, at: roundsTimes ? (seconds * 100).rounded() / 100 : seconds)
      last = shown
    }
    return clip
  }

  private func recorded(_ frame: LumaPlane, width: Int, height: Int) -> LumaPlane {
    var plane = LumaPlane(width: width, height: height, value: 25)
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = (x - margins.0, y - margins.1)
        let isInside =
          (0..<frame.width).contains(column) && (0..<frame.height).contains(row)
        if isInside {
          let value = gain * frame.values[row * frame.width + column] + offset
          plane.values[y * width + x] = (value / step).rounded() * step
        } else if (x + y) % 7 == 0 {
          plane.values[y * width + x] = 60
        }
      }
    }
    return plane
  }
}
