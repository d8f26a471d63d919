// Convenience functions that make movies for tests.

import SegueFiles
import SeguePixels
import SegueVideo

/// Settings for a small, quick movie.
func smallMovie(
  _ width: Int = 64, _ height: Int = 48, rate: (Int, Int) = (60, 1), preset: String = "ultrafast"
) -> MovieSettings {
  var settings = MovieSettings(
    width: width, height: height, rateNumerator: rate.0, rateDenominator: rate.1)
  settings.preset = preset
  return settings
}

extension MovieSink {
  /// Appends test frames.
  func append(frames: Range<Int>) throws {
    for number in frames {
      try append(
        .yCbCr420(
          try TestFrames.frame(number, width: settings.width, height: settings.height)))
    }
  }

  /// A movie of test frames at `path`.
  static func make(_ path: String, _ settings: MovieSettings, frames: Range<Int>) throws {
    let sink = try MovieSink(.file(path: path, replacing: false), settings: settings)
    try sink.append(frames: frames)
    try sink.finish()
  }
}
