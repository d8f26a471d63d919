// A declared transition with the values of its parameters that a step gives, for code, in which they
// are constants.

import SegueDiagnostics
import SegueScenes

/// A declared transition with values of its parameters.
package struct TransitionVariant: Equatable {
  /// The transition with the values in place of its parameters.
  let declaration: TransitionDeclaration
  /// The parameters with values other than their own, as the scene writes them.
  private let given: [String: String]

  /// Chooses the values that a step gives, and those of the declaration for the others.
  /// - Throws: `Failure` if no valid transition results.
  package init(_ declaration: TransitionDeclaration, settings: [TransitionSetting] = [])
    throws(Failure)
  {
    let values = Dictionary(
      settings.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    self.declaration = try declaration.with(values)
    guard self.declaration != declaration else {
      given = [:]
      return
    }
    given = Dictionary(
      settings.map { ($0.name, $0.described) }, uniquingKeysWith: { $1 })
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
