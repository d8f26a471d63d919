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
  /// Warnings about images whose colors are not in sRGB.
  let warnings: [String]

  /// Creates a pair of images that have been read.
  init(first: Bitmap, second: Bitmap) {
    (self.first, self.second, warnings) = (first, second, [])
  }

  /// Reads both images.
  @MainActor
  init(from: String, to: String) throws {
    let (one, other) = (try Self.image(from), try Self.image(to))
    (first, second) = (one.image, other.image)
    warnings = [one, other].compactMap(\.warning)
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
  private static func image(_ path: String) throws -> (image: Bitmap, warning: String?) {
    guard !path.contains("://") else {
      throw Failure(
        .asset,
        "\(QuotedText.escaped(path)) is a URL, and nothing is loaded from the network; expected a "
          + "file. Save it, and give its path")
    }
    let bytes = try BoundedFile.read(path: path, limit: ImageLibrary.fileSizeInBytes)
    let image = try ImageDecoder.decode(bytes, named: path)
    let profile = ColorProfile(of: bytes)?.nameUnlessSRGB
    return (
      image,
      profile.map {
        "\(path): the color profile, \($0), is ignored, so colors look different; expected sRGB. "
          + "Convert the image to sRGB"
      }
    )
  }
}
