import UIKit

/// A transition in which broad brush strokes, back and forth, paint the new screen over the old one.
public final class PaintTransition: ScreenTransition {
  private let strokes: Int
  private let seed: Int

  /// Creates a transition with the given number of strokes; `seed` chooses their ragged ends.
  public init(
    _ direction: TransitionDirection, strokes: Int = 5, seed: Int = 1,
    timing: MotionTiming = .linear(1.1)
  ) {
    (self.strokes, self.seed) = (strokes, seed)
    super.init(direction, timing: timing)
  }

  /// The bristles of a brush.
  private static let bristles = 16

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.reveal(direction) { mask in
      // The strokes slant: the sheet with them is turned, and large enough to cover the screen.
      let slant = CGFloat(-0.16)
      let (sine, cosine) = sineAndCosine(abs(slant))
      let (width, height) = (mask.bounds.width, mask.bounds.height)
      let sheet = UIView()
      sheet.bounds.size = CGSize(
        width: (width * cosine + height * sine).rounded(.up) + 2,
        height: (height * cosine + width * sine).rounded(.up) + 2)
      sheet.center = mask.bounds.middle
      sheet.transform = CGAffineTransform(rotationAngle: slant)
      mask.addSubview(sheet)
      return paint(sheet)
    }
  }

  private func paint(_ sheet: UIView) -> MotionSequence {
    var numbers = SeededNumbers(seed: seed)
    var motion = MotionSequence(direction)
    let length = 1.7 / (Double(strokes) + 0.7)
    for (index, band) in sheet.bounds.cells(columns: 1, rows: strokes).enumerated() {
      let goesRight = index.isMultiple(of: 2)
      let start = min(Double(index) * length / 1.7, 1 - length)
      let lines = band.insetBy(dx: 0, dy: -2).cells(columns: 1, rows: Self.bristles)
      for (bristle, line) in lines.enumerated() {
        // The middle of the brush leads.
        let aside = 2 * Double(bristle) / Double(Self.bristles - 1) - 1
        let lag = 0.07 * aside * aside + numbers.next(in: 0...0.09)
        let ink = sheet.addOpening()
        let trace = line.insetBy(dx: 0, dy: -2)
        ink.layer.cornerRadius = trace.height / 2
        // The rounded ends begin and end beyond the edges.
        let way = trace.insetBy(dx: -trace.height, dy: 0)
        motion.add(from: start + lag * length, to: start + length, steps: 6) { position in
          let toward = CGVector(dx: goesRight ? 1 : -1, dy: 0)
          ink.frame = way.grown(toward: toward, to: position * (2 - position))
        }
      }
    }
    return motion
  }
}

extension PaintTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "paint", summary: "Broad brush strokes, back and forth, paint the new screen.",
    tags: [.mask, .seeded],
    parameters: [
      .duration(1.1), .count("strokes", 5, 1...12, "The number of strokes."), .seed,
    ],
    source: "Our choice: five strokes in the time in which a hand paints them."
  ) {
    PaintTransition(
      $0, strokes: $1.count("strokes"), seed: $1.count("seed"), timing: .linear($1.duration))
  }
}
