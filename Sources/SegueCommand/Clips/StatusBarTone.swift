// Whether the status bar over an image is light or dark.

import SeguePixels
import SegueScenes

/// The part of a screen that lies beneath the status bar.
struct StatusBarTone {
  /// The size of the screen in pixels.
  let screen: PixelExtent
  /// The height of the status bar in pixels.
  let height: Double
  /// How images fill the screen.
  let fit: ScreenFit

  /// The samples across and down.
  private static let (columns, rows) = (64, 8)

  /// Returns the style in which a status bar is legible over `image`: light over dark pixels. Pixels
  /// beside the image are black.
  func style(over image: Bitmap) -> SceneStatusBar.Style {
    let (across, down) = fit.scales(of: image.extent, on: screen)
    let left = (Double(image.width) * across - screen.width) / 2
    let top = (Double(image.height) * down - screen.height) / 2
    var sum = 0
    for row in 0..<Self.rows {
      let y = ((Double(row) + 0.5) / Double(Self.rows) * height + top) / down
      for column in 0..<Self.columns {
        let x = ((Double(column) + 0.5) / Double(Self.columns) * screen.width + left) / across
        sum += image.luma(x: x, y: y)
      }
    }
    return sum > Self.rows * Self.columns * 1000 * 128 ? .dark : .light
  }
}

extension Bitmap {
  /// Returns a thousand times the luma of the pixel at a point over black, 0…255,000, and 0 beside
  /// the image.
  fileprivate func luma(x: Double, y: Double) -> Int {
    guard x >= 0, y >= 0, x < Double(width), y < Double(height) else { return 0 }
    let pixel = pixels[Int(x), Int(y)]
    return 299 * Int(pixel.red) + 587 * Int(pixel.green) + 114 * Int(pixel.blue)
  }
}
