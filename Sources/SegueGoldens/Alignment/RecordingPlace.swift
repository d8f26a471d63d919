// Where the picture of our clip stands in a recording.

/// The place of our picture in a recording: a point (x, y) of ours is at pixel
/// (`x` + `scale` · x, `y` + `scale` · y) of the recording.
package struct RecordingPlace: Sendable, Hashable {
  /// Where the top left corner of our picture is, in pixels of the recording.
  package var x, y: Double
  /// The pixels of the recording per point of ours, the same on both axes.
  package var scale: Double

  /// Creates a place.
  package init(x: Double, y: Double, scale: Double) { (self.x, self.y, self.scale) = (x, y, scale) }

  /// Returns the weights that resample one axis of a plane of the recording to the grid of our
  /// picture.
  /// - Parameters:
  ///   - length: The cells of the plane, which show `pixels` pixels.
  ///   - offset: The place of our picture on this axis.
  ///   - pitch: The size of a cell of the grid in points.
  ///   - count: The number of cells of the grid.
  func taps(_ length: Int, of pixels: Int, offset: Double, pitch: Double, count: Int) -> AxisTaps {
    let cells = Double(length) / Double(pixels)
    return AxisTaps(
      length: length, origin: offset * cells, pitch: pitch * scale * cells, count: count)
  }
}

/// The grid of our picture on which both clips are compared.
package struct PictureGrid: Sendable, Hashable {
  /// The size of a cell in points.
  package let pitch: Double
  /// The number of cells on each axis.
  package let width, height: Int

  /// Creates a grid over a picture of the given size in points.
  package init(pitch: Double, over size: (width: Double, height: Double)) {
    self.pitch = pitch
    width = max(1, Int((size.width / pitch).rounded(.down)))
    height = max(1, Int((size.height / pitch).rounded(.down)))
  }

  /// The index of the cells that a recording shows, on each axis, as half-open ranges.
  func shown(_ place: RecordingPlace, in recording: LumaClip) -> (x: Range<Int>, y: Range<Int>) {
    func range(_ offset: Double, _ pixels: Int, _ count: Int) -> Range<Int> {
      let first = Int((-offset / place.scale / pitch).rounded(.up))
      let last = Int(((Double(pixels) - offset) / place.scale / pitch).rounded(.down))
      let start = min(max(first, 0), count)
      return start..<max(start, min(last, count))
    }
    return (
      range(place.x, recording.pixelWidth, width), range(place.y, recording.pixelHeight, height)
    )
  }
}
