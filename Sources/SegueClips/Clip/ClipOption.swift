// The options of clips by name, as lists of scenes use them. Command lines have the same names,
// values and messages.

import SegueDiagnostics
import SegueScenes
import SegueVideo

/// The name of an option of a clip.
package enum ClipOption: String, CaseIterable, Sendable {
  case fps, scale, size, appearance, frames, from, to
  case showTouches = "show-touches"
  case format, crf, preset, codec
  case width, height, speed, hold, boomerang, loop
  case quality, background, draft

  /// Parses `text` and sets the option in `options`.
  /// - Throws: `UsageProblem` that describes what was found and what was expected, without the name
  ///   of the option.
  package func set(_ text: String, in options: inout ClipOptions) throws(UsageProblem) {
    switch self {
    case .fps: options.rate = try Self.rate(text)
    case .scale: options.scale = try Self.scale(text)
    case .size: options.size = try Self.value(text)
    case .appearance: options.appearance = try Self.choice(text)
    case .frames: options.frames = try Self.value(text)
    case .from: options.start = try Self.value(text)
    case .to: options.end = try Self.value(text)
    case .showTouches: options.showsTouches = try Self.flag(text)
    case .format: options.format = try OutputFormat.named(text)
    case .crf: options.crf = try Self.crf(text)
    case .preset: options.preset = try Self.preset(text)
    case .codec:
      options.codec = try Self.codec(text)
    case .width: options.width = try Self.value(text)
    case .height: options.height = try Self.value(text)
    case .speed: options.speed = try Self.value(text)
    case .hold: options.hold = try Self.value(text)
    case .boomerang: options.isBoomerang = try Self.flag(text)
    case .loop: options.loops = try Self.value(text)
    case .quality: options.quality = try Self.quality(text)
    case .background: options.background = try Self.background(text)
    case .draft: options.isDraft = try Self.flag(text)
    }
  }

  private static func flag(_ text: String) throws(UsageProblem) -> Bool {
    guard let flag = ["true": true, "false": false][text] else {
      throw UsageProblem("expected true or false")
    }
    return flag
  }

  /// The rates of broadcast video by the rounded numbers that they are called by.
  private static let broadcastRates = [
    "23.976": "24000/1001", "23.98": "24000/1001", "29.97": "30000/1001", "59.94": "60000/1001",
    "119.88": "120000/1001",
  ]

  /// Parses a frame rate and checks it against the limits.
  package static func rate(_ text: String) throws(UsageProblem) -> FrameRate {
    guard let rate = FrameRate(text) else {
      let advice = broadcastRates[text].map { ". Did you mean '\($0)'?" } ?? ""
      throw UsageProblem("expected frames per second such as 60 or 30000/1001\(advice)")
    }
    let maximum = Double(SceneLimits.framesPerSecond)
    guard rate.framesPerSecond <= maximum, rate.framesPerSecond >= 1 / maximum else {
      throw UsageProblem("expected 1/\(Int(maximum))…\(Int(maximum)) frames per second")
    }
    return rate
  }

  private static func scale(_ text: String) throws(UsageProblem) -> Double {
    guard let scale = Double(text), scale > 0, scale <= SceneLimits.scale else {
      throw UsageProblem("expected more than 0 and at most 16")
    }
    return scale
  }

  private static func crf(_ text: String) throws(UsageProblem) -> Double {
    guard let crf = Double(text), crf >= 0, crf <= 63 else { throw UsageProblem("expected 0…63") }
    return crf
  }

  /// Parses the name of a codec.
  package static func codec(_ text: String) throws(UsageProblem) -> MovieCodec {
    if let codec = MovieCodec(rawValue: text) { return codec }
    let names = MovieCodec.allCases.map(\.rawValue).joined(separator: ", ")
    let advice = codecSuggestion(for: text)
    throw UsageProblem("expected \(names)\(advice.isEmpty ? "" : "." + advice)")
  }

  /// Returns ` Did you mean 'x'?` for a name that is none of a codec's, or an empty text. Codecs have
  /// several names, and encoders have others.
  package static func codecSuggestion(for text: String) -> String {
    let name = text.lowercased()
    let codec: MovieCodec? =
      switch name {
      case "h265", "h.265", "x265", "libx265", "hvc1", "hev1": .hevc
      case "h.264", "x264", "libx264", "avc", "avc1": .h264
      case "libaom", "libaom-av1", "av01": .av1
      case "vp09", "libvpx", "libvpx-vp9": .vp9
      default: MovieCodec(rawValue: name)
      }
    return codec.map { " Did you mean '\($0.rawValue)'?" }
      ?? Suggestion.sentence(for: name, among: MovieCodec.allCases.map(\.rawValue))
  }

  /// Parses the quality of lossy images.
  package static func quality(_ text: String) throws(UsageProblem) -> Int {
    guard let quality = Int(text), (0...100).contains(quality) else {
      throw UsageProblem("expected 0…100")
    }
    return quality
  }

  /// Parses the color over which a transparent canvas is laid.
  package static func background(_ text: String) throws(UsageProblem) -> SceneColor {
    guard let color = SceneColor(text), color.alpha == 1 else {
      throw UsageProblem("expected an opaque color such as white or \"#F2F2F7\"")
    }
    return color
  }

  private static func preset(_ text: String) throws(UsageProblem) -> String {
    guard MovieSettings.presets.contains(text) else {
      throw UsageProblem("expected \(MovieSettings.presets.joined(separator: ", "))")
    }
    return text
  }

  private static func choice(_ text: String) throws(UsageProblem) -> SceneAppearance {
    guard let found = SceneAppearance(rawValue: text) else {
      let names = SceneAppearance.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageProblem("expected \(names)")
    }
    return found
  }

  private static func value<Value: WrittenValue>(_ text: String) throws(UsageProblem) -> Value {
    guard let value = Value(text) else { throw UsageProblem("expected \(Value.expectation)") }
    return value
  }

  /// Returns a message about two options that exclude each other, if there are any.
  package static func contradiction(in options: ClipOptions) -> String? {
    let sizes = options.sizesGiven
    if sizes.count > 1 {
      return "\(sizes[0]) and \(sizes[1]) cannot be combined; expected one of them"
    }
    if let option = options.deniedByDraft { return ClipOptions.draftProblem(option) }
    if options.frames != nil, options.start != nil || options.end != nil {
      return "frames and from/to cannot be combined; expected one of them"
    }
    if let start = options.start, let end = options.end, start.seconds >= end.seconds {
      return "from is \(start.seconds) and to is \(end.seconds); expected from before to"
    }
    return nil
  }
}
