// Mistakes in the arguments of `segue transition`: parameters as options, and images after options.

import SegueStage

/// The arguments of `segue transition`, for advice about mistakes in them.
struct TransitionMistake {
  private let arguments: [String]
  private let isTransition: Bool

  /// Creates the advice about the arguments of `command`, which there is none about if it is another
  /// one.
  init(_ arguments: [String], command: String) {
    (self.arguments, isTransition) = (arguments, command == "segue transition")
  }

  /// Returns the setting that was meant by an unknown option, such as `--set folds=3` for `--folds`,
  /// if the transition that is named has such a parameter; otherwise `nil`.
  func setting(for option: String) -> String? {
    guard isTransition, let name = value(of: "--name"),
      let entry = TransitionLibrary.builtIn.named(name)
    else { return nil }
    let parameter = String(option.drop { $0 == "-" })
    let known = (entry.parametersForward + entry.parametersBackward).map(\.name)
    guard known.contains(parameter) else { return nil }
    return "--set \(parameter)=\(value(of: option) ?? "VALUE")"
  }

  /// Returns a sentence about an image after `--from` or `--to`, which are times here and images in
  /// other commands; otherwise an empty text.
  func adviceAboutImage(_ value: String, after option: Substring) -> String {
    guard isTransition, ["--from", "--to"].contains(option),
      CommandForFile.name(for: value) == "transition"
    else { return "" }
    return ". The images are given without options: segue transition FROM TO"
  }

  /// The value of an option, after it or after an equals sign.
  private func value(of option: String) -> String? {
    for (index, word) in arguments.enumerated() {
      if word.hasPrefix("\(option)=") { return String(word.dropFirst(option.count + 1)) }
      if word == option { return arguments.dropFirst(index + 1).first }
    }
    return nil
  }
}
