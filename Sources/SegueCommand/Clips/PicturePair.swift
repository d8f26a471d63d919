// Two pictures given on the command line, as the screens of a scene that nobody has written.

import SegueFiles
import SegueImages
import SeguePixels
import SegueStage

/// The picture that leaves and the one that comes.
struct PicturePair {
  let first: Bitmap
  let second: Bitmap

  /// Reads both.
  @MainActor
  init(from: String, to: String) throws {
    (first, second) = (try Self.picture(from), try Self.picture(to))
  }

  /// The two, called `from` and `to`.
  @MainActor
  var images: ImageLibrary { ImageLibrary(bitmaps: ["from": first, "to": second]) }

  /// Pixels for each point that screenshots of this size usually have.
  var usualScale: Double {
    switch min(first.width, first.height) {
    case 1000...: 3
    case 500...: 2
    default: 1
    }
  }

  @MainActor
  private static func picture(_ path: String) throws -> Bitmap {
    let bytes = try BoundedFile.read(path: path, limit: ImageLibrary.fileSizeInBytes)
    return try ImageDecoder.decode(bytes, named: path)
  }
}
