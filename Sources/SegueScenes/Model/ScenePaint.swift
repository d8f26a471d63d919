// Colors of views: fixed colors, UIKit's colors by name, and pairs for the light and the dark
// appearance.

import CoreGraphics
import SegueDiagnostics

/// The color of something on a screen, which may depend on the appearance.
public indirect enum ScenePaint: Sendable, Hashable {
  /// The same color in every appearance.
  case fixed(SceneColor)
  /// One of UIKit's colors that follow the appearance, by name, such as `systemBackground`.
  case system(String)
  /// One color for the light and one for the dark appearance.
  case pair(light: ScenePaint, dark: ScenePaint)

  /// Creates a color from hexadecimal notation or a name. Returns `nil` if `text` is neither.
  public init?(_ text: String) {
    if SystemColor(rawValue: text) != nil {
      self = .system(text)
    } else if let color = SceneColor(text) {
      self = .fixed(color)
    } else {
      return nil
    }
  }

  /// The name of the color, or `nil` if it has none.
  var name: String? {
    switch self {
    case .fixed(let color): color.name
    case .system(let name): name
    case .pair: nil
    }
  }

  /// The names of all colors, the fixed ones first.
  public static var names: [String] { SceneColor.names + systemNames }

  /// UIKit's names of colors that follow the appearance.
  public static let systemNames = SystemColor.allCases.map(\.rawValue)

  /// Returns ` Did you mean 'x'?` for text that is not a color, or an empty text. What only lacks
  /// the `system` of UIKit's names, such as `pink`, is one of those rather than a misspelling.
  package static func suggestion(for text: String) -> String {
    if let hexadecimal = SceneColor.suggestion(for: text) { return hexadecimal }
    let name = "system\(text)".lowercased()
    let system = systemNames.first { $0.lowercased() == name }
    return system.map { " Did you mean '\($0)'?" } ?? Suggestion.sentence(for: text, among: names)
  }
}
