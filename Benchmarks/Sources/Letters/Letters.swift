// A font of nine letters as simple as those of a user-interface font: with as many curves and
// corners, and, as in many fonts, with contours that overlap.

import CoreGraphics
import SegueDisplay

/// A font, and text set in it.
public enum Letters {
  /// The nine letters, glyphs 0 to 8.
  public static let font = GlyphOutlines(
    identity: FontIdentity(contentHash: "letters"), name: "Letters", unitsPerEm: 1000
  ) { glyph in
    letters.indices.contains(Int(glyph)) ? letters[Int(glyph)].outline : nil
  }

  /// Runs of 40 glyphs on lines 22 points apart.
  public static func lines(_ count: Int, at origin: CGPoint, _ transform: CGAffineTransform)
    -> [DisplayItem]
  {
    (0..<count).map { line in
      let glyphs = (0..<40).map { i in
        PositionedGlyph(
          id: letter(i, line), x: origin.x + Double(i) * 8.53,
          y: origin.y + Double(line) * 22)
      }
      return .glyphs(
        GlyphRun(
          font: font, pointSize: 17, glyphs: glyphs, color: .black, transform: transform))
    }
  }

  private static func letter(_ i: Int, _ line: Int) -> UInt32 {
    let number = i * 7 + i / 9 + line * 5
    return UInt32(number % letters.count)
  }

  private static let letters: [Path] = [
    // o, n, l, e, s, d, x, t, i
    ring(45, -12, 485, 568) + ring(137, 62, 301, 420, backwards: true),
    Path(
      "M80 0 L80 546 L170 546 L170 470 C200 520 260 556 330 556 C440 556 510 480 510 340 L510 0 "
        + "L420 0 L420 330 C420 430 380 474 300 474 C220 474 170 420 170 330 L170 0 Z"),
    Path("M80 0 L80 727 L170 727 L170 0 Z"),
    Path(
      "M300 -12 C140 -12 45 100 45 270 C45 440 145 556 295 556 C440 556 530 450 530 285 L530 245 "
        + "L135 245 C140 130 205 66 300 66 C365 66 412 95 432 150 L518 125 "
        + "C490 40 410 -12 300 -12 Z M137 318 L438 318 C430 415 380 476 295 476 "
        + "C205 476 145 410 137 318 Z"),
    Path(
      "M250 -12 C130 -12 55 45 40 140 L130 155 C140 95 185 62 255 62 C330 62 372 92 372 140 "
        + "C372 178 345 200 285 215 L205 235 C105 258 55 308 55 390 C55 490 135 556 250 556 "
        + "C360 556 430 500 447 420 L360 402 C347 452 310 482 250 482 C185 482 143 450 143 400 "
        + "C143 360 168 337 230 322 L305 304 C412 278 462 230 462 148 C462 50 380 -12 250 -12 Z"),
    ring(45, -12, 485, 568) + ring(137, 62, 301, 420, backwards: true)
      + Path("M440 0 L530 0 L530 727 L440 727 Z"),
    Path(
      "M30 0 L200 280 L40 546 L140 546 L250 350 L360 546 L460 546 L300 280 L470 0 L370 0 "
        + "L250 205 L130 0 Z"),
    Path(
      "M320 546 L320 470 L210 470 L210 150 C210 95 235 70 285 70 L320 72 L320 -4 "
        + "C300 -8 280 -10 262 -10 C175 -10 120 45 120 135 L120 470 L40 470 L40 546 L120 546 "
        + "L120 680 L210 680 L210 546 Z"),
    Path("M80 0 L80 546 L170 546 L170 0 Z") + ring(70, 630, 110, 110),
  ]

  private static func ring(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, backwards: Bool = false
  ) -> Path {
    let mirrored = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x + width, ty: 0)
    let path = CGMutablePath()
    path.addEllipse(
      in: CGRect(x: x, y: y, width: width, height: height),
      transform: backwards ? mirrored : .identity)
    return Path(path)
  }
}
