// The styles of modal presentations, with UIKit's raw values.

/// The styles of modal presentations.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window. The views below are removed from it.
  case fullScreen = 0
  /// A card over the content below.
  case pageSheet = 1
  /// A smaller card; the same as a page sheet on a phone.
  case formSheet = 2
  /// Covers the view controller that defines the presentation context. Its view is removed from the
  /// window.
  case currentContext = 3
  /// The style that the presentation controller of the transitioning delegate determines.
  case custom = 4
  /// Covers the window. The views below remain in it.
  case overFullScreen = 5
  /// Covers the view controller that defines the presentation context. Its view remains in the
  /// window.
  case overCurrentContext = 6
  /// A popover with an arrow. In a compact width it is adapted to a page sheet, unless the delegate
  /// determines another style.
  case popover = 7
  /// No modal presentation, as in transitions inside a container.
  case none = -1
  /// The default style: a page sheet, or full screen if there is a custom animator.
  case automatic = -2
}

/// The animations of UIKit for modal presentations.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom.
  case coverVertical = 0
  /// The views flip about the vertical axis.
  case flipHorizontal = 1
  /// The new view dissolves in.
  case crossDissolve = 2
  /// A corner of the presenting view curls up and stays there; a tap on it dismisses. It requires
  /// the presentation style `fullScreen`, and the presented view controller cannot present others.
  case partialCurl = 3
}
