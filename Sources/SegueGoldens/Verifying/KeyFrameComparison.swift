// The frames that goldens keep as pictures, against those of now. All pictures of a golden are read: one that
// was changed must not go unnoticed, whatever shows now.

import SegueImages
import SeguePixels

/// Compares the key frames of a golden.
@MainActor
struct KeyFrameComparison {
  let verification: GoldenVerification

  private var golden: Golden { verification.golden }
  private var take: Take { verification.take }

  /// One key frame.
  struct Compared {
    var keyFrame: KeyFrame
    /// How it differs; `nil` if it is the same.
    var failure: FailedPicture?
    /// Expected, difference and actual side by side; only with a failure.
    var triptych: PixelBuffer?
  }

  /// Every key frame, in order.
  func compared() throws -> [Compared] {
    let files = try golden.keyFrames.map {
      try verification.folder.picture($0, of: golden, named: verification.name)
    }
    let hasFrames = take.rate == golden.rate
    let changed = golden.keyFrames.filter { frame in
      hasFrames && frame < take.frames.count && take.frames[frame] != golden.frames[frame]
    }
    var actual = try take.pictures(changed)[...]
    return try zip(golden.keyFrames, files).map { frame, file in
      let key = KeyFrame(frame: frame, expected: file.bytes)
      guard changed.contains(frame), let picture = actual.popFirst() else {
        return Compared(keyFrame: key)
      }
      return try compare(key, picture, file.pixels)
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
      difference.mask == nil ? nil : try DifferencePicture.draw(difference, expected: expected)
    let triptych = try DifferencePicture.triptych(difference, actual: actual, expected: expected)
    difference.dropMask()
    var key = key
    key.actual = try Self.png(actual)
    let failure = FailedPicture(
      frame: key.frame, difference: difference, expected: key.expected, actual: key.actual,
      mask: try mask.map(Self.png) ?? [], triptych: try Self.png(triptych))
    return Compared(keyFrame: key, failure: failure, triptych: triptych)
  }

  private static func png(_ pixels: PixelBuffer) throws -> [UInt8] {
    try PNGEncoder.encode(pixels, compression: .sequence)
  }

  // MARK: The movie

  /// Expected, difference and actual of all key frames, each for as long as it is to the next; empty where no
  /// key frame differs.
  func movie(_ compared: [Compared]) throws -> [UInt8] {
    guard let first = compared.compactMap(\.triptych).first else { return [] }
    var frames: [AnimatedPNG.Frame] = []
    for (index, key) in compared.enumerated() {
      let picture = try key.triptych ?? unchanged(key.keyFrame)
      guard (picture.width, picture.height) == (first.width, first.height) else { continue }
      let next = index + 1 < compared.count ? compared[index + 1].keyFrame.frame : nil
      let seconds =
        next.map { golden.seconds($0) - golden.seconds(key.keyFrame.frame) } ?? Self.lastSeconds
      frames.append(.init(pixels: picture, milliseconds: Int((seconds * 1000).rounded())))
    }
    return try AnimatedPNG.encode(frames)
  }

  /// How long the last frame stays before the movie begins again.
  private static let lastSeconds = 1.0

  private func unchanged(_ key: KeyFrame) throws -> PixelBuffer {
    let pixels = try ImageDecoder.decode(key.expected, named: "frame \(key.frame)").pixels
    let none = try PictureComparison().compare(pixels, expected: pixels)
    return try DifferencePicture.triptych(none, actual: pixels, expected: pixels)
  }
}
