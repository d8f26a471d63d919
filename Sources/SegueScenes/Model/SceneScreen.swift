// Screens and their views.

import CoreGraphics
import SegueDiagnostics

/// A screen of a scene: what one view controller shows.
public struct SceneScreen: Sendable {
  /// The contents of a screen.
  public enum Content: Sendable {
    /// An optional image with views in front of it.
    case page(ScenePage)
    /// A navigation with these screens on its stack, from bottom to top.
    case navigation([Located<String>])
    /// A tab bar with these screens.
    case tabs([Located<String>])
    /// These screens as pages, and how they follow each other.
    case pages([Located<String>], ScenePager)
  }

  /// The name of the screen in the scene.
  public var name: String
  /// The background color, or `nil` for none.
  public var background: ScenePaint?
  /// The content of the screen.
  public var content: Content
  /// The color of the status bar while the screen is in front, or `nil` for the canvas's.
  public var statusBarStyle: SceneStatusBar.Style?
  /// The interactions on the screen.
  public var interactions: [SceneInteraction]
  /// The settings with which the screen is shown as a sheet, or `nil` if it is not.
  public var sheet: SceneSheet?
  /// The settings with which the screen is shown as a popover, or `nil` if it is not.
  public var popover: ScenePopover?
  /// The interaction that a touch on a running transition of the screen starts.
  public var grab: SceneGrab?

  /// The screen's own bar, if it is a navigation or has tabs.
  public var bar = SceneBar(isShown: false)
  /// The title that surrounding bars show of the screen.
  public var title: Located<String>?
  /// What else a surrounding navigation bar shows of the screen.
  public var item = SceneBarItem()
  /// What a surrounding tab bar shows of the screen.
  public var tab = SceneTab()
  /// A Boolean value that indicates whether the tab bar is hidden when the screen is pushed.
  public var hidesBottomBar = false

  /// Creates a screen.
  public init(
    name: String, background: ScenePaint? = nil, content: Content,
    interactions: [SceneInteraction] = [], grab: SceneGrab? = nil
  ) {
    (self.name, self.background, self.content) = (name, background, content)
    (self.interactions, self.grab) = (interactions, grab)
  }

  /// The names of the screens on the stack, if the screen is a navigation.
  public var navigation: [Located<String>]? {
    if case .navigation(let names) = content { names } else { nil }
  }

  /// The names of the screens of the tabs, if the screen has tabs.
  public var tabs: [Located<String>]? {
    if case .tabs(let names) = content { names } else { nil }
  }

  /// The names of the pages, if the screen has pages.
  public var pages: [Located<String>]? {
    if case .pages(let names, _) = content { names } else { nil }
  }
}

/// The content of a screen that contains no other screens.
public struct ScenePage: Sendable {
  /// The path of an image that fills the screen.
  public var image: Located<String>?
  /// The way in which the image fills the screen.
  public var contentMode: ContentMode
  /// The gradient over the background.
  public var gradient: SceneGradient?
  /// The distance of the eye from the views, in points, or `nil` for no perspective.
  public var perspective: Double?
  /// The views, from back to front.
  public var views: [SceneView]
  /// The layout of the views.
  public var layout: SceneLayout

  /// Creates a page.
  public init(
    image: Located<String>? = nil, contentMode: ContentMode = .standard,
    gradient: SceneGradient? = nil, views: [SceneView] = [], layout: SceneLayout = SceneLayout()
  ) {
    (self.image, self.contentMode, self.gradient) = (image, contentMode, gradient)
    (self.views, self.layout) = (views, layout)
  }
}

/// A rectangle with a content, and views inside it.
public struct SceneView: Sendable {
  /// The position of the view in its file, or `nil` if it is not from a file.
  public var position: SourcePosition?
  /// The view's id.
  public var id: String?
  /// The frame in points of the parent, or `nil` for the parent's bounds.
  public var frame: CGRect?
  /// The placement in the parent, for a view without a frame.
  public var placement = ScenePlacement()
  /// The content of the view.
  public var content = SceneContent.none
  /// The background color.
  public var background: ScenePaint?
  /// A Boolean value that indicates whether contents outside the bounds are clipped.
  public var clips = false
  /// The corner radius in points.
  public var cornerRadius = 0.0
  /// The style of the view's layer: corners, border, shadow, mask and blending.
  public var style = SceneStyle()
  /// The opacity, from 0 to 1.
  public var alpha = 1.0
  /// A Boolean value that indicates whether the view is hidden.
  public var isHidden = false
  /// The transform that translates, scales and rotates the view about its anchor point.
  public var transform: SceneTransform?
  /// The anchor point in the unit coordinate space of the bounds.
  public var anchorPoint: CGPoint?
  /// The position along the z-axis. Siblings with higher values are in front.
  public var zPosition = 0.0
  /// The subviews, from back to front.
  public var views: [SceneView] = []
  /// The scrolling settings, if the view is a scroll view.
  public var scroll: SceneScrolling?
  /// The gestures that the view responds to.
  public var gestures: [ViewGesture] = []
  /// A Boolean value that indicates whether the gestures are recognized simultaneously.
  public var isSimultaneous = false
  /// The layout of the subviews.
  public var layout = SceneLayout()

  /// The path of the image, if the view's content is an image.
  public var image: Located<String>? {
    if case .image(let image) = content { image.path } else { nil }
  }
}

/// A transform that scales first, then rotates, then translates.
public struct SceneTransform: Sendable, Hashable {
  /// The translation in points.
  public var translation = CGPoint.zero
  /// The scale factors.
  public var scale = CGPoint(x: 1, y: 1)
  /// The rotation in degrees, clockwise on the screen.
  public var degrees = 0.0
  /// The rotation and translation out of the plane.
  public var depth = SceneDepth()
}

/// A rotation and translation out of the plane. A property that is `nil` is unspecified.
public struct SceneDepth: Sendable, Hashable {
  /// The rotation about the horizontal axis in degrees. Positive values move the upper edge back.
  public var degreesX: Double?
  /// The rotation about the vertical axis in degrees. Positive values move the right edge back.
  public var degreesY: Double?
  /// The translation toward the eye, in points.
  public var translationZ: Double?
  /// The distance of the eye, in points. Smaller values look deeper.
  public var perspective: Double?

  /// Creates a depth that specifies nothing, in the plane of the screen.
  public init() {}

  /// A Boolean value that indicates whether anything is specified.
  public var hasValues: Bool { self != SceneDepth() }

  /// Returns this depth, with what it does not specify taken from `other`.
  func over(_ other: SceneDepth) -> SceneDepth {
    var result = self
    result.degreesX = degreesX ?? other.degreesX
    result.degreesY = degreesY ?? other.degreesY
    result.translationZ = translationZ ?? other.translationZ
    result.perspective = perspective ?? other.perspective
    return result
  }
}
