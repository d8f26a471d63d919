// The two backgrounds that every bar has, one for content at its edge and one for content that extends
// under the bar. A number, not an animation, determines how much of each is visible.

import Foundation

/// The backgrounds of a bar.
@MainActor
struct BarBackgrounds {
  /// The background while the content is at its edge.
  let edge: BarBackground
  /// The background while content extends under the bar.
  let standard: BarBackground

  /// Creates the backgrounds of a bar whose content is on a side of it.
  init(contentIs side: BarBackground.ContentSide) {
    edge = BarBackground(contentIs: side)
    standard = BarBackground(contentIs: side)
  }

  /// Adds the backgrounds to their bar, which has no other subviews yet.
  func add(to bar: UIView) {
    bar.addSubview(edge)
    bar.addSubview(standard)
  }

  /// Applies an appearance to each of the backgrounds.
  func show(edge edgeAppearance: UIBarAppearance, standard standardAppearance: UIBarAppearance) {
    edge.show(edgeAppearance)
    standard.show(standardAppearance)
  }

  /// Sets the opacity of the standard background, limited to 0...1; the other one has the rest. A
  /// fully transparent background costs nothing.
  func setShare(ofStandard share: CGFloat) {
    let share = min(max(share, 0), 1)
    if standard.alpha != share { standard.alpha = share }
    if edge.alpha != 1 - share { edge.alpha = 1 - share }
  }

  /// Places both backgrounds.
  func place(in frame: CGRect) {
    for view in [edge, standard] where view.frame != frame { view.frame = frame }
  }
}
