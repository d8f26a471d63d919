// Files that scenes of one process share: read and decoded once, as long as there is room for them. A
// file is taken as it was when it was read first; whoever has to see what has changed since begins with
// a new store. What was used is told with the digest of the very bytes that were used.

import CoreGraphics
import SegueFiles
import SegueImages
import SeguePixels

/// Pictures and other files that several scenes use.
@MainActor
package final class SharedAssets {
  /// A file that has been read.
  package struct File {
    /// What is in it.
    package let bytes: [UInt8]
    /// What `digest` answers for it.
    package let digest: String
  }

  private struct Key: Hashable {
    let folder: AssetFolder
    let path: String
  }
  private struct Picture {
    let image: CGImage
    let digest: String
  }

  private let digest: ([UInt8]) -> String
  private var files: RecentValues<Key, File>
  private var pictures: RecentValues<Key, Picture>

  /// Nothing is read yet.
  /// - Parameters:
  ///   - mostBytes: how many bytes of files are kept, and as many of decoded pictures.
  ///   - digest: what tells contents apart.
  package init(mostBytes: Int = 256 << 20, digest: @escaping ([UInt8]) -> String) {
    self.digest = digest
    files = RecentValues(most: mostBytes)
    pictures = RecentValues(most: mostBytes)
  }

  /// The file at `path` below `folder`.
  func file(_ path: String, in folder: AssetFolder, limit: Int) throws(FileError) -> File {
    let key = Key(folder: folder, path: path)
    if let found = files[key] { return found }
    let bytes = try folder.read(path, limit: limit)
    let file = File(bytes: bytes, digest: digest(bytes))
    files.insert(file, for: key, size: bytes.count)
    return file
  }

  /// The picture at `path` below `folder`, decoded by `decode`, and the digest of its file.
  func picture(
    _ path: String, in folder: AssetFolder, limit: Int, decode: ([UInt8]) throws -> Bitmap
  ) throws -> (image: CGImage, digest: String) {
    let key = Key(folder: folder, path: path)
    if let found = pictures[key] { return (found.image, found.digest) }
    let file = try file(path, in: folder, limit: limit)
    let bitmap = try decode(file.bytes)
    let picture = Picture(image: CGImage(bitmap), digest: file.digest)
    pictures.insert(picture, for: key, size: 4 * bitmap.width * bitmap.height)
    return (picture.image, picture.digest)
  }
}

/// Values of which the longest unused go when there are too many.
private struct RecentValues<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let size: Int
    var lastUse: Int
  }
  private let most: Int
  private var entries: [Key: Entry] = [:]
  private var size = 0
  private var clock = 0

  init(most: Int) { self.most = most }

  subscript(key: Key) -> Value? {
    mutating get {
      guard var entry = entries[key] else { return nil }
      clock += 1
      entry.lastUse = clock
      entries[key] = entry
      return entry.value
    }
  }

  /// Keeps a value, unless it is larger than everything together may be.
  mutating func insert(_ value: Value, for key: Key, size: Int) {
    guard size <= most else { return }
    clock += 1
    let old = entries.updateValue(Entry(value: value, size: size, lastUse: clock), forKey: key)
    self.size += size - (old?.size ?? 0)
    while self.size > most, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      entries[oldest.key] = nil
      self.size -= oldest.value.size
    }
  }
}
