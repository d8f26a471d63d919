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

  /// Creates a pair of images that have been read.
  init(first: Bitmap, second: Bitmap) { (self.first, self.second) = (first, second) }

  /// Reads both images.
  @MainActor
  init(from: String, to: String) throws {
    (first, second) = (try Self.image(from), try Self.image(to))
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
  private static func image(_ path: String) throws -> Bitmap {
    guard !path.contains("://") else {
      throw Failure(
        .asset,
        "\(QuotedText.escaped(path)) is a URL, and nothing is loaded from the network; expected a "
          + "file. Save it, and give its path")
    }
    let bytes = try BoundedFile.read(path: path, limit: ImageLibrary.fileSizeInBytes)
    return try ImageDecoder.decode(bytes, named: path)
  }
}
