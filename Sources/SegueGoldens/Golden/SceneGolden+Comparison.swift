// Conversion of a scene's rule for comparing goldens to pixels.

import CoreGraphics
import SegueDiagnostics
import SegueScenes

extension SceneGolden {
  /// Returns the comparison for images of the scene when it is drawn on `canvas`.
  /// - Throws: `Failure` if the comparator does not exist.
  public func comparison(on canvas: SceneCanvas) throws(Failure) -> ImageComparison {
    var comparison = ImageComparison(limits: ComparisonLimits(pixels: pixels, cluster: cluster))
    if let written = comparator {
      guard let found = PixelComparator(written.value) else {
        throw Failure(
          .scene, at: written.position,
          "\(written.keyPath) is \(QuotedText.quoted(written.value)); expected "
            + PixelComparator.expectation)
      }
      comparison.comparator = found
    }
    comparison.ignoring = ignoring.compactMap { canvas.pixels(around: $0) }
    comparison.views = views
    return comparison
  }
}
