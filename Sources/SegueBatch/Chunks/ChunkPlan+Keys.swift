// The keys of chunks: hashes of everything that determines their bytes. A file with that name is
// the right one, regardless of the plan it was made for; anything that has changed has another
// name. A plan that is made again after a change therefore renders only what has changed.

import SegueClips
import SegueDiagnostics
import SegueVideo

extension ChunkPlan {
  /// Returns the keys of the clip's chunks, in order.
  package func keys(ofClip index: Int) -> [String] {
    let digest = inputs(ofClip: index).digest
    let settings = movie(clips[index])
    return grid.chunks(ofClip: index).map { chunk in
      Self.key(digest, settings, grid.place(ofChunk: chunk).frames)
    }
  }

  private static func key(_ inputs: String, _ settings: MovieSettings?, _ frames: Range<Int>)
    -> String
  {
    let text = JSONText.object([
      ("chunk", .integer(ChunkFile.version)), ("inputs", .string(inputs)),
      ("encoder", settings?.json ?? .null), ("first", .integer(frames.lowerBound)),
      ("frames", .integer(frames.count)),
    ])
    return FileDigest.hex(of: Array(text.compact.utf8))
  }
}

extension MovieSettings {
  /// Everything that determines bytes, written in full, since the defaults of omitted settings may
  /// change.
  package var json: JSONText {
    .object([
      ("codec", .string(codec.rawValue)), ("crf", .number(crf)), ("preset", .string(preset)),
      ("threads", .integer(threads)), ("chunkLength", .integer(chunkLength)),
    ])
  }
}
