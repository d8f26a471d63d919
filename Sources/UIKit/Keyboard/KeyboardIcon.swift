// The icons of the keyboard's keys, as paths in a square of 24 by 24 points.

import Foundation

/// An icon on a key.
enum KeyboardIcon {
  case shift, shifted, delete, emoji, dictation, dismiss
}

@MainActor
extension KeyboardIcon {
  /// Draws the icon around a point, with lines of a color.
  func draw(around center: CGPoint, color: UIColor) {
    let path = path
    path.apply(CGAffineTransform(translationX: center.x - 12, y: center.y - 12))
    path.lineWidth = 1.6
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    color.set()
    if self == .shifted { path.fill() }
    path.stroke()
  }

  private var path: UIBezierPath {
    switch self {
    case .shift, .shifted: Self.arrow
    case .delete: Self.deleteKey
    case .emoji: Self.face
    case .dictation: Self.microphone
    case .dismiss: Self.board
    }
  }

  private static func lines(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if closed { path.close() }
    return path
  }

  private static var arrow: UIBezierPath {
    lines(
      [(12, 3.5), (20.5, 12.5), (16, 12.5), (16, 20), (8, 20), (8, 12.5), (3.5, 12.5)], closed: true
    )
  }

  private static var deleteKey: UIBezierPath {
    let path = lines([(9, 4.5), (22.5, 4.5), (22.5, 19.5), (9, 19.5), (2, 12)], closed: true)
    path.append(lines([(12.5, 9), (18.5, 15)]))
    path.append(lines([(18.5, 9), (12.5, 15)]))
    return path
  }

  private static var face: UIBezierPath {
    let path = UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 21, height: 21))
    for x in [7.8, 14.8] {
      path.append(UIBezierPath(ovalIn: CGRect(x: x, y: 8.2, width: 1.4, height: 2.2)))
    }
    let mouth = UIBezierPath(
      arcCenter: CGPoint(x: 12, y: 12.5), radius: 5.5, startAngle: 0.15 * .pi, endAngle: 0.85 * .pi,
      clockwise: true)
    path.append(mouth)
    return path
  }

  private static var microphone: UIBezierPath {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 8.5, y: 1.5, width: 7, height: 13), cornerRadius: 3.5)
    path.append(
      UIBezierPath(
        arcCenter: CGPoint(x: 12, y: 11.5), radius: 6.5, startAngle: 0, endAngle: .pi,
        clockwise: true))
    path.append(lines([(12, 18), (12, 22)]))
    path.append(lines([(8.5, 22), (15.5, 22)]))
    return path
  }

  private static var board: UIBezierPath {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 2, y: 3, width: 20, height: 12), cornerRadius: 2.5)
    path.append(lines([(6, 7), (18, 7)]))
    path.append(lines([(7, 11), (17, 11)]))
    path.append(lines([(9, 18.5), (12, 21.5), (15, 18.5)]))
    return path
  }
}
