import UIKit

/// What a transition changes on a screen besides its transform, alpha and anchor point, so that it
/// can be restored at either end.
@MainActor
struct SavedLook {
  private struct Values {
    let view: UIView
    let mask: UIView?
    let clips, isHidden, isDoubleSided: Bool
    let cornerRadius, zPosition: CGFloat
    let maskedCorners: CACornerMask
  }

  private let values: [Values]

  /// Saves the look of `views`.
  init(_ views: UIView?...) {
    values = views.compactMap { $0 }.map { view in
      Values(
        view: view, mask: view.mask, clips: view.clipsToBounds, isHidden: view.isHidden,
        isDoubleSided: view.layer.isDoubleSided, cornerRadius: view.layer.cornerRadius,
        zPosition: view.layer.zPosition, maskedCorners: view.layer.maskedCorners)
    }
  }

  /// Restores the look of the views. Transforms in space are reset, too.
  func restore() {
    for value in values {
      let (view, layer) = (value.view, value.view.layer)
      (view.mask, view.clipsToBounds, view.isHidden) = (value.mask, value.clips, value.isHidden)
      (layer.isDoubleSided, layer.cornerRadius) = (value.isDoubleSided, value.cornerRadius)
      (layer.zPosition, layer.maskedCorners) = (value.zPosition, value.maskedCorners)
      if !CATransform3DIsAffine(layer.transform) { layer.transform = CATransform3DIdentity }
    }
  }
}
