// What a scene says of its goldens, in pixels.

import CoreGraphics
import SegueDiagnostics
import SegueScenes

extension SceneGolden {
  /// How pictures of the scene are compared when it is drawn on `canvas`.
  /// - Throws: `Failure` if there is no such comparator.
  public func comparison(on canvas: SceneCanvas) throws(Failure) -> PictureComparison {
    var comparison = PictureComparison(limits: ComparisonLimits(pixels: pixels, cluster: cluster))
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
