// What code sets for a bar button by state and metrics: images behind it, and offsets. These are older
// than bar appearances, and still in use.

import Foundation

/// The backgrounds and offsets of a bar button.
///
/// All bars have the metrics `default` here, since they are as high in landscape as upright. What is set
/// for other metrics is kept for code that asks for it.
struct BarButtonLook {
  /// What a background image is set for.
  struct Background: Hashable {
    var state = UIControl.State.normal
    /// The style of the buttons; `nil` for all of them.
    var style: UIBarButtonItem.Style?
    var metrics = UIBarMetrics.default
  }

  /// The offsets for each of the metrics.
  typealias Offsets<Value> = [UIBarMetrics: Value]

  var backgrounds: [Background: UIImage] = [:]
  var backBackgrounds: [Background: UIImage] = [:]
  var backgroundMoves: Offsets<CGFloat> = [:]
  var backBackgroundMoves: Offsets<CGFloat> = [:]
  var titleMoves: Offsets<UIOffset> = [:]
  var backTitleMoves: Offsets<UIOffset> = [:]

  /// Returns the image behind a button of a style in a state: the one for the style and the state, or
  /// for the state, or the same for the normal state.
  func background(_ state: UIControl.State, _ style: UIBarButtonItem.Style) -> UIImage? {
    for candidate in [state, .normal] {
      let found =
        backgrounds[Background(state: candidate, style: style)]
        ?? backgrounds[Background(state: candidate)]
      if let found { return found }
    }
    return nil
  }

  /// Returns the image behind a back button in a state.
  func backBackground(_ state: UIControl.State) -> UIImage? {
    backBackgrounds[Background(state: state)] ?? backBackgrounds[Background()]
  }
}

extension UIBarButtonItem {
  /// What has been set for this item, and then for the appearances of its class.
  private var looks: [BarButtonLook] {
    [look] + ClassAppearances.current.items(for: self).map(\.look)
  }

  /// The tint color of the item, or of the appearance of its class.
  var effectiveTintColor: UIColor? {
    tintColor ?? ClassAppearances.current.items(for: self).lazy.compactMap(\.tintColor).first
  }

  func shownBackground(_ state: UIControl.State) -> UIImage? {
    looks.lazy.compactMap { $0.background(state, self.style) }.first
  }
  func shownBackBackground(_ state: UIControl.State) -> UIImage? {
    looks.lazy.compactMap { $0.backBackground(state) }.first
  }
  var shownBackgroundMove: CGFloat { first { $0.backgroundMoves[.default] } ?? 0 }
  var shownBackBackgroundMove: CGFloat { first { $0.backBackgroundMoves[.default] } ?? 0 }
  var shownTitleMove: UIOffset { first { $0.titleMoves[.default] } ?? .zero }
  var shownBackTitleMove: UIOffset { first { $0.backTitleMoves[.default] } ?? .zero }

  private func first<Value>(_ value: (BarButtonLook) -> Value?) -> Value? {
    looks.lazy.compactMap(value).first
  }
}
