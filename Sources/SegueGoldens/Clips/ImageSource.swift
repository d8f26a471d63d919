// The inputs of `compare`: an image, a movie or a folder, identified by its contents rather than by
// its name, as a sequence of images.

import Foundation
import SegueFiles
import SegueImages
import SeguePixels

/// The input of a comparison: an image, a movie or a folder of images.
public enum ImageSource: Sendable {
  /// One image, as the bytes of its file.
  case image(EncodedImage)
  /// A movie, or an animated GIF, PNG or WebP.
  case clip(ClipFile)
  /// The images in a folder, by name.
  case folder(ImageFolder)

  /// The maximum size of one file, in bytes.
  public static let fileSizeInBytes = 1 << 30

  /// Opens the file or folder at `path`.
  /// - Throws: `FileError`, `ImageError`.
  public init(path: String) throws {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      self = .folder(try ImageFolder(path: path))
      return
    }
    let bytes = try BoundedFile.read(path: path, limit: Self.fileSizeInBytes)
    if VideoClip.canRead(bytes) {
      let clip = try VideoClip(bytes, named: path)
      if ImageKind(startOf: bytes)?.isMovie == true || clip.frameCount > 1 {
        self = .clip(ClipFile(clip: clip, bytes: bytes))
        return
      }
    }
    self = .image(EncodedImage(name: path, bytes: bytes))
  }

  /// The kind of the source, for messages.
  var kind: String {
    switch self {
    case .image: "an image"
    case .clip(let file): "a movie of \(file.clip.frameCount) frames"
    case .folder(let folder): "a folder of \(folder.names.count) images"
    }
  }
}

/// A movie file in memory.
public struct ClipFile: Sendable {
  /// The decoder of the movie's frames.
  public let clip: VideoClip
  let bytes: [UInt8]

  /// A Boolean value that indicates whether the file's times are rounded to hundredths of a second.
  package var roundsTimes: Bool { ImageKind(startOf: bytes) == .gif }
}

/// An image file in memory.
public struct EncodedImage: Sendable {
  /// The name of the file in messages.
  public let name: String
  let bytes: [UInt8]

  /// A Boolean value that indicates whether the file begins like an image format that can be
  /// decoded.
  var isReadable: Bool {
    switch ImageKind(startOf: bytes) {
    case .png, .jpeg, .gif, .webP: true
    default: false
    }
  }

  /// Returns the decoded image.
  func pixels() throws(ImageError) -> PixelBuffer {
    try ImageDecoder.decode(bytes, named: name).pixels
  }
}

/// A folder of images.
public struct ImageFolder: Sendable {
  /// The path of the folder.
  public let path: String
  /// The names of the image files, sorted. Files without an image's filename extension are omitted.
  public let names: [String]

  private static let endings = [".png", ".jpg", ".jpeg", ".webp", ".gif"]

  init(path: String) throws(FileError) {
    self.path = path
    names = try FolderListing.names(path).filter { name in
      Self.endings.contains { name.lowercased().hasSuffix($0) } && !name.hasPrefix(".")
    }
    // They are read one by one, while differences are written.
    for name in names { InputFiles.current?.add(path: place(of: name)) }
  }

  func file(_ name: String) throws(FileError) -> EncodedImage {
    let place = place(of: name)
    return EncodedImage(
      name: place,
      bytes: try BoundedFile.read(path: place, limit: ImageSource.fileSizeInBytes))
  }

  private func place(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }
}

/// Lists the contents of folders.
enum FolderListing {
  /// Returns the names in the folder at `path`, sorted.
  static func names(_ path: String) throws(FileError) -> [String] {
    guard let stream = opendir(path) else {
      throw FileError(
        .unreadable, path, "\(errorText(errno)); expected a folder", errorNumber: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
