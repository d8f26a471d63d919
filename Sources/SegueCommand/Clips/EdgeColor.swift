// The color in which a picture goes on below its lower edge.

import SegueClips
import SeguePixels
import SegueScenes

extension Bitmap {
  /// The samples along the edge.
  private static let edgeSamples = 64

  /// The color of most of the lower edge, by the median of each component, or `nil` if the edge is not
  /// opaque.
  var lowerEdgeColor: SceneColor? {
    let samples = (0..<Self.edgeSamples).map { sample in
      pixels[(2 * sample + 1) * width / (2 * Self.edgeSamples), height - 1]
    }
    guard samples.allSatisfy({ $0.alpha == 255 }) else { return nil }
    func median(_ component: (PremultipliedRGBA8) -> UInt8) -> Double {
      Double(samples.map(component).sorted()[Self.edgeSamples / 2]) / 255
    }
    return SceneColor(
      red: median(\.red), green: median(\.green), blue: median(\.blue))
  }
}
