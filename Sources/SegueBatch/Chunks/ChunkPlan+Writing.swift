// A plan as JSON with one clip per line, for programs to read and for people to compare. Files that
// many clips share are written once. The last line is a hash of all lines before it.

import SegueClips
import SegueDiagnostics

extension ChunkPlan {
  /// The text of the plan. Equal plans have equal texts.
  package var text: String {
    var files = PlannedFiles()
    let clips = clips.map { $0.json(&files).compact }
    let head: [(String, String)] = [
      ("segue", JSONText.string("plan").compact), ("version", "\(Self.version)"),
      ("renderer", renderer.json.compact),
      ("options", JSONText.object(options.named.map { ($0.name, .string($0.value)) }).compact),
      ("encoder", (self.clips.first.flatMap(movie)?.json ?? .null).compact),
      ("chunkLength", "\(grid.chunkLength)"), ("chunksPerTask", "\(grid.chunksPerTask)"),
      ("tasks", "\(grid.taskCount)"), ("files", Self.lines(files.json.map(\.compact))),
      ("clips", Self.lines(clips)),
    ]
    let body = head.map { "\"\($0.0)\": \($0.1),\n" }.joined()
    let text = "{\n" + body
    return text + "\"check\": \"\(FileDigest.hex(of: Array(text.utf8)))\"\n}\n"
  }

  private static func lines(_ values: [String]) -> String {
    values.isEmpty ? "[]" : "[\n" + values.joined(separator: ",\n") + "\n]"
  }
}

extension PlannedClip {
  fileprivate func json(_ files: inout PlannedFiles) -> JSONText {
    .object([
      ("scene", .string(scene)), ("hash", .string(hash)), ("frames", .integer(frames)),
      ("first", .integer(shape.frames.first)), ("step", .integer(shape.frames.step)),
      ("width", .integer(shape.size.width)), ("height", .integer(shape.size.height)),
      ("fps", .string("\(shape.rate)")), ("opaque", .bool(shape.isOpaque)),
      ("assets", files.numbers(of: assets)), ("fonts", files.numbers(of: fonts)),
    ])
  }
}

/// A table of the files that clips refer to by index.
private struct PlannedFiles {
  private var all: [ClipInputs.File] = []
  private var places: [ClipInputs.File: Int] = [:]

  mutating func numbers(of files: [ClipInputs.File]) -> JSONText {
    .array(files.map { .integer(number(of: $0)) })
  }

  private mutating func number(of file: ClipInputs.File) -> Int {
    if let place = places[file] { return place }
    places[file] = all.count
    all.append(file)
    return all.count - 1
  }

  var json: [JSONText] {
    all.map {
      .object([("name", .string($0.name)), ("hash", $0.hash.map { .string($0) } ?? .null)])
    }
  }
}
