// The steps of a script that plays one transition between screens called `from` and `to`.

import SegueClips
import SegueDiagnostics
import SegueStage
import SegueTransitions

/// The steps that play a transition, and play it back.
@MainActor
struct TransitionSteps {
  let transition: NamedTransition
  /// The parameters that are given, by name.
  let given: [(name: String, value: JSONText)]
  let reverse: Bool

  /// The steps for one of UIKit's own transitions, or `nil` for another one.
  var uikit: UIKitScript? {
    guard case .uikit(let own) = transition.player else { return nil }
    return UIKitScript(transition: own, reverse: reverse)
  }

  /// Returns the steps, with `wait` before and after each transition.
  /// - Throws: `UsageProblem` if a parameter is given that none of the played directions has.
  func steps(wait: JSONText) throws -> [JSONText] {
    switch transition.player {
    case .uikit(let own):
      try rejectUnused([])
      return UIKitScript(transition: own, reverse: reverse).steps(wait: wait)
    case .entry(let entry): return try steps(of: entry, wait)
    }
  }

  private func steps(of entry: TransitionLibrary.Entry, _ wait: JSONText) throws -> [JSONText] {
    let (there, back) = (entry.parametersForward, entry.parametersBackward)
    guard plays(entry, .present) else {
      try rejectUnused(back)
      guard !reverse else {
        throw UsageProblem("\(entry.name) can only dismiss or pop; expected no --reverse")
      }
      // The disappearing image is already in front of the other one.
      return [
        show("to"), .object([("present", .string("from")), ("animated", .bool(false))]), wait,
        step(entry, "dismiss", "from", .dismiss), wait,
      ]
    }
    try rejectUnused(reverse ? there + back : there)
    let forward = [show("from"), wait, step(entry, "present", "to", .present), wait]
    return reverse ? forward + [step(entry, "dismiss", "to", .dismiss), wait] : forward
  }

  private func show(_ screen: String) -> JSONText { .object([("show", .string(screen))]) }

  private func step(
    _ entry: TransitionLibrary.Entry, _ verb: String, _ screen: String, _ role: TransitionRole
  ) -> JSONText {
    var pairs: [(String, JSONText)] = [(verb, .string(screen))]
    if role == .present, usesSystemDismissal(entry) {
      pairs.append(("style", .string("overCurrentContext")))
    }
    let allowed = entry.parameters(for: role).map(\.name)
    let values = given.filter { allowed.contains($0.name) }.map { ($0.name, $0.value) }
    pairs.append(("transition", .object([("name", .string(entry.name))] + values)))
    return .object(pairs)
  }

  private func plays(_ entry: TransitionLibrary.Entry, _ role: TransitionRole) -> Bool {
    if case .none = entry.player(role, TransitionParameters()) { false } else { true }
  }

  /// Returns a Boolean value that indicates whether screens are dismissed by UIKit, which moves only
  /// the upper screen, so that the lower one must still be in the window.
  private func usesSystemDismissal(_ entry: TransitionLibrary.Entry) -> Bool {
    entry.player(.dismiss, TransitionParameters()).isUIKits
  }

  // MARK: Parameters

  /// Throws an error if a parameter is given that none of the played directions has.
  private func rejectUnused(_ used: [TransitionParameter]) throws {
    let known = used.map(\.name)
    guard let unused = given.first(where: { !known.contains($0.name) }) else { return }
    let parameter = QuotedText.plain(unused.name)
    guard uikit == nil else {
      throw UsageProblem(
        "\(transition.name) is UIKit's own and has no parameters; expected no \(parameter). "
          + "--speed makes the whole clip slower or faster")
    }
    guard !hasOnTheWayBack(unused.name) else {
      throw UsageProblem(
        "\(transition.name) has \(parameter) only on the way back; expected --reverse, which plays it"
      )
    }
    let names = known.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let advice = Suggestion.sentence(for: unused.name, among: names)
    throw UsageProblem(
      "\(transition.name) has no parameter \(parameter); expected "
        + (names.isEmpty ? "none" : "only \(names.joined(separator: ", "))")
        + (advice.isEmpty ? "" : "." + advice))
  }

  private func hasOnTheWayBack(_ name: String) -> Bool {
    guard case .entry(let entry) = transition.player, !reverse else { return false }
    return entry.parametersBackward.contains { $0.name == name }
  }
}
