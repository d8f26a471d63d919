// Arguments without the option that they belong to.

import SegueClips
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
    case ("segue transition", 1) where isTransition(words[0]): return "--name \(words[0])"
    case ("segue transition", 1):
      // A third image is not taken for the output.
      let isImage = CommandForFile.name(for: words[0]) == "transition"
      return isImage ? nil : Self.output(in: words).map { "-o \($0)" }
    case ("segue still", 1), ("segue filmstrip", 1):
      return Self.output(in: words).map { "-o \($0)" }
    case ("segue list", 1):
      let word = words[0].lowercased()
      let topic = ListTopic.allCases.first { [word, word + "s"].contains($0.rawValue) }
      return topic.map { "--\($0.rawValue)" } ?? "--search \(words[0])"
    case ("segue list", 2...): return "--search \"\(words.joined(separator: " "))\""
    default: return nil
    }
  }

  /// Returns the last of the arguments if it is a file to be written, as other tools take it: a
  /// path of a clip, an image or a folder that no option precedes.
  static func output(in arguments: [String]) -> String? {
    guard let last = arguments.last, !last.hasPrefix("-") else { return nil }
    let isValue = arguments.dropLast().last.map { $0.hasPrefix("-") && !$0.contains("=") } ?? false
    let name = last.split(separator: "/").last ?? ""
    if !isValue, last.hasSuffix("/") { return last }
    guard !isValue, let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let suffix = name[name.index(after: dot)...].lowercased()
    return OutputFormat.isKnown(suffix: suffix) ? last : nil
  }

  private func isTransition(_ word: String) -> Bool {
    UIKitTransition(rawValue: word) != nil || TransitionLibrary.builtIn.named(word) != nil
  }
}
