// The settings of a movie. They determine its bytes completely and include the number of encoder
// threads, which is part of the plan and never depends on the machine.

import SeguePixels

/// The size, frame rate and compression of a movie.
public struct MovieSettings: Sendable, Hashable {
  /// The size of the image, in pixels. Odd sizes are rounded up to even ones: see `codedWidth`.
  public var width, height: Int
  /// The frame rate in frames per second as a fraction, such as 30000/1001.
  public var rateNumerator, rateDenominator: Int
  /// The compression of frames.
  public var codec = MovieCodec.h264
  /// The constant rate factor, from 0 (the highest quality) to the codec's `largestCRF`. The
  /// default is 18, which is that of H.264; see `MovieCodec.usualCRF`.
  public var crf = 18.0
  /// The preset, one of `presets`. Slower presets produce smaller files. The default is `medium`.
  public var preset = "medium"
  /// The file format. The default is `mp4`.
  public var container = MovieContainer.mp4
  /// A Boolean value that indicates whether frames have transparency that the movie keeps if the
  /// codec can. The default is `false`.
  public var hasAlpha = false
  /// The number of frames in a chunk, which is a closed group of pictures from an encoder of its
  /// own. Codecs other than H.264 have one encoder, and a key frame at least that often. The
  /// default is 240.
  public var chunkLength = 240
  /// The number of threads of one encoder. Other numbers produce other bytes. The default is 2.
  public var threads = 2

  /// libavcodec's name of the encoder.
  package var encoderName: String {
    get { replacedEncoderName ?? codec.encoderName }
    set { replacedEncoderName = newValue }
  }

  private var replacedEncoderName: String?

  /// Creates the settings of a movie of `width` x `height` pixels at `rateNumerator /
  /// rateDenominator` frames per second.
  public init(width: Int, height: Int, rateNumerator: Int, rateDenominator: Int = 1) {
    (self.width, self.height) = (width, height)
    (self.rateNumerator, self.rateDenominator) = (rateNumerator, rateDenominator)
  }

  /// The encoded width: 4:2:0 halves the chroma, so an image with an odd size repeats its last
  /// column or row.
  public var codedWidth: Int { width + (pixelLayout.across == 2 ? width % 2 : 0) }
  /// The encoded height. See `codedWidth`.
  public var codedHeight: Int { height + (codec.halvesChroma ? height % 2 : 0) }
  /// A Boolean value that indicates whether the movie has a column or row more than the image.
  public var isPadded: Bool { codedWidth != width || codedHeight != height }

  /// x264's presets, fastest first.
  public static let presets = [
    "ultrafast", "superfast", "veryfast", "faster", "fast", "medium", "slow", "slower", "veryslow",
    "placebo",
  ]

  /// Checks every value.
  /// - Throws: `VideoError` with code `.settings`.
  public func validate() throws(VideoError) {
    let sides = 1...PixelBuffer.largestSide
    guard sides.contains(width), sides.contains(height), width * height <= PixelBuffer.largestArea
    else {
      throw wrong("size", "\(width) x \(height)", "1…\(PixelBuffer.largestSide) pixels per side")
    }
    try validateRate()
    guard container.codecs.contains(codec) else {
      let names = container.codecs.map(\.rawValue).joined(separator: ", ")
      throw wrong("codec", codec.rawValue, "one of \(names) in .\(container.rawValue)")
    }
    guard crf.isFinite, (0...codec.largestCRF).contains(crf) else {
      throw wrong("crf", "\(crf)", "0…\(Int(codec.largestCRF))")
    }
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
