// `--duration`, `--damping`, `--velocity` and `--set`, within the limits of a scene.

import ArgumentParser
import SegueClips
import SegueDiagnostics

/// The options for the motion of a transition.
struct MotionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The duration of the transition in each direction.", valueName: "seconds"))
  var duration: Double?

  @Option(help: ArgumentHelp("The damping ratio of the transition's spring.", valueName: "ratio"))
  var damping: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The initial velocity of the transition's spring, in total distances per second."))
  var velocity: Double?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "A parameter of the transition, such as folds=4, color=#1C1C1E or origin=0.5,0.2. Can be "
        + "given several times. `segue list --json` prints the parameters.",
      valueName: "name=value"),
    transform: written)
  var settings: [ParameterSetting] = []

  mutating func validate() throws {
    let names = given.map(\.name)
    if let name = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw ValidationError("\(QuotedText.plain(name)) is set twice; expected each parameter once")
    }
    if let duration, !(duration >= 0 && duration <= 3600) {
      throw ValidationError("--duration is \(duration.asTyped); expected 0…3600 seconds")
    }
    if let damping, !(damping > 0 && damping <= 1) {
      throw ValidationError("--damping is \(damping.asTyped); expected more than 0 and at most 1")
    }
    if let velocity, !(abs(velocity) <= 1000) {
      throw ValidationError("--velocity is \(velocity.asTyped); expected -1000…1000")
    }
  }
}

extension MotionOptions {
  /// The number of seconds above which a duration was probably meant in milliseconds. Transitions
  /// take about half a second.
  private static let usualSeconds = 60.0

  /// A warning about a duration that is much longer than those of transitions, or `nil`.
  var longDuration: String? {
    guard let duration, duration > Self.usualSeconds else { return nil }
    return "--duration is \(duration.asTyped), which is more than a minute; expected a time in "
      + "seconds. \(duration.asTyped) ms are \((duration / 1000).asTyped)"
  }

  /// The parameters that are given, those with options of their own first.
  var given: [(name: String, value: JSONText)] {
    let numbers = [("duration", duration), ("damping", damping), ("velocity", velocity)]
      .compactMap { name, value in value.map { (name: name, value: JSONText.number($0)) } }
    return numbers + settings.map { ($0.name, $0.value) }
  }

  /// Returns the option that gives the parameter `name`, for messages.
  func option(for name: String) -> String {
    let isSet = settings.contains { $0.name == name }
    return isSet ? "--set \(name)" : "--\(name)"
  }
}

/// A parameter of a transition with its value, as the command line gives it.
struct ParameterSetting: WrittenValue {
  /// The name of the parameter.
  let name: String
  /// The value as a scene has it: a number, a point, or text.
  let value: JSONText

  /// Creates a setting from `NAME=VALUE`.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, parts[0] != "name" else {
      return nil
    }
    name = String(parts[0])
    let pair = parts[1].split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0) }
    if let number = Double(parts[1]), number.isFinite {
      value = .number(number)
    } else if pair.count == 2, let x = pair[0], let y = pair[1], x.isFinite, y.isFinite {
      value = .array([.number(x), .number(y)])
    } else {
      value = .string(String(parts[1]))
    }
  }

  /// The description of the expected text, for messages.
  static var expectation: String { "the name of a parameter, '=' and its value, such as folds=4" }
}
