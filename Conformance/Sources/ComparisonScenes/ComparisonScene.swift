// One of each kind of item that a frame can contain, in each possible placement: upright, between
// pixels, scaled, rotated, sheared, clipped, faded and nested.

import CoreGraphics
import SegueDisplay
import SeguePixels

struct ComparisonScene {
  var name: String
  var list: DisplayList
  /// In the order in which they first appear.
  var images: [Bitmap]

  private static let width = 240
  private static let height = 200

  init(
    _ name: String, on background: DisplayColor = .black, images: [Bitmap] = [],
    _ items: [DisplayItem]
  ) {
    self.name = name
    list = DisplayList(
      width: Self.width, height: Self.height, background: background, items: items)
    self.images = images
  }

  static func all() throws -> [ComparisonScene] {
    try solids() + images() + groups() + paths() + texts() + masks() + perspective() + paint()
  }

  static func color(_ r: Double, _ g: Double, _ b: Double, _ a: Double = 1)
    -> DisplayColor
  {
    DisplayColor(red: r, green: g, blue: b, alpha: a)
  }

  /// A rotation by `degrees` (one of a few values) and a scaling, followed by a translation.
  static func map(_ degrees: Int, _ scale: Double, _ x: Double, _ y: Double)
    -> CGAffineTransform
  {
    let (c, s) =
      switch degrees {
      case 17: (0.9563047559630354, 0.2923717047227367)
      case 45: (0.7071067811865476, 0.7071067811865476)
      case 90: (0.0, 1.0)
      case 200: (-0.9396926207859084, -0.3420201433256687)
      default: (1.0, 0.0)
      }
    return CGAffineTransform(
      a: CGFloat(c * scale), b: CGFloat(s * scale), c: CGFloat(-s * scale), d: CGFloat(c * scale),
      tx: CGFloat(x), ty: CGFloat(y))
  }

  private static func solid(
    _ rect: CGRect, _ radius: Double, _ t: CGAffineTransform, _ color: DisplayColor
  ) -> DisplayItem {
    .solid(SolidQuad(shape: RoundedRectangle(rect, radius: radius), transform: t, color: color))
  }

  private static func image(_ bitmap: Bitmap, _ t: CGAffineTransform, opacity: Double = 1)
    -> DisplayItem
  {
    let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    return .image(
      ImageQuad(
        bitmap: bitmap, source: whole, destination: whole, transform: t, opacity: opacity))
  }

  private static func solids() -> [ComparisonScene] {
    let card = CGRect(x: 10, y: 20, width: 120, height: 80)
    let white = color(1, 1, 1)
    return [
      ComparisonScene(
        "solids", on: white,
        [
          solid(card, 0, .identity, color(0.9, 0.2, 0.1)),
          solid(card, 12, map(0, 1, 60.37, 40.81), color(0.1, 0.4, 0.9, 0.6)),
          solid(card, 20, map(17, 1, 100, 20), color(0, 0.6, 0.3, 0.4)),
        ]),
      ComparisonScene(
        "sheared", on: color(0.2, 0.2, 0.25),
        [
          solid(
            card, 16, CGAffineTransform(a: 1.1, b: 0.4, c: -0.3, d: 0.9, tx: 40, ty: 10),
            color(1, 0.8, 0.2)),
          solid(
            card, 40, CGAffineTransform(a: -0.8, b: 0.1, c: 0.5, d: 0.7, tx: 150, ty: 90),
            color(0.2, 0.9, 1, 0.5)),
        ]),
    ]
  }

  private static func images() throws -> [ComparisonScene] {
    let photo = try Images.soft(width: 200, height: 150, alpha: false)
    let glass = try Images.soft(width: 90, height: 120, alpha: true)
    let gray = color(0.5, 0.5, 0.5)
    return [
      ComparisonScene(
        "copied", on: gray, images: [photo, glass],
        [image(photo, map(0, 1, 20, 30)), image(glass, map(0, 1, 100, 50))]),
      ComparisonScene(
        "between-pixels", on: gray, images: [photo, glass],
        [
          image(photo, map(0, 1, 20.37, 30.61)),
          image(glass, map(0, 1, 100.5, 50.25), opacity: 0.7),
        ]),
      ComparisonScene(
        "scaled", on: gray, images: [photo, glass],
        [image(photo, map(0, 0.8, 10.3, 20)), image(glass, map(0, 1.6, 80, 1.5))]),
      ComparisonScene(
        "reduced", on: gray, images: [photo, glass],
        [image(photo, map(0, 0.35, 10.3, 20)), image(glass, map(17, 0.6, 120, 20))]),
      ComparisonScene(
        "turned", on: gray, images: [photo, glass],
        [
          image(photo, map(17, 1, 50, 5), opacity: 0.5), image(glass, map(45, 1.1, 120, 30)),
          image(glass, map(200, 0.9, 110, 170)),
        ]),
    ]
  }

  private static func groups() throws -> [ComparisonScene] {
    let photo = try Images.soft(width: 200, height: 150, alpha: false)
    let card = RoundedRectangle(CGRect(x: 0, y: 0, width: 130, height: 100), radius: 24)
    func group(
      _ opacity: Double, _ clip: RoundedRectangle?, _ t: CGAffineTransform, _ items: [DisplayItem]
    ) -> DisplayItem {
      let clip = clip.map { DisplayClip(shape: $0, transform: t) }
      return .group(DisplayGroup(opacity: opacity, clip: clip, items: items))
    }
    let inner = [
      image(photo, map(0, 1, 30, 20)), solid(card.rect, 8, map(17, 0.5, 90, 40), color(1, 1, 0)),
    ]
    let sharp = RoundedRectangle(CGRect(x: 0, y: 0, width: 100, height: 90))
    return [
      ComparisonScene(
        "faded-group", on: color(1, 1, 1), images: [photo],
        [group(0.5, nil, .identity, inner)]),
      ComparisonScene(
        "clipped", on: color(0.1, 0.3, 0.2), images: [photo],
        [
          group(1, card, map(0, 1, 20.5, 10), [image(photo, map(0, 1, 10, -20))]),
          group(0.8, card, map(17, 1, 120, 70), inner),
        ]),
      ComparisonScene(
        "nested", on: color(1, 0.9, 0.8), images: [photo],
        [group(0.9, card, map(17, 1.2, 60, 20), [group(0.6, sharp, map(0, 1, 70, 50), inner)])]),
    ]
  }
}
