// The conversion of recorded drawings to pixels, for code that reads bytes. Core Graphics is below
// the rasterizer in the module graph, so the conversion is installed from here.

import Foundation
import SegueDisplay
import SegueRaster
import SegueWorld

/// The conversion of recorded drawings to pixels.
package enum RecordingPixels {
  /// Installs the conversion of drawings to pixels in Core Graphics.
  package static func install() {
    DrawingPixels.install { drawing, part, width, height in
      let all = CGRect(x: 0, y: 0, width: width, height: height)
      report(drawing.recording.unsupported)
      let items = drawing.recording.items(part: part, in: all, transform: .identity)
      let list = DisplayList(width: width, height: height, background: .clear, items: items)
      return try Rasterizer().render(list)
    }
  }

  /// Reports unsupported features to the world. Those in committed content are reported by the
  /// commit.
  private static func report(_ features: [UnsupportedFeature]) {
    guard World.isRunningHere, !features.isEmpty else { return }
    MainActor.assumeIsolated {
      for feature in features {
        World.current.reportUnsupported("\(feature.layer): \(feature.property)")
      }
    }
  }
}
