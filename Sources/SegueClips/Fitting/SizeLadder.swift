// The attempts among which a search for a file size chooses, from the largest file to the smallest:
// first the quality decreases, then the size of the frames, then the frame rate. What the command
// line sets is not changed.

import SegueScenes

/// The settings of one attempt to stay below a file size.
package struct SizeAttempt: Sendable, Hashable {
  /// The options of the clip.
  package var options: ClipOptions
  /// The quality as it is reported, or `nil` if the format has no quality.
  package var quality: String?
  /// The frame rate, or `nil` for a single image.
  package var rate: FrameRate?
  /// The size of the frames, in pixels.
  package private(set) var width, height: Int

  fileprivate init(_ options: ClipOptions, _ clip: ClipShape, isImage: Bool) {
    self.options = options
    rate = isImage ? nil : clip.rate
    (width, height) = (clip.size.width, clip.size.height)
  }

  /// The settings as one phrase, such as `CRF 23, 390 x 844, 60 fps`.
  package var description: String {
    ([quality, "\(width) x \(height)"] + [rate.map { "\($0) fps" }]).compactMap(\.self)
      .joined(separator: ", ")
  }

  /// Reduces the size of the frames to a share of it, with an even width.
  fileprivate mutating func reduce(to share: Double) {
    let reduced = max(2, Int(Double(width) * share) / 2 * 2)
    height = max(1, Int((Double(height) * Double(reduced) / Double(width)).rounded()))
    width = reduced
    options.width = PixelLength(reduced)
  }

  /// Divides the frame rate.
  fileprivate mutating func divideRate(by divisor: Int) -> Bool {
    guard let rate, let slower = FrameRate(rate.numerator, per: rate.denominator * divisor),
      slower.framesPerSecond >= SizeLadder.minimumRate
    else { return false }
    (self.rate, options.rate) = (slower, slower)
    return true
  }
}

/// The attempts of a search for a file size.
package enum SizeLadder {
  /// The shares to which the width and the height are reduced.
  private static let shares = [0.75, 0.5, 0.35, 0.25]
  /// The numbers by which the frame rate is divided.
  private static let divisors = [2, 3, 4]
  /// The smallest frame rate that is tried, in frames per second.
  fileprivate static let minimumRate = 10.0

  /// Returns the attempts for a clip of the given shape, from the largest file to the smallest.
  /// - Parameter options: The options from the command line. An option for quality, size or rate is
  ///   kept, and `frames` keeps the rate because it counts frames.
  package static func attempts(
    _ options: ClipOptions, shape: ClipShape, quality: QualitySteps?, isImage: Bool
  ) -> [SizeAttempt] {
    var attempts = qualities(SizeAttempt(options, shape, isImage: isImage), quality)
    guard let worst = attempts.last else { return attempts }
    if options.sizesGiven.isEmpty {
      for share in shares {
        var attempt = worst
        attempt.reduce(to: share)
        attempts.append(attempt)
      }
    }
    guard options.rate == nil, options.frames == nil, let smallest = attempts.last else {
      return attempts
    }
    for divisor in divisors {
      var attempt = smallest
      if attempt.divideRate(by: divisor) { attempts.append(attempt) }
    }
    return attempts
  }

  private static func qualities(_ first: SizeAttempt, _ steps: QualitySteps?) -> [SizeAttempt] {
    guard let steps, first.options.crf == nil, first.options.quality == nil else { return [first] }
    return (steps.beginsWithDefault ? [first] : [])
      + steps.values.map { value in
        var attempt = first
        steps.set(value, in: &attempt.options)
        attempt.quality = steps.description(of: value)
        return attempt
      }
  }
}
