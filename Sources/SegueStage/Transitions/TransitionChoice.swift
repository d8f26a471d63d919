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
    guard let entry = entry(use.name.value) else { return .none }
    let checker = SettingChecker(
      use: use, role: role, document: document, isDeclared: entry.declaration != nil)
    return entry.player(role, checker.values(entry.parameters(for: role)))
  }

  /// Returns the transition with the given name, of the scene or of the library.
  private func entry(_ name: String) -> TransitionLibrary.Entry? {
    guard let declaration = document.transition(name) else { return library.named(name) }
    let (document, library) = (document, library)
    return TransitionLibrary.Entry(declaration) { other in
      let found =
        document.transitions.first { $0.name == other && $0.pack == declaration.pack }
        ?? document.transition(other)
      return found.map { TransitionLibrary.Entry($0) } ?? library.named(other)
    }
  }

  /// Returns the parameters that a use of a transition accepts in the given role.
  func parameters(of use: TransitionUse, in role: TransitionRole) -> [TransitionParameter] {
    entry(use.name.value)?.parameters(for: role) ?? []
  }

  /// Returns the problems with the transition of `step`.
  func problems(in step: SceneStep) -> [Diagnostic] {
    guard let role = step.role else { return [] }
    return [step.move?.transition, step.move?.reducedTransition].compactMap { $0 }.flatMap {
      problems(with: $0, in: role)
    }
  }

  private func problems(with use: TransitionUse, in role: TransitionRole) -> [Diagnostic] {
    if let ambiguity = ambiguity(use) { return [ambiguity] }
    guard let entry = entry(use.name.value) else { return [unknown(use)] }
    if case .none = entry.player(role, TransitionParameters()) {
      return [singleDirectionDiagnostic(use, role)]
    }
    let checker = SettingChecker(
      use: use, role: role, document: document, isDeclared: entry.declaration != nil)
    let parameters = entry.parameters(for: role)
    let problems = checker.problems(parameters)
    guard problems.isEmpty, let check = entry.check else { return problems }
    return check(checker.values(parameters)).map { problem in
      Diagnostic(
        .error, at: problem.position ?? use.name.position,
        problem.position == nil ? "\(use.name.keyPath): \(problem.message)" : problem.message)
    }
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

  /// Returns the problem that several packs have a transition of the used name.
  private func ambiguity(_ use: TransitionUse) -> Diagnostic? {
    let names = document.packedTransitions(use.name.value).map(\.qualifiedName)
    guard names.count > 1 else { return nil }
    return Diagnostic(
      .error, at: use.name.position,
      "\(use.name.keyPath): \(QuotedText.quoted(use.name.value)) is a transition of several packs; "
        + "expected one of \(NameList.text(names))")
  }

  private func unknown(_ use: TransitionUse) -> Diagnostic {
    if let own = UIKitTransition(rawValue: use.name.value), let step = own.step {
      return Diagnostic(
        .error, at: use.name.position,
        "\(use.name.keyPath): \(QuotedText.quoted(own.rawValue)) is what UIKit does by itself, not a "
          + "transition that a step can name; expected \(step), without 'transition'")
    }
    let names =
      document.transitions.map(\.qualifiedName) + library.entries.map(\.name)
      + TransitionLibrary.modalStyles.map(\.name)
    let advice = Suggestion.sentence(forBeginningOrWord: use.name.value, among: names)
    let nearest = NameList.text(Suggestion.nearest(to: use.name.value, among: names, count: 3))
    let expected =
      advice.isEmpty
      ? "; expected one of the scene's own or one that `segue list` prints. The nearest are \(nearest)."
      : ".\(advice)"
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

extension UIKitTransition {
  /// The step that gets the transition, or `nil` if a step can name it.
  fileprivate var step: String? {
    switch self {
    case .push: "a 'push' on a screen with 'navigation'"
    case .pop: "a 'pop' on a screen with 'navigation'"
    case .present: "a 'present'"
    case .sheet: "a 'present' of a screen with 'sheet: { detents: [medium, large] }'"
    case .formSheet: "a 'present' with 'style: formSheet'"
    case .tab: "a 'select' on a screen with 'tabs'"
    case .coverVertical, .crossDissolve, .flipHorizontal: nil
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
      .tap, .scroll, .act:
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
}
