// Images behind bar buttons and back buttons, and offsets of titles and backgrounds. All of them can be
// set for an item, and for all by `UIBarButtonItem.appearance()`.

import Foundation

extension UIBarButtonItem {
  /// Sets the image behind the item for a state; `nil` removes it. A state without an image has that of
  /// the normal one.
  ///
  /// The image is as wide as the content and its margins, at least as high as a button of 30 points, and
  /// not higher than the bar.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backgrounds[.init(state: state, metrics: barMetrics)] = backgroundImage
  }
  /// Returns the image that has been set for exactly this state and these metrics.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds[.init(state: state, metrics: barMetrics)]
  }

  /// Sets the image behind items of a style for a state; `nil` removes it.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    look.backgrounds[.init(state: state, style: style, metrics: barMetrics)] = backgroundImage
  }
  /// Returns the image that has been set for exactly this state, style and these metrics.
  public func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.backgrounds[.init(state: state, style: style, metrics: barMetrics)]
  }

  /// Sets the distance by which the image behind the item is moved down, in points.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { look.backgroundMoves[barMetrics] = adjustment }
  /// Returns the distance by which the image behind the item is moved down.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look.backgroundMoves[barMetrics] ?? 0
  }

  /// Sets the offset of the title from its default position.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    look.titleMoves[barMetrics] = adjustment
  }
  /// Returns the offset of the title.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.titleMoves[barMetrics] ?? .zero
  }

  // MARK: Back buttons

  /// Sets the image behind the item, as a back button, for a state; `nil` removes it.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backBackgrounds[.init(state: state, metrics: barMetrics)] = backgroundImage
  }
  /// Returns the image that has been set for exactly this state and these metrics.
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.backBackgrounds[.init(state: state, metrics: barMetrics)]
  }

  /// Sets the offset of the title of the item as a back button. A large one moves it out of the bar.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { look.backTitleMoves[barMetrics] = adjustment }
  /// Returns the offset of the title of the item as a back button.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.backTitleMoves[barMetrics] ?? .zero
  }

  /// Sets the distance by which the image behind a back button is moved down, in points.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { look.backBackgroundMoves[barMetrics] = adjustment }
  /// Returns the distance by which the image behind a back button is moved down.
  public func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { look.backBackgroundMoves[barMetrics] ?? 0 }
}
