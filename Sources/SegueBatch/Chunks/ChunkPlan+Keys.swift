// What a chunk is called: a hash of all that decides its bytes. A file under that name is the right one,
// whichever plan it was made for; what has changed has another name. So a plan made anew after a
// change renders what changed and no more.

import SegueDiagnostics
import SegueVideo

extension ChunkPlan {
  /// The key of every chunk of clip `index`, in order.
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
  /// Everything that decides bytes; written out, since what is not given has a default that may change.
  package var json: JSONText {
    .object([
      ("codec", .string(codec.rawValue)), ("crf", .number(crf)), ("preset", .string(preset)),
      ("threads", .integer(threads)), ("chunkLength", .integer(chunkLength)),
    ])
  }
}
