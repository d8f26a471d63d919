// The image that code places behind the title of a bar button or a back button.

import Foundation

extension UIImageView {
  /// The height of the image behind a button, if it is not higher itself, and the space at each side of
  /// the content, in points. Apple publishes neither; they are our choice.
  private static let (plateHeight, minimumPlateMargin): (CGFloat, CGFloat) = (30, 8)

  /// Shows an image behind the other subviews of a button.
  ///
  /// - Returns: The view that shows the image; `nil` if there is no image.
  static func plate(
    _ present: UIImageView?, showing image: UIImage?, in button: UIView
  ) -> UIImageView? {
    guard let image else {
      present?.removeFromSuperview()
      return nil
    }
    let view = present ?? UIImageView(frame: .zero)
    view.image = image
    if view.superview !== button { button.insertSubview(view, at: 0) }
    return view
  }

  /// The space at each side of the content: that in which the image is not stretched.
  var plateMargin: CGFloat {
    let caps = image?.capInsets ?? .zero
    return max(Self.minimumPlateMargin, max(caps.left, caps.right))
  }

  /// Places the view in the middle of a button.
  func placePlate(in bounds: CGRect, movedDown move: CGFloat) {
    let height = min(max(Self.plateHeight, image?.size.height ?? 0), bounds.height)
    frame = CGRect(
      x: bounds.minX, y: bounds.midY - height / 2 + move, width: bounds.width, height: height)
  }
}
