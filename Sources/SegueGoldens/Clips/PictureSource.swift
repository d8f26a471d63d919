// What `compare` is given: a picture, a movie or a folder, told apart by what is there and never by its
// name, as a row of pictures.

import Foundation
import SegueFiles
import SegueImages
import SeguePixels

/// A picture, a movie or a folder of pictures.
public enum PictureSource: Sendable {
  /// One picture: a file's bytes.
  case picture(PictureFile)
  /// A movie, or an animated GIF.
  case clip(ClipFile)
  /// The pictures in a folder, by name.
  case folder(PictureFolder)

  /// The most bytes of one file.
  public static let fileSizeInBytes = 1 << 30

  /// Opens what is at `path`.
  /// - Throws: `FileError`, `ImageError`.
  public init(path: String) throws {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      self = .folder(try PictureFolder(path: path))
      return
    }
    let bytes = try BoundedFile.read(path: path, limit: Self.fileSizeInBytes)
    let kind = ImageKind(startOf: bytes)
    if kind?.isMovie == true || kind == .gif {
      let clip = try VideoClip(bytes, named: path)
      if kind != .gif || clip.frameCount > 1 {
        self = .clip(ClipFile(clip: clip, bytes: bytes))
        return
      }
    }
    self = .picture(PictureFile(name: path, bytes: bytes))
  }

  /// What it is, for people.
  var kind: String {
    switch self {
    case .picture: "a picture"
    case .clip(let file): "a movie of \(file.clip.frameCount) frames"
    case .folder(let folder): "a folder of \(folder.names.count) pictures"
    }
  }
}

/// A movie file in memory.
public struct ClipFile: Sendable {
  /// Its frames.
  public let clip: VideoClip
  let bytes: [UInt8]
}

/// A picture file in memory.
public struct PictureFile: Sendable {
  /// What messages call it.
  public let name: String
  let bytes: [UInt8]

  /// Whether it begins like a picture that can be decoded.
  var isReadable: Bool {
    switch ImageKind(startOf: bytes) {
    case .png, .jpeg, .gif, .webP: true
    default: false
    }
  }

  /// Decodes it.
  func pixels() throws(ImageError) -> PixelBuffer {
    try ImageDecoder.decode(bytes, named: name).pixels
  }
}

/// A folder of pictures.
public struct PictureFolder: Sendable {
  /// Where it is.
  public let path: String
  /// The names of its pictures, sorted; files whose names do not end like a picture's are left out.
  public let names: [String]

  private static let endings = [".png", ".jpg", ".jpeg", ".webp", ".gif"]

  init(path: String) throws(FileError) {
    self.path = path
    names = try FolderListing.names(path).filter { name in
      Self.endings.contains { name.lowercased().hasSuffix($0) } && !name.hasPrefix(".")
    }
  }

  func file(_ name: String) throws(FileError) -> PictureFile {
    let place = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
    return PictureFile(
      name: place,
      bytes: try BoundedFile.read(path: place, limit: PictureSource.fileSizeInBytes))
  }
}

/// What is in a folder.
enum FolderListing {
  /// The names in the folder at `path`, sorted.
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
