// The presenting view behind a large sheet: smaller, slightly higher, with rounded corners. A large
// card behind another one recedes as a whole.

import Foundation

/// A presenting view that a sheet transforms, and its previous state.
@MainActor
struct PresenterViewState {
  private weak var view: UIView?
  private let transform: CGAffineTransform
  private let radius: CGFloat
  private let clips: Bool
  private let isCard: Bool

  /// Captures the state of the presenting view. Returns `nil` if the view does not recede in
  /// `container`.
  init?(_ presenter: UIViewController, in container: UIView) {
    let sheet = presenter.presentation as? UISheetPresentationController
    sheet?.stopAtDetent()
    guard let view = sheet?.card ?? presenter.viewIfLoaded else { return nil }
    guard sheet.map(\.isLarge) ?? (view.bounds.size == container.bounds.size) else { return nil }
    self.view = view
    isCard = sheet != nil
    transform = view.transform
    (radius, clips) = (view.layer.cornerRadius, view.clipsToBounds)
  }

  /// Prepares the view for receding.
  func begin() {
    if !isCard { view?.clipsToBounds = true }
  }

  /// Applies the transform for a progress of 0…1.
  func place(_ progress: CGFloat, by geometry: SheetGeometry) {
    guard let view else { return }
    let size = view.bounds.size
    let frame = CGRect(
      x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
      height: size.height)
    view.transform = transform.concatenating(geometry.presenterTransform(progress, of: frame))
    guard !isCard else { return }
    view.layer.cornerRadius =
      radius + (UISheetPresentationController.defaultRadius - radius) * progress
  }

  /// Restores the view after the sheet has been removed.
  func end() {
    guard let view else { return }
    view.transform = transform
    guard !isCard else { return }
    view.layer.cornerRadius = radius
    view.clipsToBounds = clips
  }
}
