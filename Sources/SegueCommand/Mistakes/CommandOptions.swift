// The options of a command by their names, for messages about names that are none of them.

import ArgumentParser
import SegueDiagnostics

/// The command that a command line names, and the names of its options.
struct CommandOptions {
  /// The command as it is typed, such as `segue golden verify`.
  let command: String
  /// The options that the help lists, with their dashes, in its order.
  let listed: [String]
  private let all: Set<String>

  /// The options of the command that `arguments` begin with; those of `segue` if there is none.
  init(of arguments: [String]) {
    var type: any ParsableCommand.Type = RootCommand.self
    var words = ["segue"]
    for word in arguments {
      let next = type.configuration.subcommands.first { $0._commandName == word }
      guard let next else { break }
      type = next
      words.append(word)
    }
    command = words.joined(separator: " ")
    listed = Self.names(in: type.helpMessage(includeHidden: false, columns: Self.columns))
    all = Self.everywhere.union(
      Self.names(in: type.helpMessage(includeHidden: true, columns: Self.columns)))
  }

  /// Returns the first argument that looks like an option and is none of the command, without its
  /// value; `nil` if there is none.
  func unknown(in arguments: [String]) -> String? {
    arguments.prefix { $0 != "--" }.lazy
      .map { String($0.prefix { $0 != "=" }) }
      .first { looksLikeOption($0) && !all.contains($0) && !isFlags($0) }
  }

  /// Returns the option that was meant by `word`, as it is typed; `nil` if it cannot be guessed.
  func meant(by word: String) -> String? {
    let name = String(word.drop { $0 == "-" })
    let known = listed.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
    let other = OptionSynonyms.names(for: name).first(where: known.contains)
    if let found = known.first(where: { $0 == name }) ?? other { return "--\(found)" }
    if let short = listed.first(where: { $0.count == 2 && word.hasPrefix($0) }) {
      return "\(short) \(word.dropFirst(2))"
    }
    let begun = known.first { name.count > 1 && $0.hasPrefix(name) }
    return (begun ?? Suggestion.closest(to: name, among: known)).map { "--\($0)" }
  }

  /// The options that the parser adds, some of which no help lists.
  private static let everywhere: Set<String> = [
    "-h", "--help", "-help", "--help-hidden", "--version", "--generate-completion-script",
    "--experimental-dump-help",
  ]

  /// Wide enough that no name is broken.
  private static let columns = 400

  private func looksLikeOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let next = word.dropFirst().first else { return false }
    // A number, or what begins like one, is a value.
    return !next.isNumber && next != "."
  }

  /// Returns whether the word is several short flags in one, such as `-qh`.
  private func isFlags(_ word: String) -> Bool {
    !word.hasPrefix("--") && word.dropFirst().allSatisfy { all.contains("-\($0)") }
  }

  /// The names of the options in a help text, such as `-o` and `--output`.
  private static func names(in help: String) -> [String] {
    help.split(separator: "\n").filter { $0.hasPrefix("  -") }.flatMap { line in
      line.split(separator: " ").prefix { $0.hasPrefix("-") }.flatMap { $0.split(separator: "/") }
        .map { String($0.prefix { $0 != "," }) }
    }
  }
}
