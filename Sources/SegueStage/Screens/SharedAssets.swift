// Files that the scenes of one process share, read and decoded once while capacity permits. A file
// keeps the contents of its first reading; to see later changes, create a new store. Each use is
// recorded with the digest of exactly the bytes that were used.

import CoreGraphics
import SegueFiles
import SegueImages
import SeguePixels
import SegueThreads

/// Images and other files that several scenes use.
@MainActor
package final class SharedAssets {
  /// A file that has been read.
  package struct File: Sendable {
    /// The contents of the file.
    package let bytes: [UInt8]
    /// The digest of the contents.
    package let digest: String
  }

  private struct Key: Hashable, Sendable {
    let folder: AssetFolder
    let path: String
  }
  private struct Image: Sendable {
    let image: CGImage
    let digest: String
  }

  private let digest: ([UInt8]) -> String
  private let files: RecentlyUsed<Key, File>
  private let images: RecentlyUsed<Key, Image>

  /// Creates an empty store.
  /// - Parameters:
  ///   - maximumBytes: The maximum total size of the files that are kept, and of the decoded images
  ///     that are kept, in bytes.
  ///   - digest: Returns the digest of a file's contents.
  package init(maximumBytes: Int = 256 << 20, digest: @escaping ([UInt8]) -> String) {
    self.digest = digest
    files = RecentlyUsed(limitInBytes: maximumBytes)
    images = RecentlyUsed(limitInBytes: maximumBytes)
  }

  /// Returns the file at `path` in `folder`.
  func file(_ path: String, in folder: AssetFolder, limit: Int) throws(FileError) -> File {
    let key = Key(folder: folder, path: path)
    if let found = files.find(key) { return found }
    let bytes = try folder.read(path, limit: limit)
    let file = File(bytes: bytes, digest: digest(bytes))
    files.keep(file, for: key, bytes: bytes.count)
    return file
  }

  /// Returns the image at `path` in `folder`, decoded by `decode`, with the digest of its file.
  func image(
    _ path: String, in folder: AssetFolder, limit: Int, decode: ([UInt8]) throws -> Bitmap
  ) throws -> (image: CGImage, digest: String) {
    let key = Key(folder: folder, path: path)
    if let found = images.find(key) { return (found.image, found.digest) }
    let file = try file(path, in: folder, limit: limit)
    let bitmap = try decode(file.bytes)
    let image = Image(image: CGImage(bitmap), digest: file.digest)
    images.keep(image, for: key, bytes: 4 * bitmap.width * bitmap.height)
    return (image.image, image.digest)
  }
}
