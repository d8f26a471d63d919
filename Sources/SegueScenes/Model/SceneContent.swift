// What a view shows beside its background.

/// What a view shows.
public enum SceneContent: Sendable {
  /// Nothing of its own.
  case none
  /// A picture.
  case image(SceneImage)
  /// Text.
  case label(SceneLabel)
  /// A clip that plays.
  case video(SceneVideo)
  /// Something to tap that says what for.
  case button(SceneButton)
  /// A pictogram of the icon font, by its name.
  case icon(Located<String>, SceneIcon)
  /// Lines and curves.
  case shape(SceneShape)
  /// Colours that run into each other.
  case gradient(SceneGradient)
  /// Frosted glass over what is behind.
  case blur(BlurStyle)
  /// Particles.
  case emitter(SceneEmitter)
  /// Rows, which scroll.
  case list(SceneList)
  /// Its views as items, which scroll.
  case items(SceneItems)
  /// Its views, again and again.
  case replicator(SceneReplicator)
}

/// A picture in a view.
public struct SceneImage: Sendable {
  /// How its pixels become those of the frame.
  public enum Sampling: String, Sendable, CaseIterable { case nearest, linear, trilinear }

  /// The file.
  public var path: Located<String>
  /// How it fills the frame.
  public var contentMode: ContentMode
  /// What its shape is painted with, instead of its own colours.
  public var tint: ScenePaint?
  /// The parts at its edges that are not stretched, in points.
  public var capInsets: SceneInsets?
  /// How it is enlarged and reduced.
  public var sampling: Sampling
}

/// Text in a view.
public struct SceneLabel: Sendable {
  /// Where lines stand.
  public enum Alignment: String, Sendable, CaseIterable {
    case natural, left, center, right, justified
  }
  /// What happens to a line that is too long.
  public enum Truncation: String, Sendable, CaseIterable { case head, middle, tail, clip }

  /// One stretch of text that looks the same.
  public struct Run: Sendable {
    /// The text.
    public var text: String
    /// Its font; `nil` for the label's.
    public var font: Located<SceneFont>?
    /// Its colour; `nil` for the label's.
    public var color: ScenePaint?
    /// Points added between letters.
    public var kern: Double
    /// Whether a line is under it.
    public var isUnderlined: Bool
    /// Whether a line is through it.
    public var isStruckThrough: Bool
    /// Points by which it is raised.
    public var baselineOffset: Double
  }

  /// The text, where it stands in the scene.
  public var runs: Located<[Run]>
  /// The font.
  public var font: Located<SceneFont>?
  /// The colour; `nil` for `label`.
  public var color: ScenePaint?
  /// Where lines stand.
  public var alignment: Alignment
  /// The most lines there may be; 0 for any number.
  public var lines: Int
  /// What happens to a line that is too long.
  public var truncation: Truncation
  /// How far the text may shrink to fit its width; 1 for not at all.
  public var minimumScale: Double
  /// Points added between lines.
  public var lineSpacing: Double

  /// What it says.
  public var text: String { runs.value.map(\.text).joined() }
}

/// A clip in a view.
public struct SceneVideo: Sendable {
  /// The file.
  public var path: Located<String>
  /// How it fills the frame.
  public var contentMode: ContentMode
  /// Whether it begins again at its end.
  public var loops: Bool
  /// How many of its seconds pass in one second.
  public var rate: Double
  /// Which of its seconds shows when its screen comes.
  public var start: Double
}

/// A button.
public struct SceneButton: Sendable {
  /// How much it stands out.
  public enum Style: String, Sendable, CaseIterable { case plain, gray, tinted, filled }

  /// What it says.
  public var title: Located<String>
  /// The pictogram before it.
  public var icon: Located<String>?
  /// How much it stands out.
  public var style: Style
  /// Its colour; `nil` for `systemBlue`.
  public var color: ScenePaint?
  /// Its font; `nil` for body text, semibold when filled.
  public var font: Located<SceneFont>?
}

/// How a pictogram looks.
public struct SceneIcon: Sendable, Hashable {
  /// Its height in points.
  public var size: Double
  /// Its colour; `nil` for `label`.
  public var color: ScenePaint?
}
