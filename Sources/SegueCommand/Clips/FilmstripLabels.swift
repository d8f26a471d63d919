// The times below the frames of a filmstrip, in the interface font. They are laid out and drawn like
// any other screen.

import CoreGraphics
import SeguePixels
import SegueRaster
import SegueRecording
import SegueScenes
import SegueStage
import SegueWorld
import UIKit

/// Draws labels.
@MainActor
struct FilmstripLabels {
  /// The width of a label in pixels.
  let width: Int
  /// The size of the font in pixels.
  private let fontSize: Int

  private static let labelsPerImage = 100

  /// Creates labels for frames of the given width.
  init(frameWidth: Int) {
    fontSize = min(28, max(9, frameWidth / 10))
    width = min(frameWidth, 6 * fontSize)
  }

  /// The height of a label in pixels.
  var height: Int { fontSize + fontSize / 3 }

  /// Returns an image for each text.
  /// - Throws: `Failure` if there is no font for the texts, and the errors of rasterizing.
  func images(of texts: [String]) throws -> [PixelBuffer] {
    try stride(from: 0, to: texts.count, by: Self.labelsPerImage).flatMap { start in
      try column(of: Array(texts[start..<min(start + Self.labelsPerImage, texts.count)]))
    }
  }

  /// Returns the images of labels that are drawn one below the other.
  private func column(of texts: [String]) throws -> [PixelBuffer] {
    let canvas = SceneCanvas(width: Double(width), height: Double(height * texts.count))
    let stage = try AppStage(canvas, script: [.wait(1)]) { window in
      let controller = UIViewController()
      controller.view.backgroundColor = Self.color(Filmstrip.background)
      for (index, text) in texts.enumerated() {
        controller.view.addSubview(label(text, at: index))
      }
      window.rootViewController = controller
    }
    guard let list = try stage.frame(at: FrameTime(index: 0, rateNumerator: 1)) else { return [] }
    let pixels = try Rasterizer().render(list)
    return try texts.indices.map { try rows(of: pixels, from: $0 * height) }
  }

  private func label(_ text: String, at index: Int) -> UILabel {
    let label = UILabel(
      frame: CGRect(
        x: 0, y: Double(index * height), width: Double(width), height: Double(height)))
    label.text = text
    label.font = .monospacedDigitSystemFont(ofSize: CGFloat(fontSize), weight: .regular)
    label.textColor = UIColor(white: 0.11, alpha: 1)
    label.lineBreakMode = .byClipping
    return label
  }

  private static func color(_ pixel: PremultipliedRGBA8) -> UIColor {
    UIColor(
      red: CGFloat(pixel.red) / 255, green: CGFloat(pixel.green) / 255,
      blue: CGFloat(pixel.blue) / 255, alpha: 1)
  }

  private func rows(of pixels: PixelBuffer, from top: Int) throws -> PixelBuffer {
    let part = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let row = part.row(y)
      for (x, byte) in pixels.row(top + y).enumerated() { row[x] = byte }
    }
    return part
  }
}

extension FrameTime {
  /// The time with three decimals: `0.350 s`.
  var label: String {
    let milliseconds = Int((seconds * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
      + " s"
  }
}
