// Colours of views: fixed ones, UIKit's by their names, and pairs for the light and the dark appearance.

/// What something is painted with.
public indirect enum ScenePaint: Sendable, Hashable {
  /// The same in every appearance.
  case fixed(SceneColor)
  /// One of UIKit's colours that follow the appearance, by name: `systemBackground`.
  case system(String)
  /// One for light, one for dark.
  case pair(light: ScenePaint, dark: ScenePaint)

  /// A colour by its parts or by name; `nil` if `text` is none.
  public init?(_ text: String) {
    if Self.systemNames.contains(text) {
      self = .system(text)
    } else if let color = SceneColor(text) {
      self = .fixed(color)
    } else {
      return nil
    }
  }

  /// All names, fixed colours first.
  public static var names: [String] { SceneColor.names + systemNames }

  /// UIKit's names of colours that follow the appearance.
  public static let systemNames = [
    "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink",
    "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
    "separator", "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground",
  ]
}
