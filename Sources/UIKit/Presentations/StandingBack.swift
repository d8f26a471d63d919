// The presenter behind a large sheet: smaller, a little higher, with round corners. A large card below
// another one stands back as a whole.

import Foundation

/// A presenter's view that a sheet moves, and what it looked like before.
@MainActor
struct StandingBack {
  private weak var view: UIView?
  private let transform: CGAffineTransform
  private let radius: CGFloat
  private let clips: Bool
  private let isCard: Bool

  /// The presenter's view as it is now; `nil` if it is nothing that stands back in `container`.
  init?(_ presenter: UIViewController, in container: UIView) {
    let sheet = presenter.presentation as? UISheetPresentationController
    sheet?.comeToRest()
    guard let view = sheet?.card ?? presenter.viewIfLoaded else { return nil }
    guard sheet.map(\.isLarge) ?? (view.bounds.size == container.bounds.size) else { return nil }
    self.view = view
    isCard = sheet != nil
    transform = view.transform
    (radius, clips) = (view.layer.cornerRadius, view.clipsToBounds)
  }

  /// Makes the view ready to stand back.
  func begin() {
    if !isCard { view?.clipsToBounds = true }
  }

  /// Moves it `progress` of the way.
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

  /// Puts the view right when the sheet has gone.
  func end() {
    guard let view else { return }
    view.transform = transform
    guard !isCard else { return }
    view.layer.cornerRadius = radius
    view.clipsToBounds = clips
  }
}
