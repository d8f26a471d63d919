// `--limits`: what a scene may use.

import ArgumentParser
import SegueClips
import SegueDiagnostics
import SegueStage

/// The option for the limits on what a scene may use.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The maximum amounts that a scene may use: ci, standard (the default), generous, or NAME=N, "
        + "separated by commas. Later ones override earlier ones.",
      valueName: "limits"),
    completion: .limits, transform: Self.parse)
  var limits: ResourceLimits?

  /// Parses limits such as `ci,particles=20000`.
  @Sendable static func parse(_ text: String) throws -> ResourceLimits {
    var limits = ResourceLimits.standard
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      try change(&limits, String(part))
    }
    return limits
  }

  private static func advice(_ word: String, _ words: [String]) -> String {
    let sentence = Suggestion.sentence(for: word, among: words)
    return sentence.isEmpty ? "" : "." + sentence
  }

  private static func change(_ limits: inout ResourceLimits, _ text: String) throws {
    if let preset = ResourceLimits.Preset(rawValue: text) {
      limits = ResourceLimits(preset)
      return
    }
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      let presets = ResourceLimits.Preset.allCases.map(\.rawValue)
      throw ValidationError(
        "\(QuotedText.quoted(text)) is not a set of limits; expected "
          + presets.joined(separator: ", ") + " or NAME=N" + advice(text, presets))
    }
    let names = LimitedResource.allCases.map(\.rawValue)
    guard let resource = LimitedResource(rawValue: parts[0]) else {
      throw ValidationError(
        "there is no limit \(QuotedText.quoted(parts[0])); expected "
          + names.joined(separator: ", ") + advice(parts[0], names))
    }
    guard let amount = Int(parts[1]), amount >= 0 else {
      throw ValidationError(
        "the limit '\(resource.rawValue)' is \(QuotedText.quoted(parts[1])); expected a whole number "
          + "of 0 or more")
    }
    limits[resource] = amount
  }
}
