// Recordings as pixels. Only code that reads bytes comes here: Core Graphics lies below the rasterizer,
// so it is told from here how pixels are made.

import Foundation
import SegueDisplay
import SegueRaster

enum RecordingPixels {
  /// Has Core Graphics make pixels of drawings.
  static func install() {
    DrawingPixels.install { drawing, part, width, height in
      let all = CGRect(x: 0, y: 0, width: width, height: height)
      report(drawing.recording.unsupported)
      let items = drawing.recording.items(part: part, in: all, transform: .identity)
      let list = DisplayList(width: width, height: height, background: .clear, items: items)
      return try Rasterizer().render(list)
    }
  }

  /// Has the world know of what cannot be drawn. What is committed is reported by the commit.
  private static func report(_ features: [UnsupportedFeature]) {
    guard World.isRunningHere, !features.isEmpty else { return }
    MainActor.assumeIsolated {
      for feature in features {
        UIKitState.current.refuse("\(feature.layer): \(feature.property)")
      }
    }
  }
}
