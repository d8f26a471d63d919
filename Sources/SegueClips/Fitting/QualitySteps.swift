// The quality settings that a search for a file size tries, independent of the format.

import SegueDiagnostics
import SegueVideo

/// The quality settings of a format, from the best to the worst that is still acceptable.
package struct QualitySteps: Sendable, Hashable {
  /// The option that sets the quality.
  package enum Option: Sendable, Hashable {
    /// The constant rate factor of a movie.
    case crf
    /// The quality of images.
    case quality
  }

  /// The option that sets the quality.
  package let option: Option
  /// The values, from the best to the worst.
  package let values: [Double]

  /// A Boolean value that indicates whether the format is tried without the option first.
  package var beginsWithDefault: Bool { option == .quality }

  /// Sets a value in the options of a clip.
  package func set(_ value: Double, in options: inout ClipOptions) {
    switch option {
    case .crf: options.crf = value
    case .quality: options.quality = Int(value)
    }
  }

  /// Returns a value as it is reported, such as `CRF 23`.
  package func description(of value: Double) -> String {
    switch option {
    case .crf: "CRF \(JSONText.number(value).compact)"
    case .quality: "quality \(JSONText.number(value).compact)"
    }
  }
}

extension OutputPlan {
  /// Returns the quality settings that a search for a file size tries, or `nil` if the output has
  /// none.
  package func qualitySteps(_ options: ClipOptions) -> QualitySteps? {
    switch self {
    case .file, .still: format.qualitySteps(codec: options.codec)
    case .directory, .pattern, .standardOutput: nil
    }
  }
}

extension OutputFormat {
  /// Returns the quality settings that a search for a file size tries, or `nil` if the format has
  /// none. They begin at the default, and end at a quality at which artifacts are plainly visible.
  package func qualitySteps(codec: MovieCodec?) -> QualitySteps? {
    switch self {
    case .mp4, .mov, .webm:
      guard let best = (codec ?? usualCodec)?.usualCRF else { return nil }
      return QualitySteps(option: .crf, values: (0...16).map { best + Double($0) })
    case .webp: return QualitySteps(option: .quality, values: [95, 90, 80, 70, 60, 50, 40, 30])
    case .gif: return QualitySteps(option: .quality, values: [80, 60, 40, 20])
    case .jpeg: return QualitySteps(option: .quality, values: [80, 70, 60, 50, 40, 30])
    case .avif: return QualitySteps(option: .quality, values: [70, 60, 50, 40, 30])
    case .apng, .png, .y4m, .rawvideo: return nil
    }
  }
}
