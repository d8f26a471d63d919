// The drawings of controls in lists: discs with a minus or plus sign, circles of selections, handles
// for reordering. A disc has a diameter of 22 points, as on devices.

import Foundation

/// The images of controls in lists.
@MainActor
enum ListGlyph {
  static let side: CGFloat = 22

  private static func drawing(_ draw: @escaping () -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in draw() }
  }

  private static func disc(_ color: UIColor) {
    color.setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
  }

  private static func bars(_ rects: [CGRect], _ color: UIColor) {
    color.setFill()
    for rect in rects { UIBezierPath(roundedRect: rect, cornerRadius: 1).fill() }
  }

  /// A red disc with a minus sign.
  static func minus(_ color: UIColor?, sign: UIColor? = nil) -> UIImage {
    drawing {
      disc(color ?? .systemRed)
      bars([CGRect(x: 5, y: 10, width: 12, height: 2)], sign ?? .white)
    }
  }

  /// A green disc with a plus sign.
  static func plus(_ color: UIColor?, sign: UIColor? = nil) -> UIImage {
    drawing {
      disc(color ?? .systemGreen)
      bars(
        [CGRect(x: 5, y: 10, width: 12, height: 2), CGRect(x: 10, y: 5, width: 2, height: 12)],
        sign ?? .white)
    }
  }

  /// A circle.
  static var circle: UIImage {
    drawing {
      UIColor.systemGray3.setStroke()
      let path = UIBezierPath(
        ovalIn: CGRect(x: 0.75, y: 0.75, width: side - 1.5, height: side - 1.5))
      path.lineWidth = 1.5
      path.stroke()
    }
  }

  /// A disc with a checkmark.
  static func check(_ color: UIColor) -> UIImage {
    drawing {
      disc(color)
      UIColor.white.setStroke()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 6, y: 11.5))
      path.addLine(to: CGPoint(x: 9.6, y: 15.2))
      path.addLine(to: CGPoint(x: 16, y: 7.2))
      (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (2, .round, .round)
      path.stroke()
    }
  }

  /// Three lines, a handle.
  static func handle(_ color: UIColor?) -> UIImage {
    drawing {
      bars(
        [5.5, 10, 14.5].map { CGRect(x: 0, y: $0, width: ListGlyph.side, height: 1.5) },
        color ?? .tertiaryLabel)
    }
  }
}

/// An image in a list that reacts to touches.
@MainActor
final class ListButton: UIControl {
  let picture: UIImageView

  init(_ image: UIImage, _ action: @escaping () -> Void) {
    picture = UIImageView(image: image)
    super.init(frame: CGRect(origin: .zero, size: image.size))
    addSubview(picture)
    addHandler(for: .touchUpInside) { _ in action() }
  }

  required init?(coder: NSCoder) { nil }

  /// Touches up to 11 points outside belong to the button, so that it is 44 points wide.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -11, dy: -11).contains(point)
  }
}
