// The folder in which a plan's chunks gather. What is there is known by name and hash alone, never by
// time or by a list that somebody keeps: machines come and go, and tasks run twice.

import SegueDiagnostics
import SegueFiles

/// The chunks of a plan, in their folder.
package struct ChunkStore: Sendable {
  /// What is known of a chunk.
  package enum State: Sendable, Hashable {
    case complete
    case missing
    /// Something is there under its name that is not it.
    case damaged(String)
  }

  /// How closely a chunk is looked at.
  package enum Care: Sendable {
    /// At both ends: finds what was cut.
    case quick
    /// Byte by byte.
    case thorough
  }

  /// The folder.
  package let folder: String

  /// The chunks in `folder`, which need not exist yet.
  package init(folder: String) { self.folder = folder }

  /// The folder of a plan's chunks, unless somebody names another.
  package static func folder(ofPlan path: String) -> String { path + ".chunks" }

  /// The file of the chunk with this key. Half of the hash tells chunks apart well enough.
  package func path(_ key: String) -> String { "\(folder)/\(key.prefix(32)).chunk" }

  /// Looks at a chunk.
  /// - Throws: `Failure` when the file system does not answer.
  package func state(_ key: String, frames: Range<Int>, _ care: Care) throws -> State {
    do {
      let reader = try reader(key, frames: frames)
      if care == .thorough { try reader.verify() }
      return .complete
    } catch let error as FileError where error.code == .missing {
      return .missing
    } catch let damage as ChunkDamage {
      return .damaged(damage.reason)
    } catch let error as FileError where error.code == .notRegular {
      return .damaged(error.reason)
    } catch {
      throw Failure.ofOutput(error)
    }
  }

  /// Opens a chunk and sees that it is the one.
  /// - Throws: `FileError` or `ChunkDamage`.
  package func reader(_ key: String, frames: Range<Int>) throws -> ChunkFileReader {
    let path = path(key)
    let reader = try ChunkFileReader(path: path)
    guard reader.header.key == key else {
      throw ChunkDamage(path: path, reason: "it is another chunk under this one's name")
    }
    guard reader.header.frames == frames, reader.records == frames.count else {
      throw ChunkDamage(
        path: path, reason: "it has \(reader.records) frames; expected \(frames.count)")
    }
    return reader
  }
}
