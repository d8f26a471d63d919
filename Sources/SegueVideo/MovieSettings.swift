// What a movie is to be. Everything that decides its bytes is here, the number of encoder threads
// too: it comes from the plan and never from the machine.

import SeguePixels

/// How frames are compressed.
public enum MovieCodec: String, Sendable, CaseIterable {
  /// H.264 by x264, 8 bits, 4:2:0.
  case h264
}

/// What kind of file holds them.
public enum MovieContainer: String, Sendable, CaseIterable {
  /// MPEG-4, index first.
  case mp4
  /// QuickTime, index first.
  case mov
}

/// Size, rate and compression of a movie.
public struct MovieSettings: Sendable, Hashable {
  /// The picture in pixels. Odd sizes become even ones: see `codedWidth`.
  public var width, height: Int
  /// Frames per second, as a fraction: 30000/1001.
  public var rateNumerator, rateDenominator: Int
  /// How frames are compressed.
  public var codec = MovieCodec.h264
  /// x264's constant rate factor, 0 (lossless) … 51.
  public var crf = 18.0
  /// x264's preset, one of `presets`: slower is smaller.
  public var preset = "medium"
  /// The kind of file.
  public var container = MovieContainer.mp4
  /// Frames in a chunk: a closed group of pictures by an encoder of its own.
  public var chunkLength = 240
  /// Threads of one encoder. Other numbers make other bytes.
  public var threads = 2

  /// libavcodec's name of the encoder.
  package var encoderName = "libx264"

  /// A movie of `width` x `height` pixels at `rateNumerator / rateDenominator` frames per second.
  public init(width: Int, height: Int, rateNumerator: Int, rateDenominator: Int = 1) {
    (self.width, self.height) = (width, height)
    (self.rateNumerator, self.rateDenominator) = (rateNumerator, rateDenominator)
  }

  /// The size that is encoded: 4:2:0 halves the chroma, so an odd picture repeats its last column or
  /// row.
  public var codedWidth: Int { width + width % 2 }
  /// As `codedWidth`.
  public var codedHeight: Int { height + height % 2 }
  /// Whether the movie has a column or row more than the picture.
  public var isPadded: Bool { codedWidth != width || codedHeight != height }

  /// x264's presets, fastest first.
  public static let presets = [
    "ultrafast", "superfast", "veryfast", "faster", "fast", "medium", "slow", "slower", "veryslow",
    "placebo",
  ]

  /// Looks at every value.
  /// - Throws: `VideoError` with code `.settings`.
  public func validate() throws(VideoError) {
    let sides = 1...PixelBuffer.largestSide
    guard sides.contains(width), sides.contains(height), width * height <= PixelBuffer.largestArea
    else {
      throw wrong("size", "\(width) x \(height)", "1…\(PixelBuffer.largestSide) pixels a side")
    }
    try validateRate()
    guard crf.isFinite, (0...51).contains(crf) else { throw wrong("crf", "\(crf)", "0…51") }
    guard Self.presets.contains(preset) else {
      throw wrong("preset", "\"\(preset)\"", "one of " + Self.presets.joined(separator: ", "))
    }
    guard (1...1_000_000).contains(chunkLength) else {
      throw wrong("chunk length", "\(chunkLength)", "1…1000000 frames")
    }
    guard (1...64).contains(threads) else { throw wrong("threads", "\(threads)", "1…64") }
  }

  private func validateRate() throws(VideoError) {
    let terms = 1...1_000_000
    guard terms.contains(rateNumerator), terms.contains(rateDenominator),
      rateNumerator <= 1000 * rateDenominator, rateDenominator <= 1000 * rateNumerator
    else {
      throw wrong("frame rate", "\(rateNumerator)/\(rateDenominator)", "1/1000…1000 per second")
    }
  }

  private func wrong(_ what: String, _ found: String, _ expected: String) -> VideoError {
    VideoError(.settings, "\(what) is \(found); expected \(expected)")
  }
}
