// The views of a stepper's images. They are added only when there is an image, and removed when there is
// none any more, so that steppers without images have no more views than before.

import Foundation

/// The views that show the images of a stepper.
@MainActor
final class StepperFace {
  /// The images that are shown; `nil` for what the stepper draws itself.
  struct Content {
    let background, divider, minus, plus: UIImage?
  }

  private let (background, divider) = (UIImageView(), UIImageView())
  let (minus, plus) = (UIImageView(), UIImageView())
  private weak var plate: UIView?
  private weak var line: UIView?

  /// Chooses the view in which the images are shown, and the view above the background.
  func add(to plate: UIView, below line: UIView) { (self.plate, self.line) = (plate, line) }

  /// The color of images that are templates.
  var tintColor: UIColor? {
    get { plus.tintColor }
    set { (minus.tintColor, plus.tintColor) = (newValue, newValue) }
  }

  /// Shows images with the signs at the given points.
  func show(_ content: Content, minusCenter: CGPoint, plusCenter: CGPoint) {
    guard let bounds = plate?.bounds else { return }
    put(background, content.background, bounds, behind: line)
    let width = content.divider?.size.width ?? 0
    put(
      divider, content.divider,
      CGRect(x: bounds.midX - width / 2, y: 0, width: width, height: bounds.height))
    put(minus, content.minus.map(Self.tinted), at: minusCenter)
    put(plus, content.plus.map(Self.tinted), at: plusCenter)
  }

  private func put(_ view: UIImageView, _ image: UIImage?, at center: CGPoint) {
    let size = image?.size ?? .zero
    put(
      view, image,
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height))
  }

  private func put(
    _ view: UIImageView, _ image: UIImage?, _ frame: CGRect, behind other: UIView? = nil
  ) {
    guard let image else { return view.removeFromSuperview() }
    if view.image !== image { view.image = image }
    view.frame = frame
    guard view.superview !== plate else { return }
    if let other {
      plate?.insertSubview(view, belowSubview: other)
    } else {
      plate?.addSubview(view)
    }
  }

  private static func tinted(_ image: UIImage) -> UIImage {
    image.renderingMode == .alwaysOriginal ? image : image.withRenderingMode(.alwaysTemplate)
  }
}
