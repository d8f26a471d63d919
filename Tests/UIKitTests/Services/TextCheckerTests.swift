// There are no dictionaries.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct TextCheckerTests {
  @Test("Nothing is misspelled without a dictionary, which is said once")
  func spelling() {
    let world = World()
    world.run {
      let checker = UITextChecker()
      #expect(UITextChecker.availableLanguages.isEmpty)
      for word in ["swift", "swfit"] {
        let range = NSRange(location: 0, length: word.utf16.count)
        let found = checker.rangeOfMisspelledWord(
          in: word, range: range, startingAt: 0, wrap: false, language: "en")
        #expect(found.location == NSNotFound)
        #expect(checker.guesses(forWordRange: range, in: word, language: "en") == nil)
        #expect(checker.completions(forPartialWordRange: range, in: word, language: "en") == nil)
      }
    }
    #expect(
      world.diagnostics.warnings == [
        "UITextChecker has no dictionary for en; no word is misspelled, and there are no suggestions"
      ])
  }

  @Test("Learned words are those of a world, ignored ones those of a checker")
  func words() {
    World().run {
      UITextChecker.learnWord("segue")
      #expect(UITextChecker.hasLearnedWord("segue"))
      UITextChecker.unlearnWord("segue")
      #expect(!UITextChecker.hasLearnedWord("segue"))
      let checker = UITextChecker()
      checker.ignoreWord("uikit")
      checker.ignoreWord("uikit")
      #expect(checker.ignoredWords == ["uikit"])
      UITextChecker.learnWord("segue")
    }
    World().run { #expect(!UITextChecker.hasLearnedWord("segue")) }
  }
}
