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

  private let log: RecordLog
  /// The positions of the thumbnails in the file, by the hashes of their clips. The images stay in
  /// the file.
  private let places: Mutex<[Digest256: RecordPlace]>
  private static let hashLength = 64

  /// Opens the thumbnails of `folder`.
  /// - Parameter clips: The number of clips that the batch can add.
  /// - Throws: `FileError`.
  package init(folder: String, clips: Int = 0) throws(FileError) {
    let (log, contents) = try RecordLog.open(
      path: folder + "/" + Self.fileName, kind: Self.kind, version: 1)
    var places: [Digest256: RecordPlace] = [:]
    places.reserveCapacity(contents.places.count + clips)
    for place in contents.places {
      guard let hash = Digest256(hex: String(contents[place].prefix(Self.hashLength))) else {
        continue
      }
      places[hash] = place
    }
    self.log = log
    self.places = Mutex(places)
  }

  /// Returns the thumbnail of the clip with the given hash in Base64, or `nil` if there is none.
  func text(of hash: Digest256) -> String? {
    guard let place = places.withLock({ $0[hash] }), let record = log.record(at: place) else {
      return nil
    }
    return String(record.dropFirst(Self.hashLength + 1))
  }

  /// Stores the thumbnail of a clip. Failures are ignored.
  func keep(taker: ThumbnailRecorder?, plan: OutputPlan, hash: Digest256) {
    guard places.withLock({ $0[hash] == nil }), let png = taker?.png ?? Self.ofFrames(plan) else {
      return
    }
    let record = "\(hash.hex) \(Base64.text(png))"
    guard let place = try? log.append([record], durable: false) else { return }
    places.withLock { $0[hash] = place }
  }

  /// Returns the thumbnail of the frame in the middle of an image sequence, or of the first frame of
  /// a GIF.
  private static func ofFrames(_ plan: OutputPlan) -> [UInt8]? {
    if case .file(let path, .gif) = plan { return thumbnail(of: path) }
    guard case .directory(let path, _) = plan, let pattern = plan.frames,
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    else { return nil }
    let frames = names.filter(pattern.matches(fileName:)).sorted()
    guard !frames.isEmpty else { return nil }
    return thumbnail(of: "\(path)/\(frames[frames.count / 2])")
  }

  private static func thumbnail(of file: String) -> [UInt8]? {
    guard let bytes = try? BoundedFile.readOwn(path: file, limit: 64 << 20),
      let bitmap = try? ImageDecoder.decode(bytes, named: file)
    else { return nil }
    return try? Thumbnail.png(of: .rgba8(bitmap.pixels))
  }
}
