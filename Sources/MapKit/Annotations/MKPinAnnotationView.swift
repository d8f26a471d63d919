// The pin of a map: a ball on a needle, whose end is at the annotation.

import UIKit

/// The colors of pins in older apps.
public enum MKPinAnnotationColor: UInt, Sendable {
  /// Red.
  case red
  /// Green.
  case green
  /// Purple.
  case purple
}

/// An annotation view with a pin.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The size of the view, and the place of the needle's end in it, in points.
  static let (size, tip) = (CGSize(width: 32, height: 39), CGPoint(x: 8, y: 35.5))

  private let needle = CAShapeLayer()
  private let ball = CAShapeLayer()
  private let gleam = CAShapeLayer()

  /// Creates a view for an annotation, with an identifier for its reuse.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    becomePin()
  }
  /// Creates a view without an annotation.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomePin()
  }

  private func becomePin() {
    bounds.size = Self.size
    centerOffset = CGPoint(
      x: Self.size.width / 2 - Self.tip.x, y: Self.size.height / 2 - Self.tip.y)
    calloutOffset = CGPoint(x: Self.tip.x - Self.size.width / 2, y: 2)
    let center = CGPoint(x: Self.tip.x, y: 9)
    needle.path = CGPath(
      roundedRect: CGRect(x: center.x - 1, y: center.y, width: 2, height: Self.tip.y - center.y),
      cornerWidth: 1, cornerHeight: 1, transform: nil)
    needle.fillColor = UIColor(white: 0.55, alpha: 1).cgColor
    ball.path = Self.circle(center, radius: 7.5)
    gleam.path = Self.circle(CGPoint(x: center.x - 2.2, y: center.y - 2.6), radius: 2)
    gleam.fillColor = UIColor(white: 1, alpha: 0.55).cgColor
    for part in [needle, ball, gleam] { layer.addSublayer(part) }
    (ball.shadowOpacity, ball.shadowRadius) = (0.3, 1.5)
    ball.shadowOffset = CGSize(width: 0, height: 1)
    showColor()
  }

  private static func circle(_ center: CGPoint, radius: CGFloat) -> CGPath {
    CGPath(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      transform: nil)
  }

  // MARK: Appearance

  /// The color of the ball; `nil` for red.
  open var pinTintColor: UIColor! {
    get { color ?? Self.redPinColor() }
    set {
      color = newValue
      showColor()
    }
  }
  private var color: UIColor?
  /// The color of the ball in older apps.
  open var pinColor = MKPinAnnotationColor.red {
    didSet {
      switch pinColor {
      case .red: pinTintColor = Self.redPinColor()
      case .green: pinTintColor = Self.greenPinColor()
      case .purple: pinTintColor = Self.purplePinColor()
      }
    }
  }
  /// Whether the pin drops to its place when it is added.
  open var animatesDrop = false

  /// Returns the usual color of pins.
  open class func redPinColor() -> UIColor { .systemRed }
  /// Returns a green color.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// Returns a purple color.
  open class func purplePinColor() -> UIColor { .systemPurple }

  private func showColor() {
    let isHidden = image != nil
    for part in [needle, ball, gleam] { part.isHidden = isHidden }
    ball.fillColor = pinTintColor.resolvedColor(with: traitCollection).cgColor
  }

  /// An image in place of the pin.
  open override var image: UIImage? { didSet { showColor() } }

  /// Resolves the color again.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  /// Lets the pin drop from the upper edge of the map, if it should.
  ///
  /// - Parameter delay: The time until it begins, in seconds.
  func drop(after delay: TimeInterval) {
    guard animatesDrop, let superview else { return }
    let place = center
    center.y = superview.bounds.minY - bounds.height
    UIView.animate(
      withDuration: 0.35, delay: delay, options: [.curveEaseIn, .allowUserInteraction],
      animations: { self.center = place }, completion: nil)
  }
}
