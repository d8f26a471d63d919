// Images that are made smaller, and that get a background.

import Foundation

extension CGImage {
  /// Returns the image, made smaller until its longer side has at most `maximumSide` pixels; `nil` if
  /// there is not enough memory.
  func fitting(_ maximumSide: Double?) -> CGImage? {
    let side = Double(max(width, height))
    guard let maximumSide, maximumSide > 0, maximumSide < side else { return self }
    func length(_ pixels: Int) -> Double {
      max((Double(pixels) * maximumSide.rounded(.down) / side).rounded(), 1)
    }
    return drawn(in: CGRect(x: 0, y: 0, width: length(width), height: length(height)), nil)
  }

  /// Returns the image over a color; `nil` if there is not enough memory.
  func over(_ color: CGColor) -> CGImage? {
    drawn(in: CGRect(x: 0, y: 0, width: width, height: height), color)
  }

  private func drawn(in area: CGRect, _ background: CGColor?) -> CGImage? {
    let context = CGContext(bounds: area, scale: 1)
    if let background {
      context.setFillColor(background)
      context.fill(area)
    }
    context.translateBy(x: 0, y: area.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(self, in: area)
    RecordingPixels.install()
    guard let image = context.makeImage()?.asPixels, image.drawing == nil else { return nil }
    return image
  }
}
