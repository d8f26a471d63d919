// The part of generated files for views that move.

extension SwiftSupport {
  /// A view that a transition moves.
  /// - Parameter hasStyle: Whether the transition changes borders, shadows or masks.
  static func movingView(hasStyle: Bool) -> String {
    """
    /// What a view looked like at one time.
    private struct ViewLook {
      let transform: CATransform3D
      let alpha, cornerRadius: CGFloat
      let anchorPoint, center: CGPoint
      let masksToBounds, isDoubleSided: Bool
      let background: UIColor?

      @MainActor
      init(_ view: UIView) {
        (transform, alpha) = (view.transform3D, view.alpha)
        (anchorPoint, center) = (view.layer.anchorPoint, view.center)
        (cornerRadius, masksToBounds) = (view.layer.cornerRadius, view.layer.masksToBounds)
        (background, isDoubleSided) = (view.backgroundColor, view.layer.isDoubleSided)
      }

      @MainActor
      func apply(to view: UIView) {
        (view.transform3D, view.alpha) = (transform, alpha)
        (view.layer.anchorPoint, view.center) = (anchorPoint, center)
        (view.layer.cornerRadius, view.layer.masksToBounds) = (cornerRadius, masksToBounds)
        (view.backgroundColor, view.layer.isDoubleSided) = (background, isDoubleSided)
      }
    }

    /// A view that a transition moves, and that is left as it was found.
    @MainActor
    private final class MovingView {
      let view: UIView
      private let found: ViewLook
      private var rest: ViewLook
      private var glass: UIVisualEffectView?
      private var restingEffect: UIVisualEffect?
      private var veil: UIView?\(hasStyle ? "\n  private(set) lazy var style = ViewStyle(view)" : "")

      init(_ view: UIView) {
        self.view = view
        found = ViewLook(view)
        rest = found
      }

      convenience init?(_ view: UIView?) {
        guard let view else { return nil }
        self.init(view)
      }

      /// Removes what an earlier transition may have left.
      func reset() {
        (view.transform, view.alpha) = (.identity, 1)
        let frame = view.frame
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        view.frame = frame
        rest = ViewLook(view)
      }

      /// Changes the anchor point without moving the view.
      func setAnchorPoint(_ point: CGPoint) {
        let (old, center, size) = (view.layer.anchorPoint, view.center, view.bounds.size)
        guard point != old else { return }
        view.layer.anchorPoint = point
        view.center = CGPoint(
          x: center.x + (point.x - old.x) * size.width, y: center.y + (point.y - old.y) * size.height)
      }

      /// Moves the view from its place at rest.
      func move(by change: CGAffineTransform) { move(by: CATransform3DMakeAffineTransform(change)) }
      func move(by change: CATransform3D) {
        view.transform3D = CATransform3DConcat(rest.transform, change)
      }

      /// Prepares the view for a blur: its own if it blurs, or one over it.
      func addGlass() {
        guard glass == nil else { return }
        if let own = view as? UIVisualEffectView {
          (glass, restingEffect) = (own, own.effect)
          return
        }
        let cover = UIVisualEffectView(effect: nil)
        cover.frame = view.bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(cover)
        glass = cover
      }

      func setBlur(_ effect: UIVisualEffect?) { glass?.effect = effect }
      func restoreBlur() { glass?.effect = restingEffect }

      func removeGlass(keepingOwn: Bool = false) {
        if glass !== view { glass?.removeFromSuperview() } else if !keepingOwn { restoreBlur() }
      }

      /// Lays a plain color over the view, transparent at first.
      func addVeil() {
        guard veil == nil else { return }
        let cover = UIView(frame: view.bounds)
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.isUserInteractionEnabled = false
        view.addSubview(cover)
        veil = cover
      }

      func setVeil(_ color: UIColor, opacity: CGFloat) {
        veil?.backgroundColor = color
        veil?.alpha = opacity
      }

      func removeVeil() {
        veil?.removeFromSuperview()
        veil = nil
      }

      func restoreTransform() { view.transform3D = rest.transform }
      func restoreAlpha() { view.alpha = rest.alpha }
      func restoreCornerRadius() { view.layer.cornerRadius = rest.cornerRadius }
      func restoreBackground() { view.backgroundColor = rest.background }
      func restoreSides() { view.layer.isDoubleSided = rest.isDoubleSided }

      func restoreCorners() {
        (view.layer.cornerRadius, view.layer.masksToBounds) = (rest.cornerRadius, rest.masksToBounds)
      }

      func restoreAnchorPoint() {
        guard view.transform.isIdentity, view.layer.anchorPoint != rest.anchorPoint else { return }
        let frame = view.frame
        view.layer.anchorPoint = rest.anchorPoint
        view.frame = frame
      }

      /// Brings the view to rest: where it was, unmoved and opaque.
      func restore() {
        removeVeil()
        removeGlass()\(hasStyle ? "\n    style.restore()" : "")
        rest.apply(to: view)
        (view.transform, view.alpha) = (.identity, 1)
      }

      /// Leaves the view as it was before the transition.
      func putBack() {
        removeVeil()
        removeGlass()\(hasStyle ? "\n    style.restore()" : "")
        found.apply(to: view)
      }
    }
    """
  }
}
