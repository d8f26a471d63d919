// The forms of texts in a scene, each as a test, as a pattern for the schema and as a description.

import Foundation

/// The forms that a text in a scene can have.
package enum TextForm: Sendable, CaseIterable {
  /// A name that the author of the scene chooses.
  case name
  /// The name of a transition: a name, or that of a pack, '/' and a name.
  case transitionName
  /// The name of a pack, such as `ocean-waves`.
  case packName
  /// A version, such as `1.0.0`.
  case version
  /// The path of a file below the scene's folder.
  case path
  /// A color in hexadecimal notation or by name.
  case color
  /// A color in hexadecimal notation or by name, including UIKit's named colors.
  case paint
  /// Free text, which is read unchanged.
  case words
  /// A side length that is not a number: `50%`, `fit` or `fill`.
  case side
  /// A radius that is not a number: `50%` or `cover`.
  case reach
  /// A detent that is not a number: `40%`, `medium` or `large`.
  case detent
  /// A target of a sheet that is not a number: a detent, or `away`.
  case sheetTarget
  /// The name of an icon in the icon font.
  case icon
  /// A percentage, such as `-100%`.
  case percent
  /// A frame rate as a fraction, such as `30000/1001`.
  case rate
  /// A screen, or a view on a screen, such as `detail/card`.
  case viewPath

  /// The description of the form that messages use.
  package var expectation: String {
    switch self {
    case .name: "a name (without '/', '.' or control characters)"
    case .transitionName: "a name (without '.' or control characters), or PACK/NAME"
    case .packName: "a name of lowercase letters, digits and single hyphens"
    case .version: "a version of three numbers such as \"1.0.0\""
    case .path: "the path of a file below the scene's folder"
    case .color: "\(Self.colorNotation) or a name such as white"
    case .paint: "\(Self.colorNotation) or a name such as white or systemBlue"
    case .words: "text of at most \(Self.maximumWords) characters"
    case .side: "a percentage, fit or fill"
    case .reach: "a percentage or cover"
    case .detent: "a percentage, medium or large"
    case .sheetTarget: "a percentage, medium, large or away"
    case .icon: "the name of an icon such as chevron_right"
    case .percent: "a percentage such as -100%"
    case .rate: "a fraction such as \"30000/1001\""
    case .viewPath: "a screen's name, '/' and a view's id"
    }
  }

  /// The form as an ECMA 262 regular expression, for the JSON Schema.
  package var pattern: String {
    switch self {
    case .name: "^\(Self.namePattern)$"
    case .transitionName: "^(\(Self.packPattern)/)?\(Self.namePattern)$"
    case .packName: "^\(Self.packPattern)$"
    case .version: "^(0|[1-9][0-9]{0,8})(\\.(0|[1-9][0-9]{0,8})){2}$"
    case .path: "^[^\\u0000-\\u001F\\u007F]{1,1000}$"
    case .color: Self.colorPattern(SceneColor.names)
    case .paint: Self.colorPattern(ScenePaint.names)
    case .words: "^[^\\u0000-\\u0008\\u000B-\\u001F\\u007F]{0,\(Self.maximumWords)}$"
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

  /// Returns a Boolean value that indicates whether `text` has this form.
  package func accepts(_ text: String) -> Bool {
    switch self {
    case .name: Self.isName(text)
    case .transitionName: Self.isTransitionName(text)
    case .packName: Self.isPackName(text)
    case .version: Self.isVersion(text)
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

  private static let namePattern =
    "[^/.\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029]{1,100}"
  private static let packPattern = "(?=[^/]{1,60}(/|$))[a-z][a-z0-9]*(-[a-z0-9]+)*"
  private static let maximumWords = 10_000

  private static let colorNotation = "a color: \"#RGB\", \"#RRGGBB\", \"#RRGGBBAA\""

  private static func colorPattern(_ names: [String]) -> String {
    "^(#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}|#[0-9A-Fa-f]{8}|\(names.joined(separator: "|")))$"
  }

  private static func isShare(_ text: String) -> Bool {
    Percentage(text) != nil && text.first != "-"
  }

  private static func isReadable(_ text: String) -> Bool {
    text.unicodeScalars.count <= maximumWords
      && text.unicodeScalars.allSatisfy {
        ($0.value >= 0x20 || $0 == "\t" || $0 == "\n") && $0.value != 0x7F
      }
  }

  private static func isTransitionName(_ text: String) -> Bool {
    guard let slash = text.firstIndex(of: "/") else { return isName(text) }
    return isPackName(String(text[..<slash])) && isName(String(text[slash...].dropFirst()))
  }

  private static func isPackName(_ text: String) -> Bool {
    guard text.utf8.count <= 60, let first = text.utf8.first, isLowercase(first) else {
      return false
    }
    return text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .allSatisfy { part in !part.isEmpty && part.allSatisfy { isLowercase($0) || isDigit($0) } }
  }

  private static func isVersion(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 3
      && parts.allSatisfy { part in
        (1...9).contains(part.count) && part.allSatisfy(isDigit)
          && (part.count == 1 || part.first != UInt8(ascii: "0"))
      }
  }

  private static func isLowercase(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

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
