// Where goldens lie: for each clip a text and the pictures of its key frames, named after their frame and
// what they show. So a recording first adds its pictures, then replaces the text, and only then removes the
// old pictures: whoever is stopped in between leaves the old golden whole.

import Foundation
import SegueDiagnostics
import SegueFiles
import SegueImages
import SeguePixels

/// A folder of goldens.
public struct GoldenFolder: Sendable {
  /// Where it is.
  public let path: String

  private static let ending = ".golden"
  private static let mostWrites = 8

  /// The folder at `path`; nothing is looked at yet.
  public init(path: String) {
    self.path = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
  }

  /// The file of a golden.
  public func file(_ name: String) -> String { "\(path)/\(name)\(Self.ending)" }

  /// The names of all goldens, sorted; none if there is no folder.
  public func names() throws(FileError) -> [String] {
    try contents().filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") }
      .map { String($0.dropLast(Self.ending.count)) }.sorted()
  }

  /// The golden of this name; `nil` if there is none.
  /// - Throws: `Failure` that names the line, or why it cannot be read.
  public func golden(_ name: String) throws -> Golden? {
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile.read(path: file(name), limit: GoldenReader.fileSizeInBytes)
    } catch let error where error.code == .missing {
      return nil
    }
    return try Golden(bytes, named: file(name))
  }

  /// The picture of a key frame, which has to be the one that was recorded, and its file.
  /// - Throws: `GoldenError` if it shows something else; `FileError`, `ImageError`.
  public func picture(_ frame: Int, of golden: Golden, named name: String) throws
    -> (pixels: PixelBuffer, bytes: [UInt8])
  {
    let place = "\(path)/\(pictureName(name, frame, of: golden))"
    let bytes = try BoundedFile.read(path: place, limit: PictureSource.fileSizeInBytes)
    let pixels = try ImageDecoder.decode(bytes, named: place).pixels
    guard FrameHash(pixels) == golden.frames[frame] else {
      throw GoldenError(
        .damaged,
        "\(place): it is not the picture that was recorded; expected frame \(frame). "
          + "Record it anew")
    }
    return (pixels, bytes)
  }

  /// Replaces a golden and its pictures, one for each of its key frames.
  /// - Throws: `FileError`, `ImageError`. The old golden is there and whole then.
  public func write(_ golden: Golden, named name: String, pictures: [PixelBuffer]) throws {
    let names = golden.keyFrames.map { pictureName(name, $0, of: golden) }
    var known: Set<String> = []
    let files = zip(names, pictures).filter { known.insert($0.0).inserted }
    // Several at a time: most of it is waiting for the disk.
    _ = try ParallelWork.map(files.count, jobs: Self.mostWrites) { index in
      let (file, picture) = files[index]
      try AtomicFile.write(try Self.png(picture), to: "\(path)/\(file)", replacing: true)
    }
    try AtomicFile.write(Array(golden.text.utf8), to: file(name), replacing: true)
    try removePictures(of: name, besides: Set(names))
  }

  /// The smallest of what filters make of a picture: flat interfaces are best without any.
  private static func png(_ picture: PixelBuffer) throws -> [UInt8] {
    let filters: [PNGCompression.Filter] = [.none, .adaptive]
    let files = try filters.map {
      try PNGEncoder.encode(picture, compression: PNGCompression(level: 9, filter: $0))
    }
    return files.min { $0.count < $1.count } ?? []
  }

  /// Removes a golden and its pictures.
  public func remove(_ name: String) throws(FileError) {
    try remove(file: "\(name)\(Self.ending)")
    try removePictures(of: name, besides: [])
  }

  /// Pictures of no golden that is here: a recording was stopped, or a text was removed by hand.
  public func strayPictures() throws -> [String] {
    let all = try contents()
    let known = Set(try names())
    return try all.filter { file in
      guard let (name, _) = Self.parts(ofPicture: file) else { return false }
      guard known.contains(name), let golden = try golden(name) else { return true }
      return !golden.keyFrames.contains { pictureName(name, $0, of: golden) == file }
    }
  }

  /// Removes a file of the folder.
  public func remove(file name: String) throws(FileError) {
    let place = "\(path)/\(name)"
    guard unlink(place) == 0 || errno == ENOENT else {
      throw FileError(.unwritable, place, errorText(errno), errorNumber: errno)
    }
  }

  private func removePictures(of name: String, besides kept: Set<String>) throws(FileError) {
    for file in try contents() where !kept.contains(file) {
      if Self.parts(ofPicture: file)?.name == name { try remove(file: file) }
    }
  }

  /// `NAME.FRAME-DIGITS.png`, with five digits of the frame and eight of its hash. Key frames that look the
  /// same share the picture of the first.
  private func pictureName(_ name: String, _ frame: Int, of golden: Golden) -> String {
    let hash = golden.frames[frame]
    let first = golden.keyFrames.first { golden.frames[$0] == hash } ?? frame
    return "\(name).\(Self.padded(first))-\(hash.description.prefix(8)).png"
  }

  static func padded(_ frame: Int) -> String {
    let digits = String(frame)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }

  private static func parts(ofPicture file: String) -> (name: String, frame: Int)? {
    guard file.hasSuffix(".png"), let dot = file.dropLast(4).lastIndex(of: ".") else { return nil }
    let parts = file[file.index(after: dot)...].dropLast(4).split(separator: "-")
    guard parts.count == 2, parts[1].count == 8, parts[0].count >= 5, let frame = Int(parts[0]),
      parts[1].allSatisfy(\.isHexDigit)
    else { return nil }
    return (String(file[..<dot]), frame)
  }

  private func contents() throws(FileError) -> [String] {
    var status = stat()
    if stat(path, &status) != 0, errno == ENOENT { return [] }
    return try FolderListing.names(path)
  }
}
