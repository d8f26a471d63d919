// The frames of a clip as small luma planes, in bytes: what is kept of both clips while they are
// aligned.

import SeguePixels

/// A clip as luma planes of at most `longestSide` cells, with its times.
package struct LumaClip: Sendable {
  /// The maximum length of a side of a plane.
  package static let longestSide = 512
  /// The maximum number of frames.
  package static let maximumFrames = 1500

  /// The size of the clip's frames in pixels.
  package let pixelWidth, pixelHeight: Int
  /// The size of the planes in cells.
  package let width, height: Int
  /// The frames in order, each `width * height` values from 0 to 255.
  package private(set) var frames: [[UInt8]] = []
  /// The instants of the frames in seconds, rising.
  package var times: [Double] = []
  private let x, y: AxisTaps

  /// Creates a clip without frames.
  package init(pixelWidth: Int, pixelHeight: Int) {
    let reduction = max(1, Double(max(pixelWidth, pixelHeight)) / Double(Self.longestSide))
    (self.pixelWidth, self.pixelHeight) = (pixelWidth, pixelHeight)
    width = max(1, Int((Double(pixelWidth) / reduction).rounded()))
    height = max(1, Int((Double(pixelHeight) / reduction).rounded()))
    x = AxisTaps(length: pixelWidth, pitch: Double(pixelWidth) / Double(width), count: width)
    y = AxisTaps(length: pixelHeight, pitch: Double(pixelHeight) / Double(height), count: height)
  }

  /// Appends a frame, laid over black where it is transparent.
  package mutating func append(_ image: PixelBuffer, at seconds: Double) {
    var values = [Float](repeating: 0, count: pixelWidth * pixelHeight)
    values.withUnsafeMutableBufferPointer { values in
      var row = 0
      while row < pixelHeight {
        let bytes = image.row(row)
        var (column, place) = (0, row * pixelWidth)
        while column < pixelWidth {
          let first = 4 * column
          let weighted =
            54 * Int(bytes[first]) + 183 * Int(bytes[first + 1]) + 19 * Int(bytes[first + 2])
          values[place] = Float(weighted) / 256
          column += 1
          place += 1
        }
        row += 1
      }
    }
    var plane = LumaPlane(width: pixelWidth, height: pixelHeight, values: values)
    if (width, height) != (pixelWidth, pixelHeight) { plane = plane.resampled(x, y) }
    append(plane, at: seconds)
  }

  /// Appends a plane of the clip's size in cells.
  package mutating func append(_ plane: LumaPlane, at seconds: Double) {
    frames.append(plane.values.map { UInt8(min(max($0, 0), 255).rounded()) })
    times.append(seconds)
  }

  /// Appends the last frame once more.
  package mutating func repeatLast(at seconds: Double) {
    guard let last = frames.last else { return }
    frames.append(last)
    times.append(seconds)
  }

  /// Returns a frame as a plane.
  package func plane(_ index: Int) -> LumaPlane {
    LumaPlane(width: width, height: height, values: frames[index].map { Float($0) })
  }
}

/// The darkest and the brightest value that each place of a clip has at any time. Both depend on
/// what moves and where, but not on when, so that they find the place of a recording before its
/// time base is known.
package struct MotionFootprint: Sendable {
  /// The minimum and the maximum over time.
  package let darkest, brightest: LumaPlane

  /// Creates the footprint of a clip with at least one frame.
  package init(_ clip: LumaClip) {
    var (least, greatest) = (clip.frames[0], clip.frames[0])
    least.withUnsafeMutableBufferPointer { least in
      greatest.withUnsafeMutableBufferPointer { greatest in
        for frame in clip.frames.dropFirst() {
          frame.withUnsafeBufferPointer { frame in
            var place = 0
            while place < frame.count {
              let value = frame[place]
              if value < least[place] { least[place] = value }
              if value > greatest[place] { greatest[place] = value }
              place += 1
            }
          }
        }
      }
    }
    func plane(_ values: [UInt8]) -> LumaPlane {
      LumaPlane(width: clip.width, height: clip.height, values: values.map { Float($0) })
    }
    (darkest, brightest) = (plane(least), plane(greatest))
  }

  /// The share of the picture in which something changes, from 0 to 1.
  package var movingShare: Double {
    let moving = zip(darkest.values, brightest.values).count { $1 - $0 > Self.noise }
    return Double(moving) / Double(max(1, darkest.values.count))
  }

  /// The change of luma below which a difference may be noise of a codec or of a palette.
  static let noise: Float = 20
}
