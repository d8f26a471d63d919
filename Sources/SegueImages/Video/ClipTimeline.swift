// The times at which the images of a movie are displayed.

import SeguePixels

/// Display times, in ticks of the file.
struct ClipTimeline: Sendable {
  /// The times from which images are displayed, in order.
  var times: [Int64] = []
  /// The time at which the last image ends.
  var end: Int64 = 0
  let ticksPerSecond: Double

  /// Returns the seconds from the first image to a time in ticks.
  func seconds(_ ticks: Int64) -> Double { Double(ticks - (times.first ?? 0)) / ticksPerSecond }

  /// The duration in seconds.
  var duration: Double { seconds(end) }

  /// Returns the index of the image displayed `seconds` after the start. A time that is less than
  /// half a tick, and less than half a millisecond, before an image's time selects that image.
  func index(atSeconds seconds: Double) -> Int {
    guard seconds.isFinite, seconds > 0 else { return seconds == .infinity ? times.count - 1 : 0 }
    let tolerance = min(0.5, 0.0005 * ticksPerSecond)
    let place = seconds * ticksPerSecond + tolerance
    var (low, high) = (0, times.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Double(times[middle] - times[0]) <= place { low = middle } else { high = middle }
    }
    return low
  }
}

/// The images of a movie that has been read.
protocol ClipImages: Sendable {
  /// The file, for errors.
  var imageFile: ImageFile { get }
  var timeline: ClipTimeline { get }
  /// Returns a position from which images are decoded.
  func cursor() throws(ImageError) -> any ImageCursor
}

/// A position in a movie from which images are decoded. The bytes of an image are the same however
/// it is reached.
protocol ImageCursor {
  /// The time, in ticks, up to which images have been decoded.
  var progress: Int64 { get }
  /// Returns whether continuing from here is the shortest way to the image at `index`.
  func isBefore(_ index: Int) -> Bool
  /// Returns the image at `index`.
  mutating func bitmap(_ index: Int) throws(ImageError) -> Bitmap
}
