// The quality settings that a search for a file size tries, independent of the format.

import SegueDiagnostics

/// The quality settings of a format, from the best to the worst that is still acceptable.
package struct QualitySteps: Sendable, Hashable {
  /// The option that sets the quality.
  package enum Option: Sendable, Hashable {
    /// The constant rate factor of a movie.
    case crf
  }

  /// The option that sets the quality.
  package let option: Option
  /// The values, from the best to the worst.
  package let values: [Double]

  /// The steps of movies: the default quality, and the rate factors after it up to a quality at
  /// which artifacts are plainly visible.
  package static let movie = QualitySteps(option: .crf, values: (18...34).map(Double.init))

  /// Sets a value in the options of a clip.
  package func set(_ value: Double, in options: inout ClipOptions) {
    switch option {
    case .crf: options.crf = value
    }
  }

  /// Returns a value as it is reported, such as `CRF 23`.
  package func description(of value: Double) -> String {
    switch option {
    case .crf: "CRF \(JSONText.number(value).compact)"
    }
  }
}

extension OutputPlan {
  /// The quality settings that a search for a file size tries, or `nil` if the format has none.
  package var qualitySteps: QualitySteps? {
    if case .file(_, let format) = self { format.qualitySteps } else { nil }
  }
}

extension OutputFormat {
  /// The quality settings that a search for a file size tries, or `nil` if the format has none.
  package var qualitySteps: QualitySteps? { isMovie ? .movie : nil }
}
