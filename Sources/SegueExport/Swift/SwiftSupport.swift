// The parts of generated files that do not depend on the transition. A file has those that it uses.

/// A part of a generated file.
enum SwiftSupport: CaseIterable {
  case movingView, search, sharedView, space, reading

  /// The source of the part.
  var text: String {
    switch self {
    case .movingView: Self.movingViewText
    case .search: Self.searchText
    case .sharedView: Self.sharedViewText
    case .space: Self.spaceText
    case .reading: Self.readingText
    }
  }

  private static let movingViewText = """
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
      private var veil: UIView?

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
        removeGlass()
        rest.apply(to: view)
        (view.transform, view.alpha) = (.identity, 1)
      }

      /// Leaves the view as it was before the transition.
      func putBack() {
        removeVeil()
        removeGlass()
        found.apply(to: view)
      }
    }
    """

  private static let searchText = """
    extension UIView {
      /// Returns the first view inside this one with an accessibility identifier.
      fileprivate func view(identifiedBy identifier: String) -> UIView? {
        for view in subviews {
          if view.accessibilityIdentifier == identifier { return view }
          if let found = view.view(identifiedBy: identifier) { return found }
        }
        return nil
      }

      /// Returns the largest views inside this one that are none of `views` and contain none of them.
      fileprivate func views(besides views: [UIView]) -> [UIView] {
        subviews.flatMap { view -> [UIView] in
          if views.contains(where: { $0 === view }) { return [] }
          return views.contains { $0.isDescendant(of: view) } ? view.views(besides: views) : [view]
        }
      }
    }
    """

  private static let sharedViewText = """
    /// A view that is on both screens. The one in front travels, and the other is hidden.
    @MainActor
    private final class SharedView {
      private struct Pose {
        var size: CGSize
        var center: CGPoint
        var scale: CGFloat = 1
        var cornerRadius: CGFloat
      }

      let mover, other: UIView
      private let arrives: Bool
      private let look: ViewLook
      private let alpha: CGFloat
      private let own: Pose
      private var away: Pose

      init?(_ mover: UIView?, _ other: UIView?, arrives: Bool) {
        guard let mover, let other else { return nil }
        (self.mover, self.other, self.arrives) = (mover, other, arrives)
        (look, alpha) = (ViewLook(mover), other.alpha)
        own = Pose(
          size: mover.bounds.size, center: mover.center, cornerRadius: mover.layer.cornerRadius)
        away = own
        let place = other.convert(other.bounds, to: mover.superview)
        if let label = mover as? UILabel, let model = other as? UILabel {
          // Text keeps its line breaks, and is scaled to the size of the other.
          away.scale = model.font.pointSize / label.font.pointSize
          let width = label.bounds.width * away.scale
          switch label.textAlignment {
          case .center: away.center.x = place.midX
          case .right: away.center.x = place.maxX - width / 2
          default: away.center.x = place.minX + width / 2
          }
          away.center.y = place.midY
        } else {
          let anchor = mover.layer.anchorPoint
          away.size = place.size
          away.center = CGPoint(
            x: place.minX + anchor.x * place.width, y: place.minY + anchor.y * place.height)
          away.cornerRadius = other.layer.cornerRadius
        }
      }

      func begin() {
        other.alpha = 0
        apply(arrives ? away : own)
        mover.layoutIfNeeded()
      }

      func moveToEnd() {
        apply(arrives ? own : away)
        mover.layoutIfNeeded()
      }

      func end() {
        other.alpha = alpha
        apply(own)
        look.apply(to: mover)
        mover.layoutIfNeeded()
      }

      private func apply(_ pose: Pose) {
        mover.bounds.size = pose.size
        mover.center = pose.center
        mover.layer.cornerRadius = pose.cornerRadius
        if away.scale != 1 {
          mover.transform3D = CATransform3DConcat(
            CATransform3DMakeScale(pose.scale, pose.scale, 1), look.transform)
        }
      }
    }
    """

  private static let readingText = """
    /// Returns 1 where lines of text run from left to right, and -1 where they run from right to left.
    @MainActor
    private func reading(_ view: UIView?) -> CGFloat {
      view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }
    """

  private static let spaceText = """
    /// Returns the transforms one after the other.
    private func concatenated(_ transforms: CATransform3D...) -> CATransform3D {
      transforms.dropFirst().reduce(transforms[0]) { CATransform3DConcat($0, $1) }
    }

    /// Returns the projection for an eye at a distance in points.
    private func perspective(_ distance: CGFloat) -> CATransform3D {
      var transform = CATransform3DIdentity
      transform.m34 = -1 / distance
      return transform
    }
    """
}
