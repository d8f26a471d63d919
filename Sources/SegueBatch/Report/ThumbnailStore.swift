// The thumbnails of the clips of a folder, by the hash of the clip. Clips that a run does not make
// again keep theirs. This file affects only the appearance of the report.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueImages
import SegueRecording
import SegueVideo
import Synchronization

/// Creates the thumbnail of one clip on the sink's thread.
final class ThumbnailRecorder: Sendable {
  private let frame: Int
  private let bytes = Mutex<[UInt8]?>(nil)

  /// Creates a recorder for the thumbnail of a frame, or of the last frame before it that differs
  /// from its predecessor.
  init(frame: Int) { self.frame = frame }

  func take(_ pixels: FramePixels, at position: Int) {
    guard position <= frame, let png = try? Thumbnail.png(of: pixels) else { return }
    bytes.withLock { $0 = png }
  }

  var png: [UInt8]? { bytes.withLock { $0 } }
}

/// The thumbnails of a folder. It can be used from any thread.
package final class ThumbnailStore: Sendable {
  /// The name of the file in the folder.
  package static let fileName = ".segue-batch.thumbnails"
  private static let kind = "segue-batch-thumbnails"

  private let folder: String
  private let log: RecordLog
  /// The clips that have a thumbnail, by the beginnings of their hashes. The images stay in the
  /// file until the report is written.
  private let known: Mutex<Set<String>>
  /// The length of a key: long enough to distinguish clips, and short enough to be stored inline in
  /// a string.
  private static let keyLength = 15

  /// Opens the thumbnails of `folder`.
  /// - Throws: `FileError`.
  package init(folder: String) throws(FileError) {
    self.folder = folder
    let (log, contents) = try Self.open(folder)
    self.log = log
    known = Mutex(Set(contents.records.map { String($0.prefix(Self.keyLength)) }))
  }

  private static func open(_ folder: String) throws(FileError) -> (RecordLog, RecordLog.Contents) {
    try RecordLog.open(path: folder + "/" + fileName, kind: kind, version: 1)
  }

  /// Returns all thumbnails in Base64, by the hashes of their clips.
  package func texts() throws(FileError) -> [String: String] {
    var texts: [String: String] = [:]
    for record in try Self.open(folder).1.records {
      let parts = record.split(separator: " ")
      if parts.count == 2 { texts[String(parts[0])] = String(parts[1]) }
    }
    return texts
  }

  /// Stores the thumbnail of a clip. Failures are ignored.
  func keep(taker: ThumbnailRecorder?, plan: OutputPlan, hash: String) {
    let key = String(hash.prefix(Self.keyLength))
    guard known.withLock({ !$0.contains(key) }), let png = taker?.png ?? Self.ofFrames(plan) else {
      return
    }
    known.withLock { _ = $0.insert(key) }
    try? log.append(["\(hash) \(Base64.text(png))"], durable: false)
  }

  /// Returns the thumbnail of the frame in the middle of an image sequence.
  private static func ofFrames(_ plan: OutputPlan) -> [UInt8]? {
    guard case .directory(let path) = plan,
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    else { return nil }
    let frames = names.filter(FramePattern(directory: path).matches(fileName:)).sorted()
    guard !frames.isEmpty else { return nil }
    let file = "\(path)/\(frames[frames.count / 2])"
    guard let bytes = try? BoundedFile.readOwn(path: file, limit: 64 << 20),
      let bitmap = try? ImageDecoder.decode(bytes, named: file)
    else { return nil }
    return try? Thumbnail.png(of: .rgba8(bitmap.pixels))
  }
}
