// The images of buttons that have their own: of their type, and the one that clears a text field.

import Foundation

@MainActor
enum ButtonSymbol {
  /// A plus or an i in a ring, a cross in a gray disc, a cross cut out of a disc.
  case add, information, close, clear

  /// The sizes of the images in points, those of iOS.
  private static let (ringSize, discSize, clearSize): (CGFloat, CGFloat, CGFloat) = (22, 30, 18)

  /// Returns the image: a template, but for `close`, which has the colors of the given traits.
  func image(for traits: UITraitCollection) -> UIImage {
    switch self {
    case .add, .information: Self.drawn(Self.ringSize, drawRing).withRenderingMode(.alwaysTemplate)
    case .clear: Self.drawn(Self.clearSize, drawClear).withRenderingMode(.alwaysTemplate)
    case .close: Self.drawn(Self.discSize) { drawClose(traits) }.withRenderingMode(.alwaysOriginal)
    }
  }

  private static func drawn(_ size: CGFloat, _ draw: () -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in draw() }
  }

  private func drawRing() {
    UIColor.black.set()
    let circle = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
    circle.lineWidth = 1.5
    circle.stroke()
    let lines = UIBezierPath()
    (lines.lineWidth, lines.lineCapStyle) = (1.75, .round)
    lines.move(to: CGPoint(x: 11, y: self == .add ? 6.5 : 10))
    lines.addLine(to: CGPoint(x: 11, y: 15.5))
    if self == .add {
      lines.move(to: CGPoint(x: 6.5, y: 11))
      lines.addLine(to: CGPoint(x: 15.5, y: 11))
    } else {
      UIBezierPath(ovalIn: CGRect(x: 9.9, y: 5.9, width: 2.2, height: 2.2)).fill()
    }
    lines.stroke()
  }

  private func drawClose(_ traits: UITraitCollection) {
    UIColor.tertiarySystemFill.resolvedColor(with: traits).setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: Self.discSize, height: Self.discSize)).fill()
    UIColor.secondaryLabel.resolvedColor(with: traits).setStroke()
    Self.cross(in: Self.discSize, reach: 4.75, lineWidth: 2.25).stroke()
  }

  private func drawClear() {
    UIColor.black.setFill()
    let size = Self.clearSize
    UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: size - 2, height: size - 2)).fill()
    Self.cross(in: size, reach: 2.75, lineWidth: 1.5).stroke(with: .clear, alpha: 1)
  }

  /// Returns a cross in the middle of a square. One path, so that a translucent color is even.
  private static func cross(in size: CGFloat, reach: CGFloat, lineWidth: CGFloat) -> UIBezierPath {
    let (low, high) = (size / 2 - reach, size / 2 + reach)
    let lines = UIBezierPath()
    (lines.lineWidth, lines.lineCapStyle) = (lineWidth, .round)
    for (a, b) in [(low, high), (high, low)] {
      lines.move(to: CGPoint(x: a, y: low))
      lines.addLine(to: CGPoint(x: b, y: high))
    }
    return lines
  }
}

extension UIButton.ButtonType {
  /// The image of button types that have one of their own.
  var symbol: ButtonSymbol? {
    switch self {
    case .custom, .system: nil
    case .contactAdd: .add
    case .close: .close
    case .detailDisclosure, .infoLight, .infoDark: .information
    }
  }
}
