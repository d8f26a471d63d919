// The cases of the table in Documentation/Internals/PERFORMANCE.md, all at 1080 x 1920.

import CoreGraphics
import SegueDisplay
import SeguePixels

struct Case {
  var name: String
  /// The frame drawn the nth time.
  var list: (Double) -> DisplayList

  init(name: String, list: DisplayList) { self.init(name: name) { _ in list } }

  init(name: String, list: @escaping (Double) -> DisplayList) {
    (self.name, self.list) = (name, list)
  }

  static let width = 1080
  static let height = 1920

  static func frame(_ background: DisplayColor, _ items: [DisplayItem]) -> DisplayList {
    DisplayList(width: width, height: height, background: background, items: items)
  }

  private static func move(_ x: Double, _ y: Double) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: CGFloat(x), ty: CGFloat(y))
  }

  static func draw(_ bitmap: Bitmap, _ t: CGAffineTransform, opacity: Double = 1)
    -> DisplayItem
  {
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    return .image(
      ImageQuad(
        bitmap: bitmap, source: rect, destination: rect, transform: t, opacity: opacity))
  }

  /// A slide downward: the old screen at 40 % of its distance and half faded, the new one entering
  /// from above.
  private static func slide(_ a: Bitmap, _ b: Bitmap, by fraction: Double, alpha: Double)
    -> DisplayList
  {
    let y = Double(height) * 0.4 + fraction
    return frame(
      .black, [draw(a, move(0, y), opacity: alpha), draw(b, move(0, y - Double(height)))])
  }

  static func all() throws -> [Case] {
    try images() + bubbles() + texts() + paths() + shadows() + cards() + glass()
      + perspectives() + paint()
  }

  private static func images() throws -> [Case] {
    let a = try Images.screen(width: width, height: height, seed: 1)
    let b = try Images.screen(width: width, height: height, seed: 2)
    let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)
    let (w, h) = (Double(width), Double(height))
    func scaled(_ s: Double) -> CGAffineTransform {
      CGAffineTransform(
        a: CGFloat(s), b: 0, c: 0, d: CGFloat(s), tx: CGFloat(w * (1 - s) / 2),
        ty: CGFloat(h * (1 - s) / 2))
    }
    let (c, s) = (0.9563047559630354, 0.2923717047227367)  // 17 degrees
    let turned = CGAffineTransform(
      a: CGFloat(c), b: CGFloat(s), c: CGFloat(-s), d: CGFloat(c), tx: 0, ty: 0)
    let full = RoundedRectangle(CGRect(x: 0, y: 0, width: w, height: h), radius: 40)
    let clip = DisplayClip(shape: full, transform: .identity)
    let squares = (0..<200).map { i in square(i, c, s) }
    return [
      Case(name: "copy", list: frame(.black, [draw(a, move(0, 100))])),
      Case(name: "translate .37 .61", list: frame(.black, [draw(a, move(0.37, 0.61))])),
      Case(name: "scale 0.8", list: frame(white, [draw(a, scaled(0.8))])),
      Case(name: "scale 0.6 (two levels)", list: frame(white, [draw(a, scaled(0.6))])),
      Case(name: "rotate 17, alpha .5", list: frame(white, [draw(a, turned, opacity: 0.5)])),
      Case(name: "slide, whole, alpha .5", list: slide(a, b, by: 0, alpha: 0.5)),
      Case(name: "slide, +.3, alpha .5", list: slide(a, b, by: 0.3, alpha: 0.5)),
      Case(name: "slide, whole, opaque", list: slide(a, b, by: 0, alpha: 1)),
      Case(name: "200 rotated squares", list: frame(white, squares)),
      Case(
        name: "rounded clip 40",
        list: frame(white, [.group(DisplayGroup(clip: clip, items: [draw(a, .identity)]))])),
      Case(
        name: "faded group of two",
        list: frame(
          white,
          [.group(DisplayGroup(opacity: 0.5, items: [draw(a, .identity), square(7, c, s)]))])),
      Case(name: "5,000 small views", list: frame(white, (0..<5000).map(small))),
    ]
  }

  private static func square(_ i: Int, _ c: Double, _ s: Double) -> DisplayItem {
    let (x, y) = (Double(i * 7919 % 1000), Double(i * 104_729 % 1840))
    let turned = CGAffineTransform(
      a: CGFloat(c), b: CGFloat(s), c: CGFloat(-s), d: CGFloat(c), tx: CGFloat(x + 0.3),
      ty: CGFloat(y + 0.7))
    let color = DisplayColor(red: Double(i % 7) / 7, green: Double(i % 5) / 5, blue: 0.5, alpha: 1)
    let shape = RoundedRectangle(CGRect(x: 0, y: 0, width: 80, height: 80))
    return .solid(SolidQuad(shape: shape, transform: turned, color: color))
  }

  private static func small(_ i: Int) -> DisplayItem {
    let (x, y) = (Double(i * 7919 % 1060) + 0.5, Double(i * 104_729 % 1900))
    let color = DisplayColor(red: Double(i % 7) / 7, green: Double(i % 5) / 5, blue: 0.5, alpha: 1)
    let shape = RoundedRectangle(CGRect(x: x, y: y, width: 20, height: 20), radius: 4)
    return .solid(SolidQuad(shape: shape, transform: .identity, color: color))
  }
}
