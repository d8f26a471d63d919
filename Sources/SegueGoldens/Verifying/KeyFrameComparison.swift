// The comparison of the frames that goldens keep as images with the current ones. All images of a
// golden are read, so that a modified image is noticed regardless of the current frames.

import SegueImages
import SeguePixels

/// Compares the key frames of a golden with the current ones.
@MainActor
struct KeyFrameComparison {
  let verification: GoldenVerification

  private var golden: Golden { verification.golden }
  private var take: GoldenRecordingPass { verification.take }

  /// The result for one key frame.
  struct Compared {
    var keyFrame: KeyFrame
    /// The difference, or `nil` if the frame is the same.
    var failure: FailedImage?
    /// The expected image, the difference and the actual image side by side. `nil` if the frame is
    /// the same.
    var triptych: PixelBuffer?
  }

  /// Returns the results for all key frames, in order.
  func compared() throws -> [Compared] {
    let files = try golden.keyFrames.map {
      try verification.folder.image($0, of: golden, named: verification.name)
    }
    let hasFrames = take.rate == golden.rate
    let changed = golden.keyFrames.filter { frame in
      hasFrames && frame < take.frames.count && take.frames[frame] != golden.frames[frame]
    }
    var actual = try take.images(changed)[...]
    return try zip(golden.keyFrames, files).map { frame, file in
      let key = KeyFrame(frame: frame, expected: file.bytes)
      guard changed.contains(frame), let image = actual.popFirst() else {
        return Compared(keyFrame: key)
      }
      return try compare(key, image, file.pixels)
    }
  }

  private func compare(_ key: KeyFrame, _ actual: PixelBuffer, _ expected: PixelBuffer) throws
    -> Compared
  {
    var comparison = verification.comparison
    let views = comparison.views.filter { !golden.comparison.views.contains($0) }
    comparison.ignoring += try take.boxes(of: views, at: key.frame)
    var difference = try comparison.compare(actual, expected: expected)
    let mask =
      difference.mask == nil ? nil : try DifferenceImage.draw(difference, expected: expected)
    let triptych = try DifferenceImage.triptych(difference, actual: actual, expected: expected)
    difference.dropMask()
    var key = key
    key.actual = try Self.png(actual)
    let failure = FailedImage(
      frame: key.frame, difference: difference, expected: key.expected, actual: key.actual,
      mask: try mask.map(Self.png) ?? [], triptych: try Self.png(triptych))
    return Compared(keyFrame: key, failure: failure, triptych: triptych)
  }

  private static func png(_ pixels: PixelBuffer) throws -> [UInt8] {
    try PNGEncoder.encode(pixels, compression: .sequence)
  }

  // MARK: Movie

  /// Returns a movie of the expected image, the difference and the actual image of all key frames,
  /// each shown until the next one. Empty if no key frame differs.
  func movie(_ compared: [Compared]) throws -> [UInt8] {
    guard let first = compared.compactMap(\.triptych).first else { return [] }
    var frames: [AnimatedPNG.Frame] = []
    for (index, key) in compared.enumerated() {
      let image = try key.triptych ?? unchanged(key.keyFrame)
      guard (image.width, image.height) == (first.width, first.height) else { continue }
      let next = index + 1 < compared.count ? compared[index + 1].keyFrame.frame : nil
      let seconds =
        next.map { golden.seconds($0) - golden.seconds(key.keyFrame.frame) } ?? Self.lastSeconds
      frames.append(.init(pixels: image, milliseconds: Int((seconds * 1000).rounded())))
    }
    return try AnimatedPNG.encode(frames)
  }

  /// The time for which the last frame is shown before the movie repeats, in seconds.
  private static let lastSeconds = 1.0

  private func unchanged(_ key: KeyFrame) throws -> PixelBuffer {
    let pixels = try ImageDecoder.decode(key.expected, named: "frame \(key.frame)").pixels
    let none = try ImageComparison().compare(pixels, expected: pixels)
    return try DifferenceImage.triptych(none, actual: pixels, expected: pixels)
  }
}
