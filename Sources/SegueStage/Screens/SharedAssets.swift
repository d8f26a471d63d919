// Files that the scenes of one process share, read and decoded once while capacity permits. A file
// keeps the contents of its first reading; to see later changes, create a new store. Each use is
// recorded with the digest of exactly the bytes that were used.

import CoreGraphics
import SegueFiles
import SegueImages
import SeguePixels

/// Images and other files that several scenes use.
@MainActor
package final class SharedAssets {
  /// A file that has been read.
  package struct File {
    /// The contents of the file.
    package let bytes: [UInt8]
    /// The digest of the contents.
    package let digest: String
  }

  private struct Key: Hashable {
    let folder: AssetFolder
    let path: String
  }
  private struct Image {
    let image: CGImage
    let digest: String
  }

  private let digest: ([UInt8]) -> String
  private var files: RecentValues<Key, File>
  private var images: RecentValues<Key, Image>

  /// Creates an empty store.
  /// - Parameters:
  ///   - maximumBytes: The maximum total size of the files that are kept, and of the decoded images
  ///     that are kept, in bytes.
  ///   - digest: Returns the digest of a file's contents.
  package init(maximumBytes: Int = 256 << 20, digest: @escaping ([UInt8]) -> String) {
    self.digest = digest
    files = RecentValues(maximum: maximumBytes)
    images = RecentValues(maximum: maximumBytes)
  }

  /// Returns the file at `path` in `folder`.
  func file(_ path: String, in folder: AssetFolder, limit: Int) throws(FileError) -> File {
    let key = Key(folder: folder, path: path)
    if let found = files[key] { return found }
    let bytes = try folder.read(path, limit: limit)
    let file = File(bytes: bytes, digest: digest(bytes))
    files.insert(file, for: key, size: bytes.count)
    return file
  }

  /// Returns the image at `path` in `folder`, decoded by `decode`, with the digest of its file.
  func image(
    _ path: String, in folder: AssetFolder, limit: Int, decode: ([UInt8]) throws -> Bitmap
  ) throws -> (image: CGImage, digest: String) {
    let key = Key(folder: folder, path: path)
    if let found = images[key] { return (found.image, found.digest) }
    let file = try file(path, in: folder, limit: limit)
    let bitmap = try decode(file.bytes)
    let image = Image(image: CGImage(bitmap), digest: file.digest)
    images.insert(image, for: key, size: 4 * bitmap.width * bitmap.height)
    return (image.image, image.digest)
  }
}

/// A cache that removes the least recently used values when it exceeds its capacity.
private struct RecentValues<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let size: Int
    var lastUse: Int
  }
  private let maximum: Int
  private var entries: [Key: Entry] = [:]
  private var size = 0
  private var clock = 0

  init(maximum: Int) { self.maximum = maximum }

  subscript(key: Key) -> Value? {
    mutating get {
      guard var entry = entries[key] else { return nil }
      clock += 1
      entry.lastUse = clock
      entries[key] = entry
      return entry.value
    }
  }

  /// Inserts a value, unless it is larger than the capacity.
  mutating func insert(_ value: Value, for key: Key, size: Int) {
    guard size <= maximum else { return }
    clock += 1
    let old = entries.updateValue(Entry(value: value, size: size, lastUse: clock), forKey: key)
    self.size += size - (old?.size ?? 0)
    while self.size > maximum, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      entries[oldest.key] = nil
      self.size -= oldest.value.size
    }
  }
}
