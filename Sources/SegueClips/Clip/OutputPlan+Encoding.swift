// What a format makes of the options and of transparency.

import SegueDisplay
import SegueScenes
import SegueVideo

extension OutputPlan {
  /// Checks that every given option applies to the format.
  package func check(_ options: ClipOptions) throws(UsageProblem) {
    if let option = options.encodingGiven.first, !isMovie {
      throw UsageProblem(
        "\(option) is given, but \(path) is not a movie; expected .mp4, .mov, or .webm")
    }
    if options.quality != nil, !format.hasQuality {
      let instead = isMovie ? "--crf" : "an output that ends in .webp, .jpg, .avif, or .gif"
      throw UsageProblem(
        "--quality is given, but \(path) has none to choose; expected \(instead)")
    }
    guard let container = format.container else { return }
    let codec = options.codec ?? container.usualCodec
    guard container.codecs.contains(codec) else {
      let names = container.codecs.map(\.rawValue).joined(separator: ", ")
      throw UsageProblem(
        "--codec is \(codec.rawValue), which .\(format.suffix) cannot contain; expected \(names)")
    }
    try codec.check(options)
  }

  /// Returns the color over which a canvas is laid, or `nil` if it is opaque or stays transparent.
  package func background(isOpaque: Bool, _ options: ClipOptions) -> SceneColor? {
    if isOpaque { return nil }
    return options.background ?? (keepsAlpha(options) ? nil : .black)
  }

  /// Returns the note about a transparent canvas that is laid over black without being asked to.
  package func alphaNote(isOpaque: Bool, _ options: ClipOptions) -> String? {
    guard !isOpaque, options.background == nil, !keepsAlpha(options) else { return nil }
    return "the canvas is transparent, and \(path) has no alpha: it is laid over black. Choose a "
      + "color with --background, or one of .webm, .png, .apng, .webp, or .mov with --codec prores"
  }

  private func keepsAlpha(_ options: ClipOptions) -> Bool {
    format.keepsAlpha(codec: options.codec)
  }
}

extension MovieCodec {
  /// Checks the options that only some codecs have.
  fileprivate func check(_ options: ClipOptions) throws(UsageProblem) {
    guard usualCRF != nil else {
      if let option = [(options.crf != nil, "--crf"), (options.preset != nil, "--preset")]
        .first(where: \.0)?.1
      {
        throw UsageProblem(
          "\(option) is given, but --codec \(rawValue) has a fixed quality; expected no \(option)")
      }
      return
    }
    if let crf = options.crf, crf > largestCRF {
      throw UsageProblem("--crf is \(crf.asTyped); expected 0…\(Int(largestCRF)) for \(rawValue)")
    }
  }
}

extension DisplayList {
  /// Returns the frame laid over an opaque color.
  package func laid(over color: SceneColor) -> DisplayList {
    func mixed(_ top: Double, _ bottom: Double) -> Double {
      top * background.alpha + bottom * (1 - background.alpha)
    }
    var list = self
    list.background = DisplayColor(
      red: mixed(background.red, color.red), green: mixed(background.green, color.green),
      blue: mixed(background.blue, color.blue), alpha: 1)
    return list
  }
}

extension SceneColor {
  /// The color as `#RRGGBB`, without alpha.
  package var hexadecimal: String {
    "#"
      + [red, green, blue].map { part in
        let byte = Int((min(max(part, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }
}
