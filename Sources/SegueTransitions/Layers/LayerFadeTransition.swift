import UIKit

/// A transition that looks like Core Animation's `fade`: the new screen appears over the old one.
public final class LayerFadeTransition: ScreenTransition {
  /// Creates a transition.
  public override init(_ direction: TransitionDirection, timing: MotionTiming = .layerDefault(0.4))
  {
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    reducedAnimations(for: screens)
  }
}

extension LayerFadeTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "layerFade", summary: "The new screen fades in over the old one, as CATransition fades.",
    tags: [.layer, .modal, .navigation], parameters: [.duration(0.4)],
    source: """
      CATransition's type fade with Core Animation's default curve. Its default duration of 0.25 s is \
      that of a layer; a whole screen takes longer.
      """
  ) { LayerFadeTransition($0, timing: .layerDefault($1.duration)) }
}
