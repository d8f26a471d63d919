// The options for comparing images, declared once so that all commands share them.

import ArgumentParser
import SegueClips
import SegueGoldens

/// The options for comparing images: a comparator, limits and ignored areas.
struct ComparisonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How to compare pixels: \(PixelComparator.expectation).", valueName: "name:value"),
    transform: written)
  var comparator: PixelComparator?

  @Option(help: ArgumentHelp("The maximum number of pixels that may differ.", valueName: "N"))
  var maxPixels: Int?

  @Option(
    help: ArgumentHelp("The maximum number of adjacent pixels that may differ.", valueName: "N"))
  var maxCluster: Int?

  @Option(
    help: ArgumentHelp("The maximum share of pixels that may differ.", valueName: "N%"),
    transform: written)
  var maxShare: WrittenShare?

  @Option(
    help: ArgumentHelp(
      "A region of pixels to ignore. Can be given several times.", valueName: "x,y,width,height"),
    transform: written)
  var ignore: [PixelRegion] = []

  mutating func validate() throws {
    for (name, value) in [("--max-pixels", maxPixels), ("--max-cluster", maxCluster)] {
      if let value, value < 0 { throw ValidationError("\(name) is \(value); expected 0 or more") }
    }
  }

  /// The name of an option that is given, or `nil`.
  var given: String? {
    let options = [
      ("--comparator", comparator != nil), ("--max-pixels", maxPixels != nil),
      ("--max-cluster", maxCluster != nil), ("--max-share", maxShare != nil),
      ("--ignore", !ignore.isEmpty),
    ]
    return options.first { $0.1 }?.0
  }

  /// The comparison that the options specify.
  var comparison: ImageComparison {
    ImageComparison(
      comparator ?? .exact,
      limits: ComparisonLimits(pixels: maxPixels, cluster: maxCluster, share: maxShare?.share),
      ignoring: ignore)
  }
}

/// A fraction as it is written on the command line, such as `0.1%`.
struct WrittenShare: WrittenValue {
  let share: Double
  static var expectation: String { "a share such as 0.1%" }

  init?(_ text: String) {
    guard text.hasSuffix("%"), let percent = Double(text.dropLast()), (0...100).contains(percent)
    else { return nil }
    share = percent / 100
  }
}

extension PixelComparator: WrittenValue {}

extension PixelRegion: WrittenValue {
  /// The description of the expected text, for messages.
  package static var expectation: String { "x,y,width,height in pixels" }
}
