// Arguments without the option that they belong to.

import SegueStage
import SegueTransitions

/// The arguments that a command does not take as they are.
struct SurplusArguments {
  let words: [String]
  /// The command as it is typed, such as `segue list`.
  let command: String

  /// The arguments with the options that were probably meant, or `nil`.
  var advice: String? {
    switch (command, words.count) {
    case ("segue gallery", 2):
      let areImages = words.allSatisfy { CommandForFile.name(for: $0) == "transition" }
      return areImages ? "--from \(words[0]) --to \(words[1])" : nil
    case ("segue transition", 1):
      return isTransition(words[0]) ? "--name \(words[0])" : nil
    case ("segue list", 1):
      let word = words[0].lowercased()
      let topic = ListTopic.allCases.first { [word, word + "s"].contains($0.rawValue) }
      return topic.map { "--\($0.rawValue)" } ?? "--search \(words[0])"
    case ("segue list", 2...): return "--search \"\(words.joined(separator: " "))\""
    default: return nil
    }
  }

  private func isTransition(_ word: String) -> Bool {
    UIKitTransition(rawValue: word) != nil || TransitionLibrary.builtIn.named(word) != nil
  }
}
