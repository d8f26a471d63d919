// The options of each encoder. They make the result independent of the machine: the same decisions
// on every CPU, a number of threads that is part of the settings, and no version in the file.

import CFFmpeg

extension MovieSettings {
  /// The pixels that the encoder receives.
  var pixelLayout: MoviePixelLayout {
    switch codec {
    case .prores422HQ: .yCbCr422TenBits
    case .prores, .prores4444:
      hasAlpha ? .yCbCrAlpha444TenBits : codec == .prores ? .yCbCr422TenBits : .yCbCr444TenBits
    case .vp9: keepsAlpha ? .yCbCrAlpha420 : .yCbCr420
    case .h264, .hevc, .av1: .yCbCr420
    }
  }

  /// A Boolean value that indicates whether the movie has an alpha channel.
  var keepsAlpha: Bool { hasAlpha && codec.keepsAlpha(in: container) }

  /// The encoder's options by name.
  package var encoderOptions: [(name: String, value: String)] {
    switch codec {
    case .h264:
      // A single key frame, the first of the chunk.
      [
        ("preset", preset), ("crf", "\(crf)"),
        ("x264-params", "cpu-independent=1:scenecut=0:open-gop=0"),
      ]
    case .hevc:
      [
        ("preset", preset), ("crf", "\(crf)"),
        (
          "x265-params",
          "log-level=none:info=0:pools=\(threads):frame-threads=2:open-gop=0:scenecut=0"
        ),
      ]
    case .av1:
      [
        ("crf", "\(Int(crf.rounded()))"), ("cpu-used", "\(speed(fastest: 8))"), ("row-mt", "1"),
        ("lag-in-frames", "25"),
      ]
    case .vp9:
      [
        ("crf", "\(Int(crf.rounded()))"), ("cpu-used", "\(speed(fastest: 5))"),
        ("deadline", "good"), ("row-mt", "1"),
        // A frame that is never shown cannot be combined with alpha.
        ("auto-alt-ref", keepsAlpha ? "0" : "1"), ("lag-in-frames", keepsAlpha ? "0" : "25"),
      ]
    case .prores, .prores422HQ, .prores4444:
      [
        ("profile", pixelLayout == .yCbCr422TenBits ? "hq" : "4444"), ("vendor", "apl0"),
        ("alpha_bits", keepsAlpha ? "16" : "0"),
      ]
    }
  }

  /// Returns libvpx's and libaom's measure of speed for the preset: 0 is the slowest.
  private func speed(fastest: Int) -> Int {
    let place = Self.presets.firstIndex(of: preset) ?? 5
    return fastest * (Self.presets.count - 1 - place) / (Self.presets.count - 1)
  }
}

/// The layouts of pixels that encoders receive.
enum MoviePixelLayout {
  case yCbCr420
  case yCbCrAlpha420
  case yCbCr422TenBits
  case yCbCr444TenBits
  case yCbCrAlpha444TenBits

  /// libavutil's name of the layout, in the byte order of the machine.
  var format: AVPixelFormat {
    let name =
      switch self {
      case .yCbCr420: "yuv420p"
      case .yCbCrAlpha420: "yuva420p"
      case .yCbCr422TenBits: "yuv422p10"
      case .yCbCr444TenBits: "yuv444p10"
      case .yCbCrAlpha444TenBits: "yuva444p10"
      }
    return av_get_pix_fmt(name)
  }

  var depth: Int { self == .yCbCr420 || self == .yCbCrAlpha420 ? 8 : 10 }
  var hasAlpha: Bool { self == .yCbCrAlpha420 || self == .yCbCrAlpha444TenBits }
  /// The number of pixels per chroma sample in each direction.
  var across: Int { self == .yCbCr444TenBits || self == .yCbCrAlpha444TenBits ? 1 : 2 }
  var down: Int { self == .yCbCr420 || self == .yCbCrAlpha420 ? 2 : 1 }
}
