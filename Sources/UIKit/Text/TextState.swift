// What a world knows of text: the fonts of its scene, how large people want their text, and what could
// not be drawn.

import Foundation
import SegueText

/// The text of a world.
@preconcurrency @MainActor
package final class TextState {
  /// That of the world that is running.
  package static var current: TextState { World.current.belonging { TextState() } }

  /// The fonts that text can name; worlds of one scene may share them.
  package var fonts = FontCatalogue()

  /// What is wrong with text that has been laid out, in the order of its showing; the stage turns it
  /// into diagnostics.
  package private(set) var problems: [TextProblem] = []

  /// Notes a problem, once.
  package func note(_ problem: TextProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}

/// Why text does not look as it should.
package enum TextProblem: Hashable, Sendable, CustomStringConvertible {
  /// A font that cannot be used.
  case font(FontError)
  /// A character that no font has.
  case missing(MissingGlyph)
  /// A colour glyph whose picture cannot be read.
  case picture(font: String, reason: String)

  /// One line: what was found, what was expected, what to do.
  package var description: String {
    switch self {
    case .font(let error): "\(error)"
    case .missing(let glyph):
      "text \"\(glyph.text.shownInMessages)\": neither \(glyph.font) nor a fallback font has "
        + "\(glyph.codePoint) (\(String(Character(glyph.character)).shownInMessages)); expected a "
        + "font that has it. Name one as a fallback"
    case .picture(let font, let reason): "\(font): a picture of the font: \(reason)"
    }
  }
}

extension MissingGlyph {
  fileprivate var character: Unicode.Scalar { Unicode.Scalar(scalar) ?? "\u{FFFD}" }
}

extension String {
  /// With control and formatting characters left out.
  fileprivate var shownInMessages: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter {
          ![.control, .format, .lineSeparator, .paragraphSeparator, .surrogate]
            .contains($0.properties.generalCategory)
        }))
  }
}

/// What text needs from the world it is in, outside of which there are the system's fonts.
struct TextEnvironment {
  let fonts: FontCatalogue

  static var current: TextEnvironment {
    guard World.isRunningHere else { return TextEnvironment(fonts: .system) }
    return MainActor.assumeIsolated { TextEnvironment(fonts: TextState.current.fonts) }
  }

  /// Has the world know of a problem; outside of one there is nobody to tell.
  static func note(_ problem: TextProblem) {
    guard World.isRunningHere else { return }
    MainActor.assumeIsolated { TextState.current.note(problem) }
  }
}
