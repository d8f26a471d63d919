// The file of a movie or a sound that an app names by a URL: in its bundle or its folders, or among
// the responses that answer its requests.

import Foundation
import SegueImages
import SegueWorld

/// What was found at a URL: a movie, a sound, or an error.
struct MediaFile {
  /// The images, if it is a movie.
  var clip: VideoClip?
  /// The length of the sound, if it has no images.
  var sound: SoundFile?
  /// Why there is neither.
  var error: NSError?

  /// The duration in seconds; `nil` for a file that cannot be played.
  var duration: Double? { clip?.duration ?? sound?.duration }
}

/// The files that a world has read.
@MainActor
final class MediaFiles {
  /// The files of the current world.
  static var current: MediaFiles { World.current.associatedObject { MediaFiles() } }

  private let store = VideoFrameStore()
  private var known: [String: MediaFile] = [:]

  /// Returns what is at a URL. Files of the app's bundle are read once.
  func file(at url: URL) -> MediaFile {
    guard url.isFileURL, AppFolders.main?.relativePath(ofAbsolute: url.path) != nil else {
      return read(url)
    }
    if let file = known[url.path] { return file }
    let file = read(url)
    known[url.path] = file
    return file
  }

  /// Reads what is at a URL.
  private func read(_ url: URL) -> MediaFile {
    do { return media(in: try Self.bytes(at: url), named: url.lastPathComponent) } catch {
      return MediaFile(error: AVError.error(.fileFailedToParse, from: error))
    }
  }

  /// Returns the movie or the sound in the bytes of a file.
  private func media(in bytes: [UInt8], named name: String) -> MediaFile {
    if VideoClip.canRead(bytes), let clip = try? VideoClip(bytes, named: name, store: store) {
      return MediaFile(clip: clip)
    }
    do { return MediaFile(sound: try SoundFile(bytes, named: name)) } catch {
      World.current.warn("\(error). It cannot be played")
      return MediaFile(error: AVError.error(.fileFormatNotRecognized, from: error))
    }
  }

  /// Returns the bytes at a URL. Files of the bundle have the limits of its other files.
  static func bytes(at url: URL) throws -> [UInt8] {
    if url.isFileURL, let app = AppFolders.main,
      let relative = app.relativePath(ofAbsolute: url.path)
    {
      return try app.read(relative)
    }
    return [UInt8](try SegueNetwork.data(contentsOf: url, options: []))
  }
}
