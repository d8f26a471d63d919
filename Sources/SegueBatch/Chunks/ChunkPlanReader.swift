// The parser of plans, which trusts nothing: plans that were truncated or edited are rejected with
// the line and the field. A plan whose fields are all valid but whose hash does not match has been
// modified.

import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueRecording
import SegueScenes

/// Parses the text of a plan.
package struct ChunkPlanReader {
  /// The maximum size of a plan's file, in bytes.
  package static let fileSizeInBytes = 1 << 30
  private static let maximumFrames = SceneLimits.frames
  private static let maximumSide = 16_384

  private let bytes: [UInt8]
  private var files: [ClipInputs.File] = []

  /// Returns the plan in the file at `path`.
  /// - Throws: `Failure`.
  package static func read(path: String) throws -> ChunkPlan {
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile.read(path: path, limit: fileSizeInBytes)
    } catch {
      throw Failure(error.exitCode(usually: .scene), error.description)
    }
    return try read(bytes, named: path)
  }

  /// Returns the plan in `bytes`.
  /// - Parameter file: The name of the file in messages.
  package static func read(_ bytes: [UInt8], named file: String) throws(Failure) -> ChunkPlan {
    guard bytes.isEmpty || bytes[0] == UInt8(ascii: "{") else {
      throw Failure(
        .scene, at: SourcePosition(file: file, line: 1, column: 1),
        "the file is not a plan; expected one that `segue plan` has written")
    }
    var reader = ChunkPlanReader(bytes: bytes)
    do throws(JSONFault) {
      return try reader.plan()
    } catch {
      throw Failure(.scene, [error.diagnostic(in: bytes, named: file)])
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func plan() throws(JSONFault) -> ChunkPlan {
    let root = try JSONReader.read(bytes)
    let fields = try PlanFields(root, path: "")
    try checkVersion(fields)
    files = try fields.array("files", Self.file)
    let options = try Self.options(fields)
    let (renderer, given) = (try Self.renderer(fields), files)
    let clips = try fields.array("clips") { node, path throws(JSONFault) in
      try Self.clip(PlanFields(node, path: path), files: given)
    }
    guard !clips.isEmpty else { throw fields.fault("clips", "at least one clip") }
    let plan = ChunkPlan(
      renderer: renderer, options: options, clips: clips,
      chunksPerTask: try fields.integer("chunksPerTask", in: 1...1_000_000),
      chunkLength: try fields.integer("chunkLength", in: 1...1_000_000))
    guard try fields.integer("tasks", in: 1...(.max)) == plan.grid.taskCount else {
      throw fields.fault("tasks", "\(plan.grid.taskCount), according to its clips")
    }
    try checkEncoder(fields, plan)
    try checkHash(fields)
    return plan
  }

  private func checkVersion(_ fields: PlanFields) throws(JSONFault) {
    guard try fields.text("segue") == "plan" else { throw fields.fault("segue", "\"plan\"") }
    let version = try fields.integer("version", in: 1...(.max))
    guard version == ChunkPlan.version else {
      throw fields.fault(
        "version", "\(ChunkPlan.version): this plan was created by a newer segue. Create a new plan"
      )
    }
  }

  /// Checks that the encoder's settings are those that follow from the options. They differ if
  /// defaults have changed.
  private func checkEncoder(_ fields: PlanFields, _ plan: ChunkPlan) throws(JSONFault) {
    let node = try fields.node("encoder")
    let expected = (plan.clips.first.flatMap(plan.movie)?.json ?? .null).compact
    guard node.text == expected else {
      throw JSONFault(
        at: node.offset, "encoder is \(node.text); expected \(expected). Create a new plan")
    }
  }

  private func checkHash(_ fields: PlanFields) throws(JSONFault) {
    let check = try fields.hash("check")
    // The hash covers everything before its key.
    guard FileDigest.hex(of: Array(bytes[..<fields.keyOffset("check")])) == check
    else {
      throw fields.fault(
        "check",
        "the hash of the lines before it: the plan was changed after it was written. Create a new "
          + "plan")
    }
  }
}

extension ChunkPlanReader {
  private static func file(_ node: JSONNode, _ path: String) throws(JSONFault) -> ClipInputs.File {
    let fields = try PlanFields(node, path: path)
    return ClipInputs.File(
      name: try fields.text("name"), hash: try fields.optional("hash", fields.hash))
  }

  private static func renderer(_ plan: PlanFields) throws(JSONFault) -> RendererVersion {
    let fields = try PlanFields(plan.node("renderer"), path: "renderer")
    return RendererVersion(
      segue: try fields.text("segue"), program: try fields.optional("program", fields.hash),
      libraries: try fields.array("libraries") { node, path throws(JSONFault) in
        let library = try PlanFields(node, path: path)
        return RendererVersion.Library(
          name: try library.text("name"), version: try library.text("version"))
      })
  }

  private static func options(_ plan: PlanFields) throws(JSONFault) -> ClipOptions {
    var options = ClipOptions()
    for option in try plan.texts("options") {
      let name = "options.\(QuotedText.plain(option.key))"
      guard let known = ClipOption(rawValue: option.key) else {
        throw JSONFault(at: option.offset, "\(name) is unknown; expected an option of a clip")
      }
      do throws(UsageProblem) {
        try known.set(option.text, in: &options)
      } catch {
        throw JSONFault(
          at: option.offset, "\(name) is \(QuotedText.quoted(option.text)); \(error.description)")
      }
    }
    guard options.format != nil else { throw plan.fault("options", "an object with a format") }
    return options
  }

  private static func clip(_ fields: PlanFields, files: [ClipInputs.File]) throws(JSONFault)
    -> PlannedClip
  {
    let frames = try fields.integer("frames", in: 1...maximumFrames)
    let (first, step) = (
      try fields.integer("first", in: 0...maximumFrames),
      try fields.integer("step", in: 1...maximumFrames)
    )
    guard let rate = FrameRate(try fields.text("fps")) else {
      throw fields.fault("fps", "frames per second such as 60 or 30000/1001")
    }
    let size = FrameSize(
      width: try fields.integer("width", in: 1...maximumSide),
      height: try fields.integer("height", in: 1...maximumSide))
    return PlannedClip(
      scene: try fields.text("scene"), hash: try fields.hash("hash"),
      assets: try Self.files("assets", fields, files),
      fonts: try Self.files("fonts", fields, files),
      frames: frames,
      shape: ClipShape(
        size: size, rate: rate, isOpaque: try fields.bool("opaque"),
        frames: FrameRange(first: first, last: first + (frames - 1) * step, step: step)))
  }

  private static func files(_ key: String, _ fields: PlanFields, _ files: [ClipInputs.File])
    throws(JSONFault) -> [ClipInputs.File]
  {
    try fields.array(key) { node, path throws(JSONFault) in
      guard case .number(let text) = node.content, let number = Int(text),
        files.indices ~= number
      else {
        throw JSONFault(
          at: node.offset, "\(path) is \(node.kind); expected the number of one of the files")
      }
      return files[number]
    }
  }
}

extension JSONNode {
  /// The value on one line, as `JSONText` writes it.
  fileprivate var text: String { json.compact }

  private var json: JSONText {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let text): Int(text).map { .integer($0) } ?? .number(Double(text) ?? .nan)
    case .string(let text): .string(text)
    case .array(let nodes): .array(nodes.map(\.json))
    case .object(let members): .object(members.map { ($0.key, $0.value.json) })
    }
  }
}
