// Gradients, blend modes, clips along paths and continuous corners, each over the whole frame.

import CoreGraphics
import Letters
import SegueDisplay
import SeguePixels

extension Case {
  static func paint() throws -> [Case] {
    let photo = try Images.screen(width: width, height: height, seed: 4)
    return gradients() + blends(photo) + shapes(photo)
  }

  private static let whole = CGRect(x: 0, y: 0, width: width, height: height)
  private static let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)

  private static func gradients() -> [Case] {
    let colors = (0..<12).map { i in
      DisplayColor(red: Double(i % 3) / 2, green: Double(i % 5) / 4, blue: 0.6, alpha: 1)
    }
    func gradient(_ kind: DisplayGradient.Kind, _ count: Int, alpha: Double = 1) -> DisplayList {
      var stops = colors.prefix(count).enumerated().map { index, color in
        GradientStop(color, at: Double(index) / Double(count - 1))
      }
      stops[0].color.alpha = alpha
      let fill = GradientFill(
        shape: .rounded(RoundedRectangle(whole)), gradient: DisplayGradient(kind, stops: stops))
      return frame(white, [.gradient(fill)])
    }
    let (start, end) = (CGPoint(x: 0, y: 0), CGPoint(x: width, y: height))
    let center = CGPoint(x: 500, y: 900)
    let disc = DisplayCircle(center: center, radius: 900)
    let spot = DisplayCircle(center: center, radius: 0)
    let aside = DisplayCircle(center: CGPoint(x: 400, y: 700), radius: 10)
    let down = CGPoint(x: 0, y: height)
    return [
      Case(name: "gradient, axial, down", list: gradient(.axial(from: start, to: down), 2)),
      Case(name: "gradient, axial, aslant", list: gradient(.axial(from: start, to: end), 2)),
      Case(
        name: "gradient, axial, translucent",
        list: gradient(.axial(from: start, to: end), 2, alpha: 0)),
      Case(name: "gradient, axial, 12 colours", list: gradient(.axial(from: start, to: end), 12)),
      Case(name: "gradient, radial", list: gradient(.radial(from: spot, to: disc), 3)),
      Case(name: "gradient, two circles", list: gradient(.radial(from: aside, to: disc), 3)),
      Case(name: "gradient, conic", list: gradient(.conic(center: center, angle: 1), 5)),
    ]
  }

  private static func blends(_ photo: Bitmap) -> [Case] {
    let modes: [BlendMode] = [.multiply, .overlay, .softLight, .colorDodge, .luminosity, .xor]
    let photo = draw(photo, .identity)
    let card = DisplayItem.solid(
      SolidQuad(
        shape: RoundedRectangle(whole), transform: .identity,
        color: DisplayColor(red: 0.9, green: 0.4, blue: 0.2, alpha: 0.8)))
    return modes.map { mode in
      let group = DisplayItem.group(DisplayGroup(blendMode: mode, items: [card]))
      return Case(name: "blend group, \(mode)", list: frame(white, [photo, group]))
    }
  }

  private static func shapes(_ photo: Bitmap) -> [Case] {
    let circle = Path(CGPath(ellipseIn: whole.insetBy(dx: 20, dy: 20), transform: nil)).outline
    func clipped(_ clip: DisplayClip, _ count: Int = 1) -> DisplayList {
      let items = (0..<count).map { i in
        draw(photo, CGAffineTransform(translationX: 0, y: Double(i) * 400))
      }
      return frame(white, [.group(DisplayGroup(clip: clip, items: items))])
    }
    func rounded(_ curve: CornerCurve) -> DisplayClip {
      DisplayClip(
        shape: RoundedRectangle(whole, radius: 120, curve: curve), transform: .identity)
    }
    func card(_ curve: CornerCurve) -> DisplayList {
      let shape = RoundedRectangle(whole, radius: 120, curve: curve)
      let quad = SolidQuad(shape: shape, transform: .identity, color: .black)
      return frame(white, [draw(photo, .identity), .solid(quad)])
    }
    return [
      Case(name: "path clip around an image", list: clipped(DisplayClip(path: circle))),
      Case(name: "path clip around two", list: clipped(DisplayClip(path: circle), 2)),
      Case(name: "corners, circular clip", list: clipped(rounded(.circular), 2)),
      Case(name: "corners, continuous clip", list: clipped(rounded(.continuous), 2)),
      Case(name: "corners, circular card", list: card(.circular)),
      Case(name: "corners, continuous card", list: card(.continuous)),
    ]
  }
}
