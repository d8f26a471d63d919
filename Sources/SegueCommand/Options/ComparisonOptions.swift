// How pictures are compared, in one place so that it means the same everywhere.

import ArgumentParser
import SegueBatch
import SegueGoldens

/// A comparator, what may differ, and where nobody looks.
struct ComparisonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How pixels are compared: \(PixelComparator.expectation).", valueName: "name:value"),
    transform: written)
  var comparator: PixelComparator?

  @Option(help: ArgumentHelp("The most pixels that may differ.", valueName: "N"))
  var maxPixels: Int?

  @Option(help: ArgumentHelp("The most that may differ and touch each other.", valueName: "N"))
  var maxCluster: Int?

  @Option(
    help: ArgumentHelp("The greatest share that may differ.", valueName: "N%"), transform: written)
  var maxShare: WrittenShare?

  @Option(
    help: ArgumentHelp("Pixels that do not count; may be repeated.", valueName: "x,y,width,height"),
    transform: written)
  var ignore: [PixelRegion] = []

  mutating func validate() throws {
    for (name, value) in [("--max-pixels", maxPixels), ("--max-cluster", maxCluster)] {
      if let value, value < 0 { throw ValidationError("\(name) is \(value); expected 0 or more") }
    }
  }

  /// The comparison that is asked for.
  var comparison: PictureComparison {
    PictureComparison(
      comparator ?? .exact,
      limits: ComparisonLimits(pixels: maxPixels, cluster: maxCluster, share: maxShare?.share),
      ignoring: ignore)
  }
}

/// A share as it is written: `0.1%`.
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
  package static var expectation: String { "x,y,width,height in pixels" }
}
