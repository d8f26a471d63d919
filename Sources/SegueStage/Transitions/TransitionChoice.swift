// The resolution of a step's transition name to the animator that plays it: first among the scene's
// own declarations, then in the library. All problems with names and parameters are reported before
// the playback starts.

import SegueDiagnostics
import SegueScenes
import SegueTransitions
import UIKit

/// Resolves the transitions that a scene names.
@MainActor
struct TransitionChoice {
  let document: SceneDocument
  let library: TransitionLibrary

  /// Returns a new player of `use` in the given role.
  func player(_ use: TransitionUse, _ role: TransitionRole) -> TransitionLibrary.Player {
    if let declaration = document.transition(use.name.value) {
      let motion = role.direction == .forward ? declaration.forward : declaration.backward
      return .animator(motion.with(use).animator)
    }
    guard let entry = library.named(use.name.value) else { return .none }
    let allowed = entry.parameters(for: role)
    return entry.player(role, TransitionParameters(use, among: allowed))
  }

  /// Returns the problems with the transition of `step`.
  func problems(in step: SceneStep) -> [Diagnostic] {
    guard let role = step.role else { return [] }
    return [step.move?.transition, step.move?.reducedTransition].compactMap { $0 }.flatMap {
      problems(with: $0, in: role)
    }
  }

  private func problems(with use: TransitionUse, in role: TransitionRole) -> [Diagnostic] {
    if let declaration = document.transition(use.name.value) {
      let motion = role.direction == .forward ? declaration.forward : declaration.backward
      return unknownParameters(of: use, allowed: motion.parameters, role)
    }
    guard let entry = library.named(use.name.value) else { return [unknown(use)] }
    if case .none = entry.player(role, TransitionParameters()) {
      return [singleDirectionDiagnostic(use, role)]
    }
    return unknownParameters(of: use, allowed: entry.parameters(for: role), role)
  }

  /// Returns the problems with the transition of `interaction`.
  func problems(in interaction: SceneInteraction) -> [Diagnostic] {
    let step = interaction.step
    let problems = problems(in: step)
    guard problems.isEmpty, let use = step.move?.transition, let role = step.role,
      player(use, role).isUIKits
    else { return problems }
    let name = QuotedText.quoted(use.name.value)
    return [
      Diagnostic(
        .error, at: use.name.position,
        "\(use.name.keyPath): \(name) leaves this direction to UIKit's own animation, which a "
          + "finger cannot drive; expected a transition that can \(role.rawValue) by itself")
    ]
  }

  private func unknown(_ use: TransitionUse) -> Diagnostic {
    let names =
      document.transitions.map(\.name) + library.entries.map(\.name)
      + TransitionLibrary.modalStyles.map(\.name)
    let advice = Suggestion.sentence(for: use.name.value, among: names)
    let known = NameList.text(names)
    let expected = advice.isEmpty ? "; expected one of \(known)" : ".\(advice)"
    return Diagnostic(
      .error, at: use.name.position,
      "\(use.name.keyPath): no transition is called \(QuotedText.quoted(use.name.value))\(expected)"
    )
  }

  private func singleDirectionDiagnostic(_ use: TransitionUse, _ role: TransitionRole) -> Diagnostic
  {
    let other = role.direction == .forward ? "dismiss or pop" : "present or push"
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
        "\(given.keyPath): \(QuotedText.quoted(use.name.value)) has no \(given.name.rawValue) when "
          + "used to \(role.rawValue); expected \(expected)")
    }
  }
}

extension TransitionLibrary.Player {
  /// A Boolean value that indicates whether UIKit's own animation performs the operation.
  package var isUIKits: Bool {
    switch self {
    case .system, .modalStyle: true
    case .animator, .delegate, .none: false
    }
  }
}

extension SceneStep {
  /// The role of the step's transition.
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
  /// A parameter that a step specifies.
  struct GivenParameter {
    let name: TransitionParameters.Name
    let position: SourcePosition
    let keyPath: String
  }

  /// The parameters that the step specifies.
  var given: [GivenParameter] {
    let numbers: [(TransitionParameters.Name, Located<Double>?)] = [
      (.duration, duration), (.damping, damping), (.velocity, velocity),
    ]
    let given = numbers.compactMap { name, value in
      value.map { GivenParameter(name: name, position: $0.position, keyPath: $0.keyPath) }
    }
    return given
      + (kind.map { [GivenParameter(name: .kind, position: $0.position, keyPath: $0.keyPath)] }
        ?? [])
  }
}

extension TransitionParameters {
  /// Creates the parameters that `use` specifies, limited to those in `allowed`.
  fileprivate init(_ use: TransitionUse, among allowed: [Name]) {
    self.init()
    if allowed.contains(.duration) { duration = use.duration?.value }
    if allowed.contains(.damping) { damping = use.damping?.value }
    if allowed.contains(.velocity) { velocity = use.velocity?.value }
    if allowed.contains(.kind) { kind = use.kind.flatMap { .init(rawValue: $0.value) } }
  }
}

extension DeclaredMotion {
  /// The parameters that a step can override.
  var parameters: [TransitionParameters.Name] {
    if case .spring = timing { [.duration, .damping, .velocity] } else { [.duration] }
  }

  /// Returns the motion with the parameters that `use` specifies.
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
