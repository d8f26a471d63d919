// Planes in perspective: cards that flip, a floor up to its horizon, text on a door, and items that
// are clipped, faded and nested in planes. Compared with Skia.

import CoreGraphics
import Letters
import SegueDisplay
import SeguePixels

extension ComparisonScene {
  /// A plane rotated about the vertical line at (x, y), or the horizontal one, seen from
  /// `distance`.
  private static func turned(
    _ cosine: Double, _ sine: Double, level: Bool = false, distance: Double = 400, _ x: Double,
    _ y: Double
  ) -> Homography {
    let depth = sine / distance
    let turn =
      level
      ? Homography(a: 1, b: 0, c: 0, d: cosine, tx: 0, ty: 0, p: 0, q: depth, r: 1)
      : Homography(a: cosine, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: depth, q: 0, r: 1)
    return turn.concatenating(Homography(CGAffineTransform(translationX: x, y: y)))
  }

  private static func seen(_ map: Homography, _ items: [DisplayItem]) -> DisplayItem {
    .projected(DisplayProjection(items, through: map))
  }

  private static func card(_ color: DisplayColor, radius: Double = 14) -> DisplayItem {
    .solid(
      SolidQuad(
        shape: RoundedRectangle(CGRect(x: -80, y: -60, width: 160, height: 120), radius: radius),
        transform: .identity, color: color))
  }

  static func perspective() throws -> [ComparisonScene] {
    let photo = try Images.soft(width: 200, height: 150, alpha: false)
    let glass = try Images.soft(width: 90, height: 120, alpha: true)
    func image(_ bitmap: Bitmap, opacity: Double = 1) -> DisplayItem {
      .image(
        ImageQuad(
          bitmap: bitmap, source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
          destination: CGRect(x: -70, y: -50, width: 140, height: 100), transform: .identity,
          opacity: opacity))
    }
    let paper = color(1, 0.98, 0.94)
    let flips = [(0.9, 0.4358898943540674), (0.6, 0.8), (0.28, 0.96), (-0.6, 0.8)]
    let cards = flips.enumerated().map { index, turn in
      ComparisonScene(
        "flip-\(index + 1)", on: paper, images: [photo],
        [
          seen(
            turned(turn.0, turn.1, level: index == 1, 120, 100),
            [card(color(0.2, 0.3, 0.6)), image(photo)])
        ])
    }
    let floor = Homography(a: 1, b: 0, c: 0.1, d: -0.9, tx: 120, ty: 60, p: 0, q: -0.01, r: 1)
    let wide = CGRect(x: -400, y: -400, width: 800, height: 800)
    let ground = DisplayItem.solid(
      SolidQuad(
        shape: RoundedRectangle(wide, radius: 90), transform: .identity, color: color(0, 0.5, 0.4)))
    let clip = DisplayClip(
      shape: RoundedRectangle(CGRect(x: -60, y: -45, width: 120, height: 90), radius: 30),
      transform: .identity)
    let clipped = DisplayItem.group(
      DisplayGroup(opacity: 0.7, clip: clip, items: [image(photo), card(color(1, 0.8, 0, 0.4))]))
    return cards + [
      ComparisonScene("horizon", on: color(0.6, 0.8, 1), [seen(floor, [ground])]),
      ComparisonScene(
        "plane-faded", on: paper, images: [photo, glass],
        [seen(turned(0.8, -0.6, 120, 100), [clipped, image(glass, opacity: 0.6)])]),
      ComparisonScene(
        "plane-in-plane", on: paper, images: [glass],
        [
          seen(
            turned(0.8, 0.6, distance: 300, 120, 100),
            [
              card(color(0.8, 0.2, 0.3)),
              seen(turned(0.6, 0.8, level: true, distance: 200, 10, -5), [image(glass)]),
            ])
        ]),
      ComparisonScene(
        "door", on: paper,
        [
          seen(
            turned(0.7, 0.714142842854285, distance: 350, 30, 4),
            [
              .solid(
                SolidQuad(
                  shape: RoundedRectangle(CGRect(x: 0, y: 0, width: 240, height: 190)),
                  transform: .identity, color: color(1, 1, 1)))
            ]
              + Letters.lines(9, at: CGPoint(x: 4, y: 17), .identity))
        ]),
    ]
  }
}
