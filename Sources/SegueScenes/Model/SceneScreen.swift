// Screens and what is on them.

import CoreGraphics

/// A screen by its name.
public struct SceneScreen: Sendable {
  /// What shows.
  public enum Content: Sendable {
    /// A picture (or none) and views over it.
    case page(ScenePage)
    /// A navigation with these screens on its stack, the lowest first.
    case navigation([Located<String>])
    /// A tab bar with these screens.
    case tabs([Located<String>])
    /// Pages.
    case pages([Located<String>], ScenePager)
  }

  /// Its name in the scene.
  public var name: String
  /// What is behind everything; `nil` for nothing.
  public var background: ScenePaint?
  /// What shows.
  public var content: Content
  /// The colour of the status bar while it is in front; `nil` for the canvas's.
  public var statusBarStyle: SceneStatusBar.Style?
  /// What fingers can do on it.
  public var interactions: [SceneInteraction]
  /// How it is shown as a sheet; `nil` for not as one.
  public var sheet: SceneSheet?
  /// How it is shown as a popover; `nil` for not as one.
  public var popover: ScenePopover?
  /// What a finger does that comes down on a running transition of it.
  public var grab: SceneGrab?

  /// Its own bar, if it is a navigation or has tabs.
  public var bar = SceneBar(isShown: false)
  /// What bars around it call it.
  public var title: Located<String>?
  /// What else a navigation bar shows of it.
  public var item = SceneBarItem()
  /// What a tab bar shows of it.
  public var tab = SceneTab()
  /// Whether the tab bar goes when it is pushed.
  public var hidesBottomBar = false

  /// A screen.
  public init(
    name: String, background: ScenePaint? = nil, content: Content,
    interactions: [SceneInteraction] = [], grab: SceneGrab? = nil
  ) {
    (self.name, self.background, self.content) = (name, background, content)
    (self.interactions, self.grab) = (interactions, grab)
  }

  /// The names on the stack, if it is a navigation.
  public var navigation: [Located<String>]? {
    if case .navigation(let names) = content { names } else { nil }
  }

  /// The names of the tabs, if it has tabs.
  public var tabs: [Located<String>]? {
    if case .tabs(let names) = content { names } else { nil }
  }

  /// The names of the pages, if it has pages.
  public var pages: [Located<String>]? {
    if case .pages(let names, _) = content { names } else { nil }
  }
}

/// What is on an ordinary screen.
public struct ScenePage: Sendable {
  /// A picture that fills the screen.
  public var image: Located<String>?
  /// How it fills it.
  public var contentMode: ContentMode
  /// What is over the background.
  public var gradient: SceneGradient?
  /// How far the eye is from the views.
  public var perspective: Double?
  /// From back to front.
  public var views: [SceneView]
  /// How the views are arranged.
  public var layout: SceneLayout

  /// A page.
  public init(
    image: Located<String>? = nil, contentMode: ContentMode = .scaleToFill,
    gradient: SceneGradient? = nil, views: [SceneView] = [], layout: SceneLayout = SceneLayout()
  ) {
    (self.image, self.contentMode, self.gradient) = (image, contentMode, gradient)
    (self.views, self.layout) = (views, layout)
  }
}

/// A rectangle that shows something, and views inside it.
public struct SceneView: Sendable {
  /// Its name.
  public var id: String?
  /// In points of the parent; `nil` for the parent's bounds.
  public var frame: CGRect?
  /// Where it goes in its parent without a frame.
  public var placement: ScenePlacement
  /// What it shows.
  public var content: SceneContent
  /// What is behind everything.
  public var background: ScenePaint?
  /// Whether what reaches over the bounds is cut away.
  public var clips: Bool
  /// In points.
  public var cornerRadius: Double
  /// What is round, drawn around it and seen of it.
  public var look: SceneLook
  /// Opacity.
  public var alpha: Double
  /// Whether it is left out.
  public var isHidden: Bool
  /// Moves, scales and turns it.
  public var transform: SceneTransform?
  /// In parts of the bounds.
  public var anchorPoint: CGPoint?
  /// Siblings with more are in front.
  public var zPosition: Double
  /// From back to front.
  public var views: [SceneView]
  /// How it scrolls, if it is a scroll view.
  public var scroll: SceneScrolling?
  /// What fingers do to it.
  public var gestures: [ViewGesture]
  /// Whether they do it together.
  public var isSimultaneous: Bool
  /// How the views are arranged.
  public var layout: SceneLayout

  /// The picture that it shows.
  public var image: Located<String>? {
    if case .image(let image) = content { image.path } else { nil }
  }
}

/// Scaled first, then turned, then moved.
public struct SceneTransform: Sendable, Hashable {
  /// In points.
  public var translation: CGPoint
  /// Factors.
  public var scale: CGPoint
  /// Degrees, clockwise on screen.
  public var degrees: Double
  /// Out of the plane.
  public var depth: SceneDepth
}

/// Turns and moves out of the plane; what is `nil` is not spoken of.
public struct SceneDepth: Sendable, Hashable {
  /// Degrees about the horizontal axis: the upper edge goes back.
  public var degreesX: Double?
  /// Degrees about the vertical axis: the right edge goes back.
  public var degreesY: Double?
  /// Points towards the eye.
  public var translationZ: Double?
  /// How far the eye is, in points.
  public var perspective: Double?

  /// In the plane.
  public init() {}

  /// Whether something is said.
  public var saysSomething: Bool { self != SceneDepth() }

  /// This depth, and for what it does not speak of, `other`.
  func over(_ other: SceneDepth) -> SceneDepth {
    var result = self
    result.degreesX = degreesX ?? other.degreesX
    result.degreesY = degreesY ?? other.degreesY
    result.translationZ = translationZ ?? other.translationZ
    result.perspective = perspective ?? other.perspective
    return result
  }
}
