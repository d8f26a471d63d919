// Cases of text and paths. In the moving ones, each frame differs from the preceding one: display
// lists are built anew.

import CoreGraphics
import Letters
import SegueDisplay
import SeguePixels

extension Case {
  private static let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)
  private static let ink = DisplayColor(red: 0.2, green: 0.1, blue: 0.4, alpha: 1)

  private static func frame(_ items: [DisplayItem], height: Int = height) -> DisplayList {
    DisplayList(width: width, height: height, background: white, items: items)
  }

  private static func text(_ lines: Int, scale: Double = 3, move: Double = 0) -> [DisplayItem] {
    Letters.lines(
      lines, at: CGPoint(x: 8, y: 20.4),
      CGAffineTransform(
        a: CGFloat(scale), b: 0, c: 0, d: CGFloat(scale), tx: 0.37, ty: CGFloat(move)))
  }

  static func texts() -> [Case] {
    let (c, s) = (0.9563047559630354, 0.2923717047227367)  // 17 degrees
    let turned = CGAffineTransform(
      a: CGFloat(3 * c), b: CGFloat(3 * s), c: CGFloat(-3 * s), d: CGFloat(3 * c), tx: 200, ty: -90)
    return [
      Case(name: "empty strip of 1080 x 96", list: frame([], height: 96)),
      Case(name: "line of 40 glyphs, warm", list: frame(text(1), height: 96)),
      // A font size that no earlier frame had, so that no cached result can be used.
      Case(name: "line of 40 glyphs, cold") { frame(text(1, scale: 3 + 1e-7 * $0), height: 96) },
      Case(name: "empty frame", list: frame([])),
      Case(name: "1,000 glyphs, still", list: frame(text(25))),
      Case(name: "1,000 glyphs, sliding") { frame(text(25, move: 1.37 * $0)) },
      Case(name: "1,000 glyphs, growing") { frame(text(25, scale: 3.02 + 1e-5 * $0)) },
      Case(name: "1,000 glyphs, turned", list: frame(Letters.lines(25, at: .zero, turned))),
    ]
  }

  /// A chat: bubbles of a nine-part image that is drawn in one color.
  static func bubbles() throws -> [Case] {
    let pixels = try PixelBuffer(width: 120, height: 120)
    for y in 0..<120 {
      for x in 0..<120 {
        let (dx, dy) = (max(0, abs(2 * x - 119) - 17), max(0, abs(2 * y - 119) - 17))
        let level = UInt8(min(255, max(0, 102 * 51 - (dx * dx + dy * dy) / 2)))
        pixels[x, y] = PremultipliedRGBA8(level, level, level, level)
      }
    }
    let bubble = Bitmap(pixels)
    func item(_ i: Int, _ move: Double) -> DisplayItem {
      .image(
        ImageQuad(
          bitmap: bubble, source: CGRect(x: 0, y: 0, width: 120, height: 120),
          destination: CGRect(x: 60 + i % 3 * 100, y: i * 90, width: 700, height: 80),
          transform: CGAffineTransform(translationX: 0.5, y: CGFloat(move)), tint: ink,
          ninePart: NinePart(
            center: CGRect(x: 55, y: 55, width: 10, height: 10), left: 36, top: 36, right: 36,
            bottom: 36)))
    }
    return [
      Case(name: "20 tinted bubbles in nine parts") { n in
        frame((0..<20).map { item($0, 0.37 * n) })
      }
    ]
  }

  static func paths() -> [Case] {
    let circle = CGPath(
      ellipseIn: CGRect(x: 40, y: 40, width: 1000, height: 1800), transform: nil)
    return [
      Case(name: "path: an ellipse", list: frame([.path(PathFill(path: circle, color: ink))])),
      Case(
        name: "path: a star of 201 crossing lines",
        list: frame([.path(PathFill(path: star(201), color: ink, rule: .evenOdd))])),
      Case(
        name: "path: a coast of 20,000 lines",
        list: frame([.path(PathFill(path: coast(20_000), color: ink))])),
      Case(name: "path: 200 hearts", list: frame((0..<200).map(heart))),
    ]
  }

  private static func star(_ points: Int) -> PathOutline {
    var path = PathOutline()
    for i in 0..<points {
      // Points on a square, each almost opposite the preceding one.
      let t = Double(i * (points / 2) % points) / Double(points) * 4
      let (x, y) = corner(Int(t), t - t.rounded(.down))
      let point = CGPoint(x: 40 + 1000 * x, y: 40 + 1800 * y)
      path.append(i == 0 ? .move(point) : .line(point))
    }
    path.append(.close)
    return path
  }

  /// A point on the side of a square.
  private static func corner(_ side: Int, _ f: Double) -> (x: Double, y: Double) {
    switch side {
    case 0: (f, 0)
    case 1: (1, f)
    case 2: (1 - f, 1)
    default: (0, 1 - f)
    }
  }

  private static func coast(_ lines: Int) -> PathOutline {
    var path = PathOutline()
    var state: UInt64 = 5
    path.append(.move(CGPoint(x: 0, y: 0)))
    for i in 0..<lines {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let x = 500 + Double(state >> 54) / 12
      path.append(.line(CGPoint(x: x, y: Double(i) * 1920 / Double(lines))))
    }
    path.append(.line(CGPoint(x: 0, y: 1920)))
    path.append(.close)
    return path
  }

  private static func heart(_ i: Int) -> DisplayItem {
    let path = Path(
      "M40 75 C0 45 0 10 20 10 C32 10 40 20 40 28 C40 20 48 10 60 10 C80 10 80 45 40 75 Z")
    let (x, y) = (Double(i * 7919 % 1000) + 0.3, Double(i * 104_729 % 1840) + 0.7)
    return .path(
      PathFill(
        path: path.outline, transform: CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)),
        color: ink))
  }
}
