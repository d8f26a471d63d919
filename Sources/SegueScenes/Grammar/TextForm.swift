// The forms that texts in a scene take: each as a test, as a pattern for the schema and in words.

import Foundation

/// What a text must look like.
package enum TextForm: Sendable, CaseIterable {
  /// A name that the user chooses.
  case name
  /// A file below the scene's folder.
  case path
  /// A colour by its parts or by name.
  case color
  /// A share of something: `-100%`.
  case percent
  /// A frame rate as a fraction: `30000/1001`.
  case rate
  /// A screen, or a view on a screen: `detail/card`.
  case viewPath

  /// In words.
  package var expectation: String {
    switch self {
    case .name: "a name (without '/', '.' or control characters)"
    case .path: "the path of a file below the scene's folder"
    case .color: "a colour: \"#RGB\", \"#RRGGBB\", \"#RRGGBBAA\" or a name such as white"
    case .percent: "a percentage such as -100%"
    case .rate: "a fraction such as \"30000/1001\""
    case .viewPath: "a screen's name, '/' and a view's id"
    }
  }

  /// As a regular expression of ECMA 262.
  package var pattern: String {
    switch self {
    case .name: "^[^/.\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029]{1,100}$"
    case .path: "^[^\\u0000-\\u001F\\u007F]{1,1000}$"
    case .color:
      "^(#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}|#[0-9A-Fa-f]{8}|\(SceneColor.names.joined(separator: "|")))$"
    case .percent: "^[+-]?[0-9]{1,7}(\\.[0-9]{1,15})?%$"
    case .rate: "^[1-9][0-9]{0,8}/[1-9][0-9]{0,8}$"
    case .viewPath:
      "^[^/.\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029]+(/[^/.\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029]+)+$"
    }
  }

  /// Whether `text` has this form.
  package func accepts(_ text: String) -> Bool {
    switch self {
    case .name: Self.isName(text)
    case .path:
      (1...1000).contains(text.unicodeScalars.count)
        && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    case .color: SceneColor(text) != nil
    case .percent: Percentage(text) != nil
    case .rate: text.contains("/") && FrameRate(text) != nil
    case .viewPath:
      text.contains("/")
        && text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
          Self.isName(String($0))
        }
    }
  }

  private static func isName(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return (1...100).contains(scalars.count)
      && scalars.allSatisfy { scalar in
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x2F, 0x2E: false
        default: true
        }
      }
  }
}
