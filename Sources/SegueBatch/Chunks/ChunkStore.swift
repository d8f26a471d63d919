// The folder in which a plan's chunks are collected. Chunks are identified by name and hash alone,
// never by time or by a list, since machines join and leave, and tasks run twice.

import SegueClips
import SegueDiagnostics
import SegueFiles

/// The folder with the chunks of a plan.
package struct ChunkStore: Sendable {
  /// The states of a chunk.
  package enum State: Sendable, Hashable {
    case complete
    case missing
    /// There is a file with the chunk's name that is not the chunk, for the given reason.
    case damaged(String)
  }

  /// The levels of verification.
  package enum VerificationLevel: Sendable {
    /// Checks the beginning and the end of the file, which detects truncation.
    case quick
    /// Checks every byte.
    case thorough
  }

  /// The path of the folder.
  package let folder: String

  /// Creates a reference to the chunks in `folder`, which need not exist.
  package init(folder: String) { self.folder = folder }

  /// Returns the default folder of a plan's chunks.
  package static func folder(ofPlan path: String) -> String { path + ".chunks" }

  /// Returns the path of the chunk with the given key. Half of the hash suffices to distinguish
  /// chunks.
  package func path(_ key: String) -> String { "\(folder)/\(key.prefix(32)).chunk" }

  /// Returns the state of a chunk.
  /// - Throws: `Failure` if the file system cannot be accessed.
  package func state(_ key: String, frames: Range<Int>, _ care: VerificationLevel) throws -> State {
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

  /// Opens a chunk and checks that it has the given key and frames.
  /// - Throws: `FileError` or `ChunkDamage`.
  package func reader(_ key: String, frames: Range<Int>) throws -> ChunkFileReader {
    let path = path(key)
    let reader = try ChunkFileReader(path: path)
    guard reader.header.key == key else {
      throw ChunkDamage(path: path, reason: "it is a different chunk with this chunk's name")
    }
    guard reader.header.frames == frames, reader.records == frames.count else {
      throw ChunkDamage(
        path: path, reason: "it has \(reader.records) frames; expected \(frames.count)")
    }
    return reader
  }
}
