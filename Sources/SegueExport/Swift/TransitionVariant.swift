// A declared transition with the values of its parameters that a step gives, for code.

import SegueDiagnostics
import SegueScenes

/// A declared transition with values of its parameters.
package struct TransitionVariant: Equatable {
  /// The transition with the values in place of its parameters.
  let declaration: TransitionDeclaration
  /// The parameters with values other than their own, as the scene writes them.
  private let given: [String: String]
  /// These values, with the duration and the spring if they are given.
  private let values: [String: TransitionSetting.Value]

  /// Chooses the values that a step gives, and those of the declaration for the others.
  /// - Throws: `Failure` if no valid transition results.
  package init(_ declaration: TransitionDeclaration, settings: [TransitionSetting] = [])
    throws(Failure)
  {
    let values = Dictionary(
      settings.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    self.declaration = try declaration.with(values)
    guard self.declaration != declaration else {
      (given, self.values) = ([:], [:])
      return
    }
    given = Dictionary(
      settings.map { ($0.name, $0.described) }, uniquingKeysWith: { $1 })
    self.values = values
  }

  /// A Boolean value that indicates whether all parameters have the values of the declaration.
  var isStandard: Bool { given.isEmpty }

  /// The transition with its values for a comment, such as `zoom, scale 2, direction up`.
  var title: String {
    let own = declaration.parameters.map { "\($0.name) \(given[$0.name] ?? $0.defaultValue.text)" }
    let names = declaration.parameters.map(\.name)
    let others = given.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value)" }
    return ([declaration.qualifiedName] + own + others).joined(separator: ", ")
  }

  /// Returns a Boolean value that indicates whether another variant is of the same transition.
  func isSame(transition other: TransitionVariant) -> Bool {
    declaration.name == other.declaration.name && declaration.pack == other.declaration.pack
  }

  /// Returns the code of classes, in which parameters are properties as far as that is possible.
  /// - Parameter write: Writes the classes of a declaration.
  func code(_ write: @escaping (TransitionDeclaration) -> [String]) -> ParameterizedCode {
    ParameterizedCode(declaration, given: values) { values in
      (try? declaration.with(values)).map(write)
    }
  }

  package static func == (one: Self, other: Self) -> Bool { one.declaration == other.declaration }
}

extension TransitionSetting.Value {
  /// The value as a scene writes it.
  fileprivate var text: String {
    switch self {
    case .number(let number): SwiftValues.number(number)
    case .text(let text): text
    case .point(let x, let y): "[\(SwiftValues.number(x)), \(SwiftValues.number(y))]"
    }
  }
}
