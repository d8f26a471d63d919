// From the name in a step to the animator that plays it: the scene's own declarations first, then the
// library. Everything that can be wrong with a name or its parameters is said before the play begins.

import SegueDiagnostics
import SegueScenes
import SegueTransitions
import UIKit

/// Finds the transitions that a scene names.
@MainActor
struct TransitionChoice {
  let document: SceneDocument
  let library: TransitionLibrary

  /// What plays `use` in `role`, made anew.
  func player(_ use: TransitionUse, _ role: TransitionRole) -> TransitionLibrary.Player {
    if let declaration = document.transition(use.name.value) {
      let motion = role.direction == .there ? declaration.there : declaration.back
      return .animator(motion.with(use).animator)
    }
    guard let entry = library.named(use.name.value) else { return .none }
    let allowed = entry.parameters(for: role)
    return entry.player(role, TransitionParameters(use, among: allowed))
  }

  /// What is wrong with the transition of `step`, if anything.
  func problems(in step: SceneStep) -> [Diagnostic] {
    guard let role = step.role else { return [] }
    return [step.move?.transition, step.move?.reducedTransition].compactMap { $0 }.flatMap {
      problems(with: $0, in: role)
    }
  }

  private func problems(with use: TransitionUse, in role: TransitionRole) -> [Diagnostic] {
    if let declaration = document.transition(use.name.value) {
      let motion = role.direction == .there ? declaration.there : declaration.back
      return unknownParameters(of: use, allowed: motion.parameters, role)
    }
    guard let entry = library.named(use.name.value) else { return [unknown(use)] }
    if case .none = entry.player(role, TransitionParameters()) { return [oneWay(use, role)] }
    return unknownParameters(of: use, allowed: entry.parameters(for: role), role)
  }

  /// What is wrong with the transition of `interaction`, if anything.
  func problems(in interaction: SceneInteraction) -> [Diagnostic] {
    let step = interaction.step
    let problems = problems(in: step)
    guard problems.isEmpty, let use = step.move?.transition, let role = step.role,
      case .system = player(use, role)
    else { return problems }
    let name = QuotedText.quoted(use.name.value)
    return [
      Diagnostic(
        .error, at: use.name.position,
        "\(use.name.keyPath): \(name) leaves the way back to UIKit's own animation, which no finger "
          + "steers; expected a transition that can \(role.rawValue) by itself")
    ]
  }

  private func unknown(_ use: TransitionUse) -> Diagnostic {
    let names = document.transitions.map(\.name) + library.entries.map(\.name)
    let advice = Suggestion.sentence(for: use.name.value, among: names)
    let known = names.joined(separator: ", ")
    let expected = advice.isEmpty ? "; expected one of \(known)" : ".\(advice)"
    return Diagnostic(
      .error, at: use.name.position,
      "\(use.name.keyPath): no transition is called \(QuotedText.quoted(use.name.value))\(expected)"
    )
  }

  private func oneWay(_ use: TransitionUse, _ role: TransitionRole) -> Diagnostic {
    let other = role.direction == .there ? "dismiss or pop" : "present or push"
    return Diagnostic(
      .error, at: use.name.position,
      "\(use.name.keyPath): \(QuotedText.quoted(use.name.value)) does not \(role.rawValue); "
        + "expected a transition that does. This one can \(other).")
  }

  private func unknownParameters(
    of use: TransitionUse, allowed: [TransitionParameters.Name], _ role: TransitionRole
  ) -> [Diagnostic] {
    use.given.filter { !allowed.contains($0.name) }.map { given in
      let known = allowed.map(\.rawValue).joined(separator: ", ")
      let expected = allowed.isEmpty ? "none" : known
      return Diagnostic(
        .error, at: given.position,
        "\(given.keyPath): \(QuotedText.quoted(use.name.value)) has no \(given.name.rawValue) when it "
          + "plays \(role.rawValue); expected \(expected)")
    }
  }
}

extension SceneStep {
  /// Which part its transition plays.
  var role: TransitionRole? {
    switch action {
    case .show, .wait, .drag, .touch, .pause, .scrub, .finish, .cancel, .sheet, .rotate, .resize,
      .tap, .scroll:
      nil
    case .present: .present
    case .dismiss: .dismiss
    case .push, .select: .push
    case .pop: .pop
    }
  }
}

extension TransitionUse {
  /// A parameter that the step gives.
  struct Given {
    let name: TransitionParameters.Name
    let position: SourcePosition
    let keyPath: String
  }

  /// The parameters that the step gives.
  var given: [Given] {
    let numbers: [(TransitionParameters.Name, Located<Double>?)] = [
      (.duration, duration), (.damping, damping), (.velocity, velocity),
    ]
    let given = numbers.compactMap { name, value in
      value.map { Given(name: name, position: $0.position, keyPath: $0.keyPath) }
    }
    return given
      + (kind.map { [Given(name: .kind, position: $0.position, keyPath: $0.keyPath)] } ?? [])
  }
}

extension TransitionParameters {
  /// What `use` says, as far as it is allowed.
  fileprivate init(_ use: TransitionUse, among allowed: [Name]) {
    self.init()
    if allowed.contains(.duration) { duration = use.duration?.value }
    if allowed.contains(.damping) { damping = use.damping?.value }
    if allowed.contains(.velocity) { velocity = use.velocity?.value }
    if allowed.contains(.kind) { kind = use.kind.flatMap { .init(rawValue: $0.value) } }
  }
}

extension DeclaredMotion {
  /// What a step can say about it.
  fileprivate var parameters: [TransitionParameters.Name] {
    if case .spring = timing { [.duration, .damping, .velocity] } else { [.duration] }
  }

  /// With what `use` says.
  fileprivate func with(_ use: TransitionUse) -> DeclaredMotion {
    var motion = self
    if let duration = use.duration?.value { motion.duration = duration }
    if case .spring(let damping, let velocity) = timing {
      motion.timing = .spring(
        damping: use.damping?.value ?? damping, velocity: use.velocity?.value ?? velocity)
    }
    return motion
  }
}
