// The contents of views, in front of their backgrounds.

/// The content of a view.
public enum SceneContent: Sendable {
  /// No content of its own.
  case none
  /// An image.
  case image(SceneImage)
  /// Text in one or several styles.
  case label(SceneLabel)
  /// A movie that plays.
  case video(SceneVideo)
  /// A button with a title.
  case button(SceneButton)
  /// An icon of the icon font, by its name.
  case icon(Located<String>, SceneIcon)
  /// Lines and curves, filled and stroked.
  case shape(SceneShape)
  /// A gradient between colors.
  case gradient(SceneGradient)
  /// A blur of what is behind the view.
  case blur(BlurStyle)
  /// Particles.
  case emitter(SceneEmitter)
  /// A list of rows that scrolls.
  case list(SceneList)
  /// A grid that scrolls, whose items are the view's subviews.
  case items(SceneItems)
  /// Repeated copies of the view's subviews.
  case replicator(SceneReplicator)
}

/// An image in a view.
public struct SceneImage: Sendable {
  /// The filters with which an image is enlarged and reduced.
  public enum Sampling: String, Sendable, CaseIterable { case nearest, linear, trilinear }

  /// The path of the image file.
  public var path: Located<String>
  /// The way in which the image fills the frame.
  public var contentMode = ContentMode.standard
  /// The color that replaces the image's own colors, or `nil` to keep them.
  public var tint: ScenePaint?
  /// The insets of the edges that are not stretched, in points.
  public var capInsets: SceneInsets?
  /// The filter with which the image is enlarged and reduced.
  public var sampling = Sampling.linear
}

/// Text in a view.
public struct SceneLabel: Sendable {
  /// The horizontal alignment of lines.
  public enum Alignment: String, Sendable, CaseIterable {
    case natural, left, center, right, justified
  }
  /// The ways in which a line that is too long is shortened.
  public enum Truncation: String, Sendable, CaseIterable { case head, middle, tail, clip }

  /// A range of text in one style.
  public struct Run: Sendable {
    /// The text of the run.
    public var text: String
    /// The font, or `nil` for the label's.
    public var font: Located<SceneFont>?
    /// The color, or `nil` for the label's.
    public var color: ScenePaint?
    /// The distance added between letters, in points.
    public var kern = 0.0
    /// A Boolean value that indicates whether the text is underlined.
    public var isUnderlined = false
    /// A Boolean value that indicates whether the text is struck through.
    public var isStruckThrough = false
    /// The distance by which the baseline is raised, in points.
    public var baselineOffset = 0.0
  }

  /// The runs of text, with their position in the scene.
  public var runs: Located<[Run]>
  /// The font, or `nil` for body text.
  public var font: Located<SceneFont>?
  /// The color, or `nil` for UIKit's `label` color.
  public var color: ScenePaint?
  /// The horizontal alignment of lines.
  public var alignment = Alignment.natural
  /// The maximum number of lines, or 0 for no maximum.
  public var lines = 0
  /// The way in which a line that is too long is shortened.
  public var truncation = Truncation.tail
  /// The minimum factor by which the text may shrink to fit its width. 1 keeps its size.
  public var minimumScale = 1.0
  /// The distance added between lines, in points.
  public var lineSpacing = 0.0

  /// The text of all runs.
  public var text: String { runs.value.map(\.text).joined() }
}

/// A movie in a view.
public struct SceneVideo: Sendable {
  /// The path of the movie file.
  public var path: Located<String>
  /// The way in which the movie fills the frame.
  public var contentMode = ContentMode.standard
  /// A Boolean value that indicates whether the movie starts again when it ends.
  public var loops = true
  /// The playback rate: seconds of the movie per second.
  public var rate = 1.0
  /// The position in the movie, in seconds, when its screen appears.
  public var start = 0.0
}

/// A button in a view.
public struct SceneButton: Sendable {
  /// The styles of a button, in the order of increasing prominence.
  public enum Style: String, Sendable, CaseIterable { case plain, gray, tinted, filled }

  /// The title of the button.
  public var title: Located<String>
  /// The icon before the title, by its name in the icon font.
  public var icon: Located<String>?
  /// The style of the button.
  public var style = Style.plain
  /// The color, or `nil` for `systemBlue`.
  public var color: ScenePaint?
  /// The font, or `nil` for body text (semibold in a filled button).
  public var font: Located<SceneFont>?
}

/// The size and color of an icon.
public struct SceneIcon: Sendable, Hashable {
  /// The height in points.
  public var size = 24.0
  /// The color, or `nil` for UIKit's `label` color.
  public var color: ScenePaint?
}
