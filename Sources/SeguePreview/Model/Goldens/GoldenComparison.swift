// A scene beside its golden, frame by frame. A golden has the hashes of all frames and the images of
// some; of frames without an image it is only known whether they are the same.

import SegueClips
import SegueDiagnostics
import SegueGoldens
import SeguePixels
import SegueRaster
import SegueScenes
import SegueStage
import SegueWorld

/// The comparison of a scene with its golden, at the scale and the frame rate of the golden.
@MainActor
final class GoldenComparison {
  /// A frame of the scene beside that of the golden.
  struct Frame {
    /// A Boolean value that indicates whether the frames are the same.
    let isEqual: Bool
    /// The number of pixels that differ, or `nil` if the golden has no image of this frame and it
    /// differs.
    let differingPixels: Int?
    /// The largest difference of a channel, 0 to 255, or `nil` as above.
    let largestDifference: Int?
    /// The image of the golden, or `nil` as above.
    let expected: PixelBuffer?
    /// The difference as an image, or `nil` as above.
    let difference: PixelBuffer?
  }

  /// The golden.
  let golden: Golden
  /// The index of the first frame that differs, or that only one of the clips has; `nil` if all are
  /// the same.
  let firstDifference: Int?
  private let folder: GoldenFolder
  private let name: String
  private let clip: Clip
  private let frames: [FrameHash]

  /// Draws every frame of a document's scene once.
  /// - Throws: `PreviewError` if there is no golden; `Failure`.
  init(
    _ document: PreviewDocument, _ scene: LoadedScene, transitions: TransitionLibrary
  ) throws {
    name = Clip.stem(document.path)
    guard let folder = document.goldenFolder, let golden = try folder.golden(name) else {
      throw PreviewError(
        "\(document.path) has no golden; expected one named \(name) in the folder goldens beside it"
      )
    }
    (self.folder, self.golden) = (folder, golden)
    var varied = scene.document
    varied.canvas = varied.canvas.varied(by: golden.overrides.variant)
    if let scale = golden.overrides.scale { varied.canvas.scale = scale }
    if let rate = golden.overrides.rate { varied.canvas.rate = rate }
    clip = try Clip(varied, images: scene.clip.images, transitions: transitions)
    let pass = try GoldenRecordingPass(
      clip.stage, ignoring: golden.comparison, instants: [])
    frames = pass.frames
    let pairs = zip(frames, golden.frames)
    let shorter = min(frames.count, golden.frames.count)
    let differs = pairs.enumerated().first { $0.element.0 != $0.element.1 }?.offset
    firstDifference =
      differs ?? (frames.count == golden.frames.count ? nil : shorter)
  }

  /// Returns the index of the golden's frame at an instant in seconds.
  func index(at seconds: Double) -> Int {
    let position = seconds * golden.rate.framesPerSecond + 1e-6
    return Int(min(max(position.rounded(.down), 0), Double(max(0, golden.frames.count - 1))))
  }

  /// Returns a frame of the scene beside that of the golden.
  /// - Parameter index: The number of the frame in the golden.
  /// - Throws: `Failure`, `GoldenError`, `FileError` or `ImageError` if the scene cannot be played,
  ///   or the image of the golden cannot be read.
  func frame(_ index: Int) throws -> Frame {
    let isEqual =
      frames.indices.contains(index) && golden.frames.indices.contains(index)
      && frames[index] == golden.frames[index]
    let actual = try frames.indices.contains(index) ? draw(index) : nil
    if isEqual {
      return Frame(
        isEqual: true, differingPixels: 0, largestDifference: 0, expected: actual,
        difference: try actual.map { try difference($0, $0).image })
    }
    guard golden.keyFrames.contains(index) else {
      return Frame(
        isEqual: false, differingPixels: nil, largestDifference: nil, expected: nil,
        difference: nil)
    }
    let expected = try folder.image(index, of: golden, named: name).pixels
    guard let actual, (actual.width, actual.height) == (expected.width, expected.height) else {
      return Frame(
        isEqual: false, differingPixels: nil, largestDifference: nil, expected: expected,
        difference: nil)
    }
    let (found, image) = try difference(actual, expected)
    return Frame(
      isEqual: false, differingPixels: found.differingPixels,
      largestDifference: found.largestChannelDifference, expected: expected, difference: image)
  }

  private func draw(_ index: Int) throws -> PixelBuffer? {
    try clip.stage.frame(at: clip.time(ofFrame: index)).map { try Rasterizer().render($0) }
  }

  private func difference(_ actual: PixelBuffer, _ expected: PixelBuffer) throws
    -> (difference: ImageDifference, image: PixelBuffer)
  {
    let found = try ImageComparison().compare(actual, expected: expected)
    return (found, try DifferenceImage.draw(found, expected: expected))
  }
}
