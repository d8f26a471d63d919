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
    let checker = SettingChecker(use: use, role: role, document: document)
    return entry.player(role, checker.values(entry.parameters(for: role)))
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
      return SettingChecker(use: use, role: role, document: document).problems(motion.parameters)
    }
    guard let entry = library.named(use.name.value) else { return [unknown(use)] }
    if case .none = entry.player(role, TransitionParameters()) {
      return [singleDirectionDiagnostic(use, role)]
    }
    return SettingChecker(use: use, role: role, document: document)
      .problems(entry.parameters(for: role))
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

extension DeclaredMotion {
  /// The parameters that a step can override.
  var parameters: [TransitionParameter] {
    guard case .spring(let damping, let velocity) = timing else { return [.duration(duration)] }
    return [.duration(duration), .damping(damping), .velocity(velocity)]
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
