// Two images given on the command line, as the screens of a generated scene.

import SegueDiagnostics
import SegueFiles
import SegueImages
import SeguePixels
import SegueStage

/// The images of the disappearing and of the appearing screen.
struct ImagePair {
  let first: Bitmap
  let second: Bitmap

  /// Notes about images that are shown only in part.
  private(set) var notes: [String] = []

  /// Creates a pair of images that have been read.
  init(first: Bitmap, second: Bitmap) { (self.first, self.second) = (first, second) }

  /// Reads both images.
  @MainActor
  init(from: String, to: String) throws {
    let files = (try Self.bytes(from), try Self.bytes(to))
    first = try ImageDecoder.decode(files.0, named: from)
    second = try ImageDecoder.decode(files.1, named: to)
    notes = [(from, files.0), (to, files.1)].compactMap { Self.noteOnAnimation(of: $0, $1) }
  }

  /// Returns a note about an animated image, of which the first picture is used.
  private static func noteOnAnimation(of path: String, _ bytes: [UInt8]) -> String? {
    guard VideoClip.canRead(bytes), let clip = try? VideoClip(bytes, named: path) else {
      return nil
    }
    let count = clip.frameTimes.count
    guard count > 1 else { return nil }
    return "\(QuotedText.escaped(path)): the image is animated, and the first of its \(count) "
      + "pictures is used. In a scene, a view's 'video' plays it"
  }

  /// A library with the two images, called `from` and `to`.
  @MainActor
  var images: ImageLibrary { ImageLibrary(bitmaps: ["from": first, "to": second]) }

  /// The usual scale of screenshots of this size, in pixels per point.
  var usualScale: Double {
    switch min(first.width, first.height) {
    case 1000...: 3
    case 500...: 2
    default: 1
    }
  }

  @MainActor
  private static func bytes(_ path: String) throws -> [UInt8] {
    guard path != "-" else {
      throw Failure(
        .usage, "'-' is standard input, from which no image is read; expected the path of a file")
    }
    guard !path.contains("://") else {
      throw Failure(
        .asset,
        "\(QuotedText.escaped(path)) is a URL, and nothing is loaded from the network; expected a "
          + "file. Save it, and give its path")
    }
    return try BoundedFile.read(path: path, limit: ImageLibrary.fileSizeInBytes)
  }
}
