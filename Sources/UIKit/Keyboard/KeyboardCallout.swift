// What rises from a key of a phone while it is touched: its character again, larger and above the finger.

import Foundation

/// The enlarged character above a key.
@MainActor
final class KeyboardCallout: UIView {
  private static let height: CGFloat = 54
  /// The distance by which the callout is wider than the key, at each side.
  private static let overhang: CGFloat = 12

  private var key: KeyboardKey?

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.shadowOpacity = 0.35
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes its place above a key; beside the edges of the keyboard it is not as wide.
  func show(_ key: KeyboardKey, in bounds: CGRect) {
    self.key = key
    let left = max(key.frame.minX - Self.overhang, bounds.minX + 1)
    let right = min(key.frame.maxX + Self.overhang, bounds.maxX - 1)
    frame = CGRect(
      x: left, y: key.frame.minY - Self.height, width: right - left,
      height: Self.height + key.frame.height)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let key, case .text(let text) = key.face else { return }
    let foot = key.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
    KeyboardPainter.character.setFill()
    for outline in outlines(around: foot) { outline.fill() }
    let head = CGRect(x: 0, y: 0, width: bounds.width, height: Self.height - 6)
    KeyboardPainter.draw(text, in: head, font: .systemFont(ofSize: 35), color: .label)
  }

  /// A bubble that narrows to the key below it, in parts that overlap.
  private func outlines(around foot: CGRect) -> [UIBezierPath] {
    let (width, neck) = (bounds.width, Self.height - 12)
    let bubble = CGRect(x: 0, y: 0, width: width, height: neck)
    let key = CGRect(x: foot.minX, y: neck, width: foot.width, height: foot.maxY - neck)
    let shoulders = UIBezierPath()
    let (low, middle) = (foot.minY + 2, (neck + foot.minY + 2) / 2)
    shoulders.move(to: CGPoint(x: 0, y: neck - 10))
    shoulders.addCurve(
      to: CGPoint(x: foot.minX, y: low), controlPoint1: CGPoint(x: 0, y: middle),
      controlPoint2: CGPoint(x: foot.minX, y: middle - 4))
    shoulders.addLine(to: CGPoint(x: foot.maxX, y: low))
    shoulders.addCurve(
      to: CGPoint(x: width, y: neck - 10),
      controlPoint1: CGPoint(x: foot.maxX, y: middle - 4),
      controlPoint2: CGPoint(x: width, y: middle))
    shoulders.close()
    return [
      UIBezierPath(roundedRect: bubble, cornerRadius: 10), shoulders,
      UIBezierPath(roundedRect: key, cornerRadius: 5),
    ]
  }
}

extension KeyboardKey {
  /// A Boolean value that indicates whether the key's character rises from it while it is touched.
  var hasCallout: Bool {
    guard case .text(let text) = face else { return false }
    return style == .character && text.count == 1
  }
}
