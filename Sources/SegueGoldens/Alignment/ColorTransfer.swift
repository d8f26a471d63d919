// How the colors of a recording differ from ours: a gain and an offset for each channel.

import SeguePixels

/// The colors of a recording as a function of ours: recorded = gain · ours + offset, for each of
/// red, green and blue, in sRGB-encoded values from 0 to 255.
package struct ColorTransfer: Sendable, Hashable {
  /// The gains and offsets of red, green and blue.
  package var gains: [Double]
  package var offsets: [Double]

  /// Fits a transfer to pairs of frames that show the same.
  /// - Parameters:
  ///   - pairs: Frames of the recording and of ours.
  ///   - place: The place of ours in the recording.
  ///   - size: The size of our picture in points.
  init(
    _ pairs: [(recording: PixelBuffer, ours: PixelBuffer)], _ place: RecordingPlace,
    size: (width: Double, height: Double)
  ) {
    (gains, offsets) = ([1, 1, 1], [0, 0, 0])
    let grid = PictureGrid(pitch: max(size.width, size.height) / Self.cells, over: size)
    for channel in 0..<3 {
      let planes = pairs.map { pair in
        (
          Self.recorded(pair.recording, channel, place, grid),
          Self.drawn(pair.ours, channel, grid, size)
        )
      }
      for pass in 0..<4 { fit(channel, planes, place, pairs, isFirst: pass == 0, grid) }
    }
  }

  private static let cells = 96.0
  /// The error that counts as noise whatever the others are.
  private static let noise = 8.0

  private mutating func fit(
    _ channel: Int, _ planes: [(LumaPlane, LumaPlane)], _ place: RecordingPlace,
    _ pairs: [(recording: PixelBuffer, ours: PixelBuffer)], isFirst: Bool, _ grid: PictureGrid
  ) {
    var equations = NormalEquations(count: 2)
    for (index, planes) in planes.enumerated() {
      let image = pairs[index].recording
      let shown = PlaceCells(grid, place, (image.width, image.height))
      for y in shown.y {
        for x in shown.x {
          let position = y * grid.width + x
          let (recorded, drawn) = (
            Double(planes.0.values[position]), Double(planes.1.values[position])
          )
          let error = recorded - gains[channel] * drawn - offsets[channel]
          let ratio = isFirst ? 0 : error / Self.noise
          let weight = 1 / (1 + ratio * ratio)
          equations.add([drawn, 1], recorded, weight: weight * weight)
        }
      }
    }
    guard let solution = equations.solution(damping: 1e-9) else { return }
    // A channel with one value everywhere determines only the offset.
    guard (0.1...10).contains(solution[0]) else { return }
    (gains[channel], offsets[channel]) = (solution[0], solution[1])
  }

  private static func recorded(
    _ image: PixelBuffer, _ channel: Int, _ place: RecordingPlace, _ grid: PictureGrid
  ) -> LumaPlane {
    plane(image, channel).resampled(
      place.taps(
        image.width, of: image.width, offset: place.x, pitch: grid.pitch, count: grid.width),
      place.taps(
        image.height, of: image.height, offset: place.y, pitch: grid.pitch, count: grid.height))
  }

  private static func drawn(
    _ image: PixelBuffer, _ channel: Int, _ grid: PictureGrid,
    _ size: (width: Double, height: Double)
  ) -> LumaPlane {
    let (x, y) = (Double(image.width) / size.width, Double(image.height) / size.height)
    return plane(image, channel).resampled(
      AxisTaps(length: image.width, pitch: grid.pitch * x, count: grid.width),
      AxisTaps(length: image.height, pitch: grid.pitch * y, count: grid.height))
  }

  private static func plane(_ image: PixelBuffer, _ channel: Int) -> LumaPlane {
    var values: [Float] = []
    values.reserveCapacity(image.width * image.height)
    for y in 0..<image.height {
      let row = image.row(y)
      for x in 0..<image.width { values.append(Float(row[4 * x + channel])) }
    }
    return LumaPlane(width: image.width, height: image.height, values: values)
  }
}
