// Thumbnails of the clips of a folder, by the hash of the clip: those that a run does not make again keep
// theirs. Nothing depends on this file but how the report looks.

import Foundation
import SegueDiagnostics
import SegueFiles
import SegueImages
import SegueRecording
import SegueVideo
import Synchronization

/// Takes the thumbnail of one clip, on the sink's thread.
final class ThumbnailTaker: Sendable {
  private let frame: Int
  private let bytes = Mutex<[UInt8]?>(nil)

  /// Takes that of a frame, or of the last one before it that differs from the one before.
  init(frame: Int) { self.frame = frame }

  func take(_ pixels: FramePixels, at position: Int) {
    guard position <= frame, let png = try? Thumbnail.png(of: pixels) else { return }
    bytes.withLock { $0 = png }
  }

  var png: [UInt8]? { bytes.withLock { $0 } }
}

/// The thumbnails of a folder. Safe to use from any thread.
package final class ThumbnailStore: Sendable {
  /// The name of the file in the folder.
  package static let fileName = ".segue-batch.thumbnails"
  private static let kind = "segue-batch-thumbnails"

  private let log: RecordLog
  private let known: Mutex<[String: String]>

  /// Opens the thumbnails of `folder`.
  /// - Throws: `FileError`.
  package init(folder: String) throws(FileError) {
    let (log, contents) = try RecordLog.open(
      path: folder + "/" + Self.fileName, kind: Self.kind, version: 1)
    self.log = log
    var known: [String: String] = [:]
    for record in contents.records {
      let parts = record.split(separator: " ")
      if parts.count == 2 { known[String(parts[0])] = String(parts[1]) }
    }
    self.known = Mutex(known)
  }

  /// The thumbnail of the clip of this hash, in base 64.
  package func text(of hash: String) -> String? { known.withLock { $0[hash] } }

  /// Keeps the thumbnail of a clip. It is no misfortune if it cannot.
  func keep(taker: ThumbnailTaker?, plan: OutputPlan, hash: String) {
    guard text(of: hash) == nil, let png = taker?.png ?? Self.ofFrames(plan) else { return }
    let text = Base64.text(png)
    known.withLock { $0[hash] = text }
    try? log.append(["\(hash) \(text)"], durable: false)
  }

  /// That of the frame in the middle of a sequence of pictures.
  private static func ofFrames(_ plan: OutputPlan) -> [UInt8]? {
    guard case .directory(let path) = plan,
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    else { return nil }
    let frames = names.filter(FramePattern(directory: path).matches(fileName:)).sorted()
    guard !frames.isEmpty else { return nil }
    let file = "\(path)/\(frames[frames.count / 2])"
    guard let bytes = try? BoundedFile.read(path: file, limit: 64 << 20),
      let bitmap = try? ImageDecoder.decode(bytes, named: file)
    else { return nil }
    return try? Thumbnail.png(of: .rgba8(bitmap.pixels))
  }
}
