import UIKit

/// A transition in which a card on the old screen grows into the page. The way back shrinks the page
/// into the card.
public final class CardToPageTransition: SharedElementTransition {
  private let origin: CGPoint
  private let overlay: UIColor

  /// Creates a transition.
  /// - Parameters:
  ///   - element: The identifier of the card; if `nil`, the card around the first view that both screens
  ///     show.
  ///   - origin: The center of the card if there is no such view, in fractions of the screen's size.
  ///   - overlay: The color that comes over the old screen.
  public init(
    _ direction: TransitionDirection, element: String? = nil,
    origin: CGPoint = CGPoint(x: 0.5, y: 0.6),
    overlay: UIColor = UIColor(white: 0, alpha: 0.35),
    motion: SpringMotion = SpringMotion(duration: 0.6, dampingRatio: 0.84, initialVelocity: 0)
  ) {
    (self.origin, self.overlay) = (origin, overlay)
    super.init(direction, element: element, timing: .spring(motion))
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addDestination(onTop: direction == .forward)
    guard let upper = screens.detail(direction), let lower = screens.lowerView(direction) else {
      return reducedAnimations(for: screens)
    }
    for screen in [lower, upper] { screen.layoutIfNeeded() }
    var scene = SharedScene(screens, direction, lower: lower, upper: upper)
    scene.addOverlay(overlay)
    let shared = element.flatMap { lower.sharedView($0) }
    let first = SharedViews.find(nil, lower: lower, upper: upper).first?.lower
    if let card = shared ?? first?.card(on: lower) {
      grow(from: card, in: &scene)
    } else {
      growFromPlace(in: &scene)
    }
    return scene.animations()
  }

  private func grow(from card: UIView, in scene: inout SharedScene) {
    let place = card.convert(card.bounds, to: scene.stage)
    let radius = min(card.layer.cornerRadius, min(place.width, place.height) / 2)
    // What the card and the page share travels by itself, unless something lies in front of it.
    let inside = SharedViews.find(nil, lower: scene.lower, upper: scene.upper).filter {
      $0.lower !== card && $0.lower.isDescendant(of: card) && !$0.upper.isCovered(in: scene.upper)
    }
    let alphas = inside.map(\.lower.alpha)
    for shared in inside { shared.lower.alpha = 0 }
    let picture = card.plainSnapshot
    for (shared, alpha) in zip(inside, alphas) { shared.lower.alpha = alpha }
    grow(from: place, radius: radius, picture, in: &scene)
    scene.add(inside, arc: 0, isSpring: true)
    let alpha = card.alpha
    scene.move(card, from: 0, to: 0.001, steps: 1) { card.alpha = alpha * (1 - $0) }
  }

  private func growFromPlace(in scene: inout SharedScene) {
    let bounds = scene.lower.bounds
    let size = CGSize(
      width: (bounds.width * 0.86).rounded(), height: (bounds.height * 0.3).rounded())
    let middle = bounds.point(origin)
    let place = CGRect(
      x: (middle.x - size.width / 2).rounded(), y: (middle.y - size.height / 2).rounded(),
      width: size.width, height: size.height)
    let picture = scene.lower.resizableSnapshotView(
      from: place, afterScreenUpdates: true, withCapInsets: .zero)
    grow(
      from: scene.lower.convert(place, to: scene.stage), radius: 20, picture, in: &scene)
  }

  /// Adds the motion of the page: it is as wide as the card, and as much of it is seen.
  private func grow(
    from card: CGRect, radius: CGFloat, _ picture: UIView?, in scene: inout SharedScene
  ) {
    let (upper, bounds) = (scene.upper, scene.upper.bounds)
    let page = CGRect(origin: .zero, size: bounds.size)
    let rest = upper.center
    let scale = card.width / page.width
    let window = scene.mask(upper)
    let visible = CGSize(width: page.width, height: min(card.height / scale, page.height * 4))
    let first = CGPoint(x: card.midX, y: card.minY + page.height * scale / 2)
    let cover = cover(picture, card, radius, in: scene.stage)
    scene.motion.add { position in
      func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
        first + (second - first) * position
      }
      upper.transform = CGAffineTransform(uniform: mix(scale, 1))
      upper.center = CGPoint(x: mix(first.x, rest.x), y: mix(first.y, rest.y))
      let height = max(0, mix(visible.height, page.height))
      window.bounds.size = CGSize(width: page.width, height: height)
      window.center = CGPoint(x: bounds.midX, y: bounds.minY + height / 2)
      window.layer.cornerRadius = max(0, mix(radius / scale, 0))
      cover.transform = CGAffineTransform(uniform: mix(1, 1 / scale))
      cover.center = CGPoint(
        x: mix(card.midX, rest.x),
        y: mix(card.midY, rest.y - page.height / 2 + card.height / scale / 2))
      cover.layer.cornerRadius = max(0, mix(radius, 0))
    }
    scene.motion.add(from: 0, to: 0.5) { cover.alpha = 1 - $0 }
  }

  private func cover(_ picture: UIView?, _ card: CGRect, _ radius: CGFloat, in stage: UIView)
    -> UIView
  {
    let cover = UIView(frame: card)
    cover.clipsToBounds = true
    if let picture {
      picture.frame = cover.bounds
      cover.addSubview(picture)
    }
    stage.addSubview(cover)
    return cover
  }
}

extension CardToPageTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "cardToPage", summary: "A card grows into the page, which shrinks into the card.",
    tags: [.sharedElement, .containers, .modal, .spring],
    parameters: [
      .duration(0.6), .damping(0.84), .velocity(0), .element,
      .point("origin", 0.5, 0.6, "The center of the card if no view is given."),
      .color("overlay", "#00000059", "The color that comes over the old screen."),
    ],
    source: "Our choice, after the Today page of the App Store: a spring that hardly overshoots."
  ) {
    CardToPageTransition(
      $0, element: $1.text("element"), origin: $1.point("origin"), overlay: $1.color("overlay"),
      motion: $1.spring)
  }
}
