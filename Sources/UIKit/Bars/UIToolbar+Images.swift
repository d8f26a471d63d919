// The images of toolbars, which code for iOS 12 and earlier sets. They apply only while no
// `standardAppearance` is set, for all positions and metrics.

extension UIToolbar {
  /// Sets the image behind the buttons. An empty one makes the bar transparent.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }

  /// Returns the image behind the buttons.
  public func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }

  /// Sets the image of the line at the edge. An empty one hides the line.
  public func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    self.shadowImage = shadowImage
  }

  /// Returns the image of the line at the edge.
  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImage }
}
