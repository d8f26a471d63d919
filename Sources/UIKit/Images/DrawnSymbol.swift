// System symbols that are drawn, since the icon font has none of their shape: the pencil in a square with which
// apps compose, and the faces of dice.

import Foundation

/// A symbol that is drawn instead of an icon of the font. All measures are by eye.
enum DrawnSymbol: Sendable, Equatable {
  /// A pencil over the corner of a square.
  case compose
  /// The face of a die with a number of pips, from 1 to 6.
  case die(Int, isFilled: Bool)

  /// Returns the drawing of a system symbol; `nil` for other symbols.
  static func of(_ name: String) -> DrawnSymbol? {
    if name == "square.and.pencil" { return .compose }
    let parts = name.split(separator: ".")
    guard parts.count >= 3, parts[0] == "die", parts[1] == "face", let number = Int(parts[2]),
      (1...6).contains(number)
    else { return nil }
    return .die(number, isFilled: parts.last == "fill")
  }

  /// Draws the symbol in black.
  /// - Parameters:
  ///   - side: The width and height of the image, in points.
  ///   - change: The change of the width of strokes relative to that of the icon font.
  @MainActor func draw(side: CGFloat, change: CGFloat) {
    UIColor.black.set()
    let width = side / 12 * (1 + change)
    switch self {
    case .compose: Self.drawPencil(side / 24, width)
    case .die(let number, let isFilled): Self.drawDie(number, isFilled, side / 24, width)
    }
  }

  @MainActor private static func drawPencil(_ unit: CGFloat, _ width: CGFloat) {
    let (left, top, right, bottom, radius) = (3.5, 5.0, 19.0, 20.5, 3.0)
    let square = UIBezierPath()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * unit, y: y * unit) }
    func corner(_ x: CGFloat, _ y: CGFloat, from angle: CGFloat) {
      square.addArc(
        withCenter: point(x, y), radius: radius * unit, startAngle: angle,
        endAngle: angle - .pi / 2, clockwise: false)
    }
    square.move(to: point(12.5, top))
    corner(left + radius, top + radius, from: .pi * 1.5)
    corner(left + radius, bottom - radius, from: .pi)
    corner(right - radius, bottom - radius, from: .pi / 2)
    square.addLine(to: point(right, 11.5))
    square.lineWidth = width
    square.lineCapStyle = .round
    square.stroke()
    let side = 15.5 * unit
    guard let pencil = BarGlyph.text("edit", side: side) else { return }
    WeightedGlyph(pencil, side: side, change: 0).draw(.solid, at: point(7.6, 0.6))
  }

  /// The places of pips in a grid of three by three, by the number of pips.
  private static let pips: [[(CGFloat, CGFloat)]] = [
    [(0, 0)], [(-1, -1), (1, 1)], [(-1, -1), (0, 0), (1, 1)],
    [(-1, -1), (1, -1), (-1, 1), (1, 1)], [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
  ]

  @MainActor private static func drawDie(
    _ number: Int, _ isFilled: Bool, _ unit: CGFloat, _ width: CGFloat
  ) {
    let box = CGRect(x: 2.5 * unit, y: 2.5 * unit, width: 19 * unit, height: 19 * unit)
    let inset = isFilled ? 0 : width / 2
    let plate = UIBezierPath(
      roundedRect: box.insetBy(dx: inset, dy: inset), cornerRadius: 4.5 * unit - inset)
    plate.lineWidth = width
    if isFilled { plate.fill() } else { plate.stroke() }
    let (radius, step) = (number == 1 ? 2.2 * unit : 1.7 * unit, 4.6 * unit)
    for (x, y) in pips[number - 1] {
      let center = CGPoint(x: 12 * unit + x * step, y: 12 * unit + y * step)
      let pip = UIBezierPath(
        arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      pip.fill(with: isFilled ? .clear : .normal, alpha: 1)
    }
  }
}
