// The output of a run when it is done: a summary line, JSON, and statistics.

import SegueClips
import SegueDiagnostics
import SegueRecording

extension ClipResult {
  /// A one-line summary.
  var summary: String {
    let size = "\(shape.size.width) x \(shape.size.height)"
    let frames = statistics.frames == 1 ? "1 frame" : "\(statistics.frames) frames"
    var parts = [frames, size]
    if !isImage { parts.append("\(shape.rate) fps, \(Self.decimal(seconds, 3)) s") }
    if let bytes { parts.append(Self.size(bytes)) }
    return "\(output): " + parts.joined(separator: ", ")
  }

  /// The lines with the times of the recording.
  var statisticsLines: [String] { statistics.lines }

  /// Returns the result as JSON.
  func json(withStatistics: Bool) -> JSONText {
    var pairs: [(String, JSONText)] = [
      ("scene", .string(clip)), ("output", .string(output)),
      ("frames", .integer(statistics.frames)), ("width", .integer(shape.size.width)),
      ("height", .integer(shape.size.height)),
      ("fps", isImage ? .null : .string("\(shape.rate)")),
      ("seconds", isImage ? .null : .number(seconds)),
      ("bytes", bytes.map { .integer($0) } ?? .null),
    ]
    if withStatistics { pairs.append(("stats", statistics.json)) }
    return .object(pairs)
  }

  fileprivate static func size(_ bytes: Int) -> String {
    if bytes < 1 << 10 { return "\(bytes) bytes" }
    if bytes < 1 << 20 { return "\(decimal(Double(bytes) / 1024, 1)) KiB" }
    return "\(decimal(Double(bytes) / 1_048_576, 1)) MiB"
  }

  /// Returns a number with a fixed number of decimals, independent of the locale.
  fileprivate static func decimal(_ value: Double, _ places: Int) -> String {
    let unit = (0..<places).reduce(1) { product, _ in product * 10 }
    let scaled = (value * Double(unit)).rounded()
    guard abs(scaled) < 1e15 else { return "\(value)" }
    let whole = Int(scaled)
    let fraction = String(abs(whole) % unit)
    return "\(whole / unit)." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}

extension RecordingStatistics {
  /// The lines with the times of the recording.
  var lines: [String] {
    let s = self
    let decimal = { ClipResult.decimal($0, 2) }
    return [
      "stats: \(s.frames) frames in \(decimal(s.totalSeconds)) s, "
        + "\(ClipResult.decimal(s.framesPerSecond, 1)) frames per second; "
        + "\(s.rasterizedFrames) drawn, \(s.frames - s.rasterizedFrames) repeated",
      "stats: stage \(decimal(s.stageSeconds)) s, raster \(decimal(s.rasterSeconds)) s, "
        + "pack \(decimal(s.packSeconds)) s (summed over \(s.jobs) jobs), "
        + "sink \(decimal(s.sinkSeconds)) s",
      "stats: peak memory \(ClipResult.size(peakResidentBytes())), \(s.buffers) frame buffers",
    ]
  }

  /// The statistics as JSON.
  var json: JSONText {
    .object([
      ("totalSeconds", .number(totalSeconds)), ("framesPerSecond", .number(framesPerSecond)),
      ("stageSeconds", .number(stageSeconds)), ("rasterSeconds", .number(rasterSeconds)),
      ("packSeconds", .number(packSeconds)), ("sinkSeconds", .number(sinkSeconds)),
      ("drawnFrames", .integer(rasterizedFrames)), ("jobs", .integer(jobs)),
      ("buffers", .integer(buffers)), ("peakResidentBytes", .integer(peakResidentBytes())),
    ])
  }
}
