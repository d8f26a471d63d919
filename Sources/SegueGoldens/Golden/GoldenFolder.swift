// The storage of goldens: for each clip a text file and the images of its key frames, which are
// named after their frame and hash. A recording first adds its images, then replaces the text, and
// only then removes the old images, so that an interruption leaves the old golden complete.

import Foundation
import SegueDiagnostics
import SegueFiles
import SegueImages
import SeguePixels

/// A folder of goldens.
public struct GoldenFolder: Sendable {
  /// The path of the folder.
  public let path: String

  private static let ending = ".golden"
  private static let maximumWrites = 8

  /// Creates a reference to the folder at `path`, without accessing it.
  public init(path: String) {
    self.path = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
  }

  /// Returns the path of a golden's file.
  public func file(_ name: String) -> String { "\(path)/\(name)\(Self.ending)" }

  /// Returns the names of all goldens, sorted. Returns an empty array if the folder does not exist.
  public func names() throws(FileError) -> [String] {
    try contents().filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") }
      .map { String($0.dropLast(Self.ending.count)) }.sorted()
  }

  /// Returns the golden with the given name, or `nil` if there is none.
  /// - Throws: `Failure` that names the line, or the reason why the file cannot be read.
  public func golden(_ name: String) throws -> Golden? {
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile.read(path: file(name), limit: GoldenReader.fileSizeInBytes)
    } catch let error where error.code == .missing {
      return nil
    }
    return try Golden(bytes, named: file(name))
  }

  /// Returns the image of a key frame and its file, after checking that it is the recorded image.
  /// - Throws: `GoldenError` if the image has another hash; `FileError`, `ImageError`.
  public func image(_ frame: Int, of golden: Golden, named name: String) throws
    -> (pixels: PixelBuffer, bytes: [UInt8])
  {
    let place = "\(path)/\(imageName(name, frame, of: golden))"
    let bytes = try BoundedFile.read(path: place, limit: ImageSource.fileSizeInBytes)
    let pixels = try ImageDecoder.decode(bytes, named: place).pixels
    guard FrameHash(pixels) == golden.frames[frame] else {
      throw GoldenError(
        .damaged,
        "\(place): this is not the image that was recorded; expected frame \(frame). Record the "
          + "golden again")
    }
    return (pixels, bytes)
  }

  /// Replaces a golden and its images, one for each key frame.
  /// - Throws: `FileError`, `ImageError`. The old golden is then still complete.
  public func write(_ golden: Golden, named name: String, images: [PixelBuffer]) throws {
    let names = golden.keyFrames.map { imageName(name, $0, of: golden) }
    var known: Set<String> = []
    let files = zip(names, images).filter { known.insert($0.0).inserted }
    // Several at a time, since most of the time is spent waiting for the disk.
    _ = try ParallelWork.map(files.count, jobs: Self.maximumWrites) { index in
      let (file, image) = files[index]
      let bytes = try PNGEncoder.encode(image, compression: .kept)
      try AtomicFile.update("\(path)/\(file)", with: bytes)
    }
    try AtomicFile.update(file(name), with: Array(golden.text.utf8))
    try removeImages(of: name, besides: Set(names))
  }

  /// Removes a golden and its images.
  public func remove(_ name: String) throws(FileError) {
    try remove(file: "\(name)\(Self.ending)")
    try removeImages(of: name, besides: [])
  }

  /// Returns the images that belong to no golden in the folder, left by an interrupted recording or
  /// by manual removal of a golden.
  public func strayImages() throws -> [String] {
    let all = try contents()
    let known = Set(try names())
    return try all.filter { file in
      guard let (name, _) = Self.parts(ofImage: file) else { return false }
      guard known.contains(name), let golden = try golden(name) else { return true }
      return !golden.keyFrames.contains { imageName(name, $0, of: golden) == file }
    }
  }

  /// Removes a file of the folder.
  public func remove(file name: String) throws(FileError) {
    let place = "\(path)/\(name)"
    guard unlink(place) == 0 || errno == ENOENT else {
      throw FileError(.unwritable, place, errorText(errno), errorNumber: errno)
    }
  }

  private func removeImages(of name: String, besides retained: Set<String>) throws(FileError) {
    for file in try contents() where !retained.contains(file) {
      if Self.parts(ofImage: file)?.name == name { try remove(file: file) }
    }
  }

  /// Returns the file name `NAME.FRAME-DIGITS.png`, with five digits of the frame and eight of its
  /// hash. Equal key frames share the image of the first.
  func imageName(_ name: String, _ frame: Int, of golden: Golden) -> String {
    let hash = golden.frames[frame]
    let first = golden.keyFrames.first { golden.frames[$0] == hash } ?? frame
    return "\(name).\(Self.padded(first))-\(hash.description.prefix(8)).png"
  }

  static func padded(_ frame: Int) -> String {
    let digits = String(frame)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }

  private static func parts(ofImage file: String) -> (name: String, frame: Int)? {
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
