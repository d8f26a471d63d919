// Spelling. A device has dictionaries, which are not free and which change from version to version;
// here there are none, so that there are no available languages. As on a device for a language
// without a dictionary, nothing is misspelled then, and there are no suggestions.

import Foundation
import SegueWorld

/// An object that checks the spelling of text. No language has a dictionary: nothing is misspelled,
/// with a warning.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// The words that the checker ignores.
  open var ignoredWords: [String]?

  /// Creates a checker.
  public override init() { super.init() }

  /// The languages that have a dictionary: none.
  open class var availableLanguages: [String] { [] }

  /// Returns the range of the first misspelled word: none, so that its location is `NSNotFound`.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The range in which to search.
  ///   - startingOffset: The offset at which to begin within the range.
  ///   - wrapFlag: Whether to continue at the beginning of the range.
  ///   - language: The language, such as `en_US`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    warnOnce(language)
    return NSRange(location: NSNotFound, length: 0)
  }

  /// Returns suggestions in place of a misspelled word: none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    warnOnce(language)
    return nil
  }

  /// Returns words that complete a partial one: none.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    warnOnce(language)
    return nil
  }

  /// Ignores a word from now on.
  open func ignoreWord(_ wordToIgnore: String) {
    guard ignoredWords?.contains(wordToIgnore) != true else { return }
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Adds a word to those that all checkers of the app know.
  open class func learnWord(_ word: String) { state.learned.insert(word) }
  /// Returns whether a word has been added.
  open class func hasLearnedWord(_ word: String) -> Bool { state.learned.contains(word) }
  /// Removes a word that has been added.
  open class func unlearnWord(_ word: String) { state.learned.remove(word) }

  private static var state: TextCheckerState {
    World.current.associatedObject { TextCheckerState() }
  }

  private func warnOnce(_ language: String) {
    guard !Self.state.hasWarned else { return }
    Self.state.hasWarned = true
    World.current.warn(
      "UITextChecker has no dictionary for \(language); no word is misspelled, and there are no "
        + "suggestions")
  }
}

/// What the checkers of a world have in common.
@MainActor
private final class TextCheckerState {
  var learned: Set<String> = []
  var hasWarned = false
}
