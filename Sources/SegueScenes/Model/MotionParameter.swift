// The parameters of a declared transition, and what a scene, a command or a row of a batch makes of
// them: a transition without parameters.

import SegueDiagnostics

/// A parameter of a declared transition.
public struct MotionParameter: Sendable, Hashable {
  /// The units of numbers.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Seconds, points, degrees.
    case seconds, points, degrees
    /// A fraction of the whole.
    case fraction
    /// A number without a unit.
    case none
  }

  /// The values that a parameter accepts.
  public enum Kind: Sendable, Hashable {
    /// A number in a range.
    case number(default: Double, ClosedRange<Double>, Unit)
    /// A whole number in a range.
    case count(default: Int, ClosedRange<Int>)
    /// One of several words.
    case choice(default: String, [String])
    /// A color.
    case color(default: String)
    /// A point as fractions of the container's width and height.
    case point(x: Double, y: Double)
  }

  /// The name in scenes and on the command line.
  public var name: String
  /// What the parameter changes, in one sentence, or an empty text.
  public var summary: String
  /// The accepted values, and the one that holds if none is given.
  public var kind: Kind

  /// The value that holds if none is given.
  public var defaultValue: TransitionSetting.Value {
    switch kind {
    case .number(let number, _, _): .number(number)
    case .count(let count, _): .number(Double(count))
    case .choice(let text, _), .color(let text): .text(text)
    case .point(let x, let y): .point(x: x, y: y)
    }
  }

  /// The range of a number for which none is given.
  static let standardRange = 0.0...1
  /// The range of a whole number for which none is given.
  static let standardCounts = 1...100
  /// The unit of a number for which none is given.
  static let standardUnit = Unit.none
  /// The parameters that each transition has.
  static let reservedNames = ["duration", "damping", "velocity", "name"]
}

/// The text of a declared transition with references to its parameters.
public struct MotionTemplate: Sendable, Hashable, CustomStringConvertible {
  /// The transition as the file writes it.
  let written: SceneValue

  /// A text without the values, which have positions in a file.
  public var description: String { "a template" }
}

extension TransitionDeclaration {
  /// Returns the transition with the given values in place of the default values of its parameters.
  /// - Throws: `Failure` with all problems of the transition that results.
  public func with(_ values: [String: TransitionSetting.Value]) throws(Failure)
    -> TransitionDeclaration
  {
    var result = self
    if let template {
      var problems = Problems()
      var expander = TemplateExpander(given: values)
      let value = expander.expand(template.written, path: "transitions.\(name)")
      problems += expander.problems
      var checker = RuleChecker()
      checker.check(
        value, .object("transition"), path: "transitions.\(name)", at: template.written.position)
      problems += checker.problems
      if problems.isEmpty { problems += ReferenceChecker.problems(inTransition: value, name: name) }
      if let failure = problems.failure { throw failure }
      result = MotionDecoder.declaration(value, name: name, written: template.written)
      (result.position, result.pack) = (position, pack)
    }
    func number(_ name: String) -> Double? {
      if case .number(let number)? = values[name] { number } else { nil }
    }
    result.forward.set(number("duration"), number("damping"), number("velocity"))
    result.backward.set(number("duration"), number("damping"), number("velocity"))
    return result
  }
}

extension DeclaredMotion {
  /// Sets what is given of the duration and of the spring.
  fileprivate mutating func set(_ duration: Double?, _ damping: Double?, _ velocity: Double?) {
    if let duration { self.duration = duration }
    if case .spring(let ownDamping, let ownVelocity) = timing {
      timing = .spring(damping: damping ?? ownDamping, velocity: velocity ?? ownVelocity)
    }
  }
}
