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
  /// A colour, or one of UIKit's by name.
  case paint
  /// What is read as it is.
  case words
  /// A side that is no number: `50%`, `fit` or `fill`.
  case side
  /// A radius that is no number: `50%` or `cover`.
  case reach
  /// A detent that is no number: `40%`, `medium` or `large`.
  case detent
  /// The same, or `away`.
  case sheetTarget
  /// A pictogram of the icon font.
  case icon
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
    case .paint:
      "a colour: \"#RGB\", \"#RRGGBB\", \"#RRGGBBAA\" or a name such as white or systemBlue"
    case .words: "a text of at most \(Self.mostWords) characters"
    case .side: "a percentage, fit or fill"
    case .reach: "a percentage or cover"
    case .detent: "a percentage, medium or large"
    case .sheetTarget: "a percentage, medium, large or away"
    case .icon: "the name of a pictogram such as chevron_right"
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
    case .paint:
      "^(#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}|#[0-9A-Fa-f]{8}|\(ScenePaint.names.joined(separator: "|")))$"
    case .words: "^[^\\u0000-\\u0008\\u000B-\\u001F\\u007F]{0,\(Self.mostWords)}$"
    case .side: "^([+]?[0-9]{1,7}(\\.[0-9]{1,15})?%|fit|fill)$"
    case .reach: "^([+]?[0-9]{1,7}(\\.[0-9]{1,15})?%|cover)$"
    case .detent: "^([+]?[0-9]{1,7}(\\.[0-9]{1,15})?%|medium|large)$"
    case .sheetTarget: "^([+]?[0-9]{1,7}(\\.[0-9]{1,15})?%|medium|large|away)$"
    case .icon: "^[a-z0-9_.]{1,60}$"
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
    case .paint: ScenePaint(text) != nil
    case .words: Self.isReadable(text)
    case .side: text == "fit" || text == "fill" || Self.isShare(text)
    case .reach: text == "cover" || Self.isShare(text)
    case .detent: text == "medium" || text == "large" || Self.isShare(text)
    case .sheetTarget: text == "away" || Self.detent.accepts(text)
    case .icon:
      (1...60).contains(text.utf8.count)
        && text.utf8.allSatisfy {
          (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F || $0 == 0x2E
        }
    case .percent: Percentage(text) != nil
    case .rate: text.contains("/") && FrameRate(text) != nil
    case .viewPath:
      text.contains("/")
        && text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
          Self.isName(String($0))
        }
    }
  }

  private static let mostWords = 10_000

  private static func isShare(_ text: String) -> Bool {
    Percentage(text) != nil && text.first != "-"
  }

  private static func isReadable(_ text: String) -> Bool {
    text.unicodeScalars.count <= mostWords
      && text.unicodeScalars.allSatisfy {
        ($0.value >= 0x20 || $0 == "\t" || $0 == "\n") && $0.value != 0x7F
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
