// How an image fills a screen with another aspect ratio.

import ArgumentParser
import SeguePixels

/// How an image fills a screen.
enum ScreenFit: String, CaseIterable, Sendable, ExpressibleByArgument {
  /// The image covers the screen, and is cropped.
  case fill
  /// The whole image is visible, between bars.
  case fit
  /// The image is distorted to the aspect ratio of the screen.
  case stretch

  /// The content mode of scenes.
  var contentMode: String {
    switch self {
    case .fill: "scaleAspectFill"
    case .fit: "scaleAspectFit"
    case .stretch: "scaleToFill"
    }
  }

  /// Returns the scales, horizontally and vertically, at which an image fills a screen, in pixels of
  /// the screen per pixel of the image.
  func scales(of image: PixelExtent, on screen: PixelExtent) -> (x: Double, y: Double) {
    let (x, y) = (screen.width / image.width, screen.height / image.height)
    return switch self {
    case .fill: (max(x, y), max(x, y))
    case .fit: (min(x, y), min(x, y))
    case .stretch: (x, y)
    }
  }

  /// Returns a warning that an image is cropped or distorted by at least a pixel, or `nil`.
  /// - Parameter path: The path of the image.
  func warning(for path: String, _ image: PixelExtent, on screen: PixelExtent) -> String? {
    let (x, y) = scales(of: image, on: screen)
    let sizes = "the image has \(image.text) pixels, the screen \(screen.text)"
    switch self {
    case .fit: return nil
    case .fill:
      let columns = image.width - screen.width / x
      let rows = image.height - screen.height / y
      guard max(columns, rows) >= 1 else { return nil }
      let lost =
        columns > rows
        ? counted(Int(columns.rounded()), "column") : counted(Int(rows.rounded()), "row")
      return "\(path): --fit fill crops \(lost); \(sizes). --fit fit shows all of it"
    case .stretch:
      guard abs(image.height * x - screen.height) >= 1 else { return nil }
      return "\(path): --fit stretch distorts the image; \(sizes). --fit fit keeps its aspect ratio"
    }
  }
}

extension ScreenFit {
  /// The enlargement from which on an image looks blurred: that of a screenshot at 2x on a screen
  /// at 3x.
  private static let blurredEnlargement = 1.5

  /// Returns a warning that an image has too few pixels to look sharp on a screen, or `nil`.
  /// - Parameter path: The path of the image.
  func enlargementWarning(for path: String, _ image: PixelExtent, on screen: PixelExtent) -> String?
  {
    let (x, y) = scales(of: image, on: screen)
    guard max(x, y) >= Self.blurredEnlargement else { return nil }
    return "\(path): the image has \(image.text) pixels and is enlarged for a screen of "
      + "\(screen.text), so it looks blurred; expected about as many pixels as the screen has"
  }
}

/// The size of an image or a screen in pixels.
struct PixelExtent {
  /// The width and the height, greater than 0.
  var width, height: Double

  /// The size as text, such as `1170 x 2532`.
  var text: String { "\(Int(width.rounded())) x \(Int(height.rounded()))" }
}

extension Bitmap {
  /// The size in pixels.
  var extent: PixelExtent { PixelExtent(width: Double(width), height: Double(height)) }
}
