// The images of button types that have their own: drawn, and displayed in the tint color.

import Foundation

/// A plus, a cross or an i in a circle of 22 points.
@MainActor
enum ButtonSymbol {
  case add, close, information

  static func image(_ symbol: ButtonSymbol) -> UIImage {
    let size = CGSize(width: 22, height: 22)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setStroke()
      UIColor.black.setFill()
      let circle = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
      circle.lineWidth = 1.5
      circle.stroke()
      draw(symbol)
    }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private static func draw(_ symbol: ButtonSymbol) {
    let lines = UIBezierPath()
    lines.lineWidth = 1.75
    lines.lineCapStyle = .round
    func line(_ a: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat)) {
      lines.move(to: CGPoint(x: a.0, y: a.1))
      lines.addLine(to: CGPoint(x: b.0, y: b.1))
    }
    switch symbol {
    case .add:
      line((11, 6.5), (11, 15.5))
      line((6.5, 11), (15.5, 11))
    case .close:
      line((7.5, 7.5), (14.5, 14.5))
      line((14.5, 7.5), (7.5, 14.5))
    case .information:
      line((11, 10), (11, 15.5))
      UIBezierPath(ovalIn: CGRect(x: 9.9, y: 5.9, width: 2.2, height: 2.2)).fill()
    }
    lines.stroke()
  }
}
