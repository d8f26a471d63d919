// Masks: by a shape, by an image, by composed items, over images, and nested.

import CoreGraphics
import SegueDisplay
import SeguePixels

extension ComparisonScene {
  static func masks() throws -> [ComparisonScene] {
    let photo = try Images.soft(width: 160, height: 120, alpha: false)
    let whole = CGRect(x: 0, y: 0, width: 160, height: 120)
    let card = CGRect(x: 20, y: 30, width: 110, height: 90)
    let image = DisplayItem.image(
      ImageQuad(
        bitmap: photo, source: whole, destination: whole, transform: map(17, 1.2, 60, 10)))
    func round(_ alpha: Double, _ t: CGAffineTransform) -> DisplayItem {
      .solid(
        SolidQuad(
          shape: RoundedRectangle(card, radius: 24), transform: t, color: color(1, 1, 1, alpha)))
    }
    let sheet = DisplayItem.solid(
      SolidQuad(
        shape: RoundedRectangle(CGRect(x: 0, y: 60, width: 240, height: 90)),
        transform: .identity, color: color(0.9, 0.3, 0.1, 0.8)))
    let two = [round(0.6, .identity), round(0.7, map(17, 1, 70, 20))]
    let inner = DisplayItem.masked(DisplayMask([image, sheet], through: two))
    return [
      ComparisonScene(
        "mask-shape", on: color(1, 1, 1), images: [photo],
        [.masked(DisplayMask([image, sheet], through: [round(1, map(17, 1, 60, 20))]))]),
      ComparisonScene("mask-composed", on: color(0.2, 0.3, 0.5), images: [photo], [inner]),
      ComparisonScene(
        "mask-in-mask", on: color(1, 1, 1), images: [photo],
        [.masked(DisplayMask([inner, round(0.5, map(0, 1, 50.3, 40.6))], through: [sheet]))]),
    ]
  }
}
