// Options as plans keep them: the reverse of `ClipOptions.named`.

import SegueScenes
import SegueVideo

extension ClipOptions {
  /// Sets the option that `named` calls `name`.
  /// - Returns: false if there is none, or its value cannot be read.
  mutating func set(_ name: String, to text: String) -> Bool {
    switch name {
    case "fps": take(FrameRate(text), for: \.rate)
    case "scale": take(Double(text), for: \.scale)
    case "size": take(PixelSize(text), for: \.size)
    case "appearance": take(SceneAppearance(rawValue: text), for: \.appearance)
    case "frames": take(FrameRange(text), for: \.frames)
    case "from": take(ExactSeconds(text), for: \.start)
    case "to": take(ExactSeconds(text), for: \.end)
    case "show-touches": take(text == "true" ? true : nil, for: \.showsTouches)
    case "format": take(OutputFormat(rawValue: text), for: \.format)
    case "crf": take(Double(text), for: \.crf)
    case "preset": take(MovieSettings.presets.contains(text) ? text : nil, for: \.preset)
    case "codec": take(MovieCodec(rawValue: text), for: \.codec)
    default: false
    }
  }

  private mutating func take<Value>(_ value: Value?, for path: WritableKeyPath<Self, Value>) -> Bool
  {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }

  private mutating func take<Value>(
    _ value: Value?, for path: WritableKeyPath<Self, Value?>
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }
}
