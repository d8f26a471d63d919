// Mistakes in the command line, each on one line: what was found, what was expected, and where the
// parts of the command are listed.

import ArgumentParser
import SegueDiagnostics

/// The wording of a mistake in the arguments of a command.
struct CommandLineMistake {
  private let arguments: [String]
  private let message: String

  /// Creates the wording for a mistake.
  /// - Parameter message: What the parser says, on one line.
  init(_ message: String, in arguments: [String]) {
    (self.arguments, self.message) = (arguments, message)
  }

  /// The mistake on one line.
  var text: String {
    negativeNumber ?? unknownOption ?? missing ?? missingValue ?? surplus ?? invalidValue ?? message
  }

  /// A negative number that the parser takes for an option, so that the option before it seems to
  /// have no value.
  private var negativeNumber: String? {
    zip(arguments, arguments.dropFirst()).first { option, value in
      message.hasPrefix("Missing value for '\(option)") && value.hasPrefix("-")
        && Double(value) != nil
    }.map { option, value in "\(option) is \(value); expected a number that is not negative" }
  }

  /// An option that the command does not have. It is reported before all else, since what the parser
  /// misses is often what that option was to give.
  private var unknownOption: String? {
    let options = options
    guard let word = options.unknown(in: arguments) else { return nil }
    let parameter = TransitionMistake(arguments, command: options.command).setting(for: word)
    let name = String(word.drop { $0 == "-" })
    let absent = AbsentOptions.advice(about: name, of: options.command).map { " \($0)" }
    let meant = (parameter ?? options.meant(by: word)).map {
      " Did you mean '\(QuotedText.plain($0))'?"
    }
    return "there is no option '\(QuotedText.plain(word))'; expected one that `\(options.command) "
      + "--help` lists.\((parameter == nil ? absent : nil) ?? meant ?? "")"
  }

  private var missing: String? {
    quoted(after: "Missing expected argument ").map { part in
      let name = part.hasSuffix(" ...") ? String(part.dropLast(4)) : part
      let output = name.hasPrefix("--output ") ? SurplusArguments.output(in: arguments) : nil
      return "there is no \(name); expected one, as in the examples of `\(options.command) --help`"
        + (output.map { ". Did you mean '-o \(QuotedText.plain($0))'?" } ?? "")
    }
  }

  private var missingValue: String? {
    quoted(after: "Missing value for ").map { part in
      let words = part.split(separator: " ", maxSplits: 1).map(String.init)
      return "\(words[0]) has no value; expected "
        + (words.count > 1 ? "\(words[0]) \(words[1])" : "one")
    }
  }

  private var surplus: String? {
    guard message.hasPrefix("Unexpected argument '") || message.contains(" unexpected arguments: '")
    else { return nil }
    let what = message.prefix(1).lowercased() + message.dropFirst()
    let words = arguments.filter { message.contains("'\($0)'") }
    let advice = SurplusArguments(words: words, command: options.command).advice
    return "\(what); expected only what `\(options.command) --help` lists"
      + (advice.map { ". Did you mean '\(QuotedText.plain($0))'?" } ?? "")
  }

  /// A value that the option or the argument does not accept: none of its words, not of its form, or
  /// no number.
  private var invalidValue: String? {
    guard message.hasPrefix("The value '"), let middle = message.range(of: "' is invalid for '"),
      let end = message[middle.upperBound...].firstIndex(of: "'")
    else { return nil }
    let value = String(message[..<middle.lowerBound].dropFirst("The value '".count))
    let option = message[middle.upperBound..<end].prefix { $0 != " " }
    let rest = message[end...].dropFirst()
    guard let expected = expectation(of: option, after: rest, for: value) else {
      return rest.hasPrefix(": ") ? "\(option) is '\(QuotedText.plain(value))'\(rest)" : nil
    }
    let advice = TransitionMistake(arguments, command: options.command)
      .adviceAboutImage(value, after: option)
    return "\(option) is '\(QuotedText.plain(value))'; expected \(expected)\(advice)"
  }

  /// Returns what follows "expected" in place of the parser's own words.
  private func expectation(of option: Substring, after rest: Substring, for value: String)
    -> String?
  {
    if rest.isEmpty {
      if value.contains(",") { return "a number with a decimal point" }
      let expected = Self.quantities[String(option)] ?? "a number"
      return expected + QuantityAdvice(value).sentence(expecting: expected)
    }
    if rest.hasPrefix(": expected ") {
      let expected = String(rest.dropFirst(": expected ".count))
      if expected.hasPrefix("one of "), !expected.contains("Did you mean") {
        let words = expected.dropFirst("one of ".count).split { " ,".contains($0) }.map(String.init)
        let advice = Suggestion.sentence(for: value, among: words)
        return expected + (advice.isEmpty ? "" : ".\(advice)")
      }
      return expected
        + (Self.strangerInList(value, expected)
          ?? QuantityAdvice(value).sentence(expecting: expected))
    }
    guard rest.hasPrefix(Self.choice) else { return nil }
    let words = rest.dropFirst(Self.choice.count).split { " ',.:".contains($0) }.map(String.init)
      .filter { !["the", "following", "-", "and", "or"].contains($0) }
    let start = words.dropLast().joined(separator: ", ")
    let list = start.isEmpty ? "" : "\(start)\(words.count > 2 ? "," : "") or "
    let synonym = Self.formats[value.lowercased()].flatMap { words.contains($0) ? $0 : nil }
    let advice =
      synonym.map { " Did you mean '\($0)'?" } ?? Suggestion.sentence(for: value, among: words)
    return "\(list)\(words.last ?? "")\(advice.isEmpty ? "" : "." + advice)"
  }

  /// Returns a sentence about the first word of a list that is none of the words of which it may consist.
  private static func strangerInList(_ value: String, _ expected: String) -> String? {
    guard expected.hasPrefix("one or more of ") else { return nil }
    let words = expected.dropFirst("one or more of ".count).split { " ,".contains($0) }
      .map(String.init)
    guard
      let word = value.split(separator: ",").map(String.init).first(where: { !words.contains($0) })
    else { return nil }
    let advice = Suggestion.sentence(for: word, among: words)
    return ". '\(QuotedText.plain(word))' is none of them" + (advice.isEmpty ? "" : "." + advice)
  }

  /// What is expected of options that the parser itself reads as numbers.
  private static let quantities = [
    "--duration": "a number of seconds such as 0.5",
    "--scale": "a number of pixels per point such as 2",
    "--damping": "a damping ratio such as 0.8",
  ]

  /// Other names of the formats of `segue export`.
  private static let formats = [
    "html": "css", "web": "css", "keyframes": "css", "bodymovin": "lottie", "uikit": "swift",
    "code": "swift", "tracks": "json",
  ]

  private static let choice = ". Please provide one of "

  private var options: CommandOptions { CommandOptions(of: arguments) }

  /// The text in quotes that follows the prefix, to the end of the message.
  private func quoted(after prefix: String) -> String? {
    guard message.hasPrefix(prefix + "'"), message.hasSuffix("'") else { return nil }
    return String(message.dropFirst(prefix.count + 1).dropLast())
  }
}
