// Declared transitions as entries of a library, with their parameters and what takes their place
// where Reduce Motion is on.

import SegueDiagnostics
import SegueScenes
import SegueTransitions
import UIKit

extension TransitionLibrary.Entry {
  /// Creates an entry of a declared transition.
  /// - Parameter others: Returns the transition with the given name that a declaration can name as
  ///   its replacement where Reduce Motion is on.
  public init(
    _ declaration: TransitionDeclaration,
    others: @escaping @Sendable (String) -> TransitionLibrary.Entry? = { _ in nil }
  ) {
    self.init(name: declaration.qualifiedName, summary: declaration.summary) { role, parameters in
      declaration.player(role, parameters, others)
    }
    self.declaration = declaration
    check = { declaration.problems(with: $0, others) }
    tags = declaration.tags.compactMap { TransitionTag(rawValue: $0) }
    source = declaration.source
    let own = declaration.parameters.map(\.transitionParameter)
    parametersForward = declaration.forward.parameters + own
    parametersBackward = declaration.backward.parameters + own
  }
}

extension TransitionLibrary {
  /// Adds transitions that a file declares. They replace transitions with the same names.
  public mutating func register(_ pack: TransitionFile) {
    let library = self
    let declared = pack.transitions
    let others: @Sendable (String) -> Entry? = { name in
      declared.first { $0.name == name }.map { Entry($0) } ?? library.named(name)
    }
    for declaration in declared { register(Entry(declaration, others: others)) }
  }
}

extension TransitionDeclaration {
  /// Returns the problems of the transition with values of its parameters.
  fileprivate func problems(
    with parameters: TransitionParameters, _ others: (String) -> TransitionLibrary.Entry?
  ) -> [Diagnostic] {
    if case .named(let other) = reduction, other == name || others(other) == nil {
      return [
        Diagnostic(
          .error, at: position,
          "transitions.\(QuotedText.plain(name)).reduceMotion is \(QuotedText.quoted(other)), which "
            + "is not another transition; expected crossDissolve, keep, or the name of another one")
      ]
    }
    do throws(Failure) {
      _ = try with(parameters.values.mapValues(\.setting))
      return []
    } catch {
      return error.diagnostics.map {
        Diagnostic(.error, "with these parameters, \($0.message)")
      }
    }
  }

  @MainActor
  fileprivate func player(
    _ role: TransitionRole, _ parameters: TransitionParameters,
    _ others: (String) -> TransitionLibrary.Entry?
  ) -> TransitionLibrary.Player {
    // `check` has reported values that do not result in a transition.
    let settings = parameters.values.mapValues(\.setting)
    let chosen = (try? with(settings)) ?? self
    let motion = role.direction == .forward ? chosen.forward : chosen.backward
    guard UIAccessibility.isReduceMotionEnabled else { return .animator(motion.animator) }
    switch reduction {
    case .keep: return .animator(motion.animator)
    case .crossDissolve: return .animator(motion.crossfade.animator)
    case .named(let name):
      guard let other = others(name) else { return .animator(motion.crossfade.animator) }
      return other.player(role, TransitionParameters())
    }
  }
}

extension MotionParameter {
  /// The parameter as transitions of the catalogue have it.
  package var transitionParameter: TransitionParameter {
    let accepted: TransitionParameter.Kind =
      switch kind {
      case .number(let standard, let range, let unit):
        .number(default: standard, range, unit.transitionUnit)
      case .count(let standard, let range): .count(default: standard, range)
      case .choice(let standard, let words): .choice(default: standard, words)
      case .color(let standard): .color(default: standard)
      case .point(let x, let y): .point(defaultX: x, defaultY: y)
      }
    return TransitionParameter(name, accepted, summary)
  }
}

extension MotionParameter.Unit {
  fileprivate var transitionUnit: TransitionParameter.Unit {
    switch self {
    case .seconds: .seconds
    case .points: .points
    case .degrees: .degrees
    case .fraction: .fraction
    case .none: .none
    }
  }
}

extension TransitionArguments.Value {
  /// The value as a scene gives it.
  var setting: TransitionSetting.Value {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .point(let x, let y): .point(x: x, y: y)
    }
  }
}
