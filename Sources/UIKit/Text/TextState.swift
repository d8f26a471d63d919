// A world's state of text: the fonts of its scene and the problems of text that could not be drawn.

import Foundation
import SegueText
import SegueWorld

/// The text-related state of a world.
@preconcurrency @MainActor
package final class TextState {
  /// The state of the world that is currently running.
  package static var current: TextState { World.current.associatedObject { TextState() } }

  /// The fonts that text can name. Worlds of one scene may share them.
  package var fonts = FontCatalog()

  /// The problems of text that has been laid out, in the order in which they were found. The stage
  /// turns them into diagnostics.
  package private(set) var problems: [TextProblem] = []

  /// Notes a problem, unless it has been noted before.
  package func record(_ problem: TextProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}

/// A reason why text cannot be drawn as specified.
package enum TextProblem: Hashable, Sendable, CustomStringConvertible {
  /// A font that cannot be used.
  case font(FontError)
  /// A character that no font contains.
  case missing(MissingGlyph)
  /// A color glyph whose image cannot be read.
  case image(font: String, reason: String)

  /// A description in one line: what was found, what was expected and what to do.
  package var description: String {
    switch self {
    case .font(let error): "\(error)"
    case .missing(let glyph):
      "text \"\(glyph.text.shownInMessages)\": neither \(glyph.font) nor a fallback font contains "
        + "\(glyph.codePoint) (\(String(Character(glyph.character)).shownInMessages)); expected a "
        + "font with this character. \(glyph.remedy)"
    case .image(let font, let reason): "\(font): an image in the font: \(reason)"
    }
  }
}

extension MissingGlyph {
  /// What to do: the package that brings the script, unless a font is installed already and the
  /// scene's list of pinned fonts leaves it out.
  fileprivate var remedy: String {
    if InstalledFonts.cover(scalar) {
      return "An installed font has it: add its family to fonts.fallback or fonts.pinned"
    }
    guard let script = FontScript.of(scalar) else { return "Add one to fonts.files" }
    return "Install one for \(script.name) with `\(script.installation)`, or add one to fonts.files"
  }

  fileprivate var character: Unicode.Scalar { Unicode.Scalar(scalar) ?? "\u{FFFD}" }
}

extension String {
  /// The string without control and formatting characters.
  fileprivate var shownInMessages: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter {
          ![.control, .format, .lineSeparator, .paragraphSeparator, .surrogate]
            .contains($0.properties.generalCategory)
        }))
  }
}

/// The fonts and diagnostics of the running world. Outside of a world, only the system fonts are
/// available.
struct TextEnvironment {
  let fonts: FontCatalog

  static var current: TextEnvironment {
    guard World.isRunningHere else { return TextEnvironment(fonts: .system) }
    return MainActor.assumeIsolated { TextEnvironment(fonts: TextState.current.fonts) }
  }

  /// Notes a problem in the running world. Outside of a world, this function does nothing.
  static func record(_ problem: TextProblem) {
    guard World.isRunningHere else { return }
    MainActor.assumeIsolated { TextState.current.record(problem) }
  }
}
