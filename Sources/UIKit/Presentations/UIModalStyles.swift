// The styles of modal presentations, with UIKit's raw values.

/// How a presented controller relates to what is on screen already.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; what is below leaves it.
  case fullScreen = 0
  /// A card over what is below.
  case pageSheet = 1
  /// A smaller card; the same as a page sheet on a phone.
  case formSheet = 2
  /// Covers the controller that defines the context, which leaves the window.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller says.
  case custom = 4
  /// Covers the window; what is below stays.
  case overFullScreen = 5
  /// Covers the controller that defines the context, which stays.
  case overCurrentContext = 6
  /// A popover: not supported here, shown as a page sheet by a phone.
  case popover = 7
  /// No presentation: transitions inside a container.
  case none = -1
  /// UIKit chooses.
  case automatic = -2
}

/// UIKit's own modal animations.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom.
  case coverVertical = 0
  /// A turn about the vertical axis.
  case flipHorizontal = 1
  /// One fades into the other.
  case crossDissolve = 2
  /// A page turned up; shown as a cross dissolve.
  case partialCurl = 3
}
