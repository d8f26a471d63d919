// The uses of components, for messages: a mistake in a component is the same mistake in each use, so
// it is reported once, with the first use and the number of the others.

import SegueDiagnostics

/// The components of a scene, and where they are used.
package struct ComponentUses: Sendable {
  /// The names of the components, by the positions of everything that they contain.
  private var names: [SourcePosition: String] = [:]
  private let firstUses: [String: SourcePosition]

  /// Creates the uses of the components of `root`.
  /// - Parameter firstUses: The position of the first use of each component.
  init(of root: SceneValue, first firstUses: [String: SourcePosition]) {
    self.firstUses = firstUses
    for component in root["components"]?.entries ?? [] {
      if let view = component.value["view"] { add(view, component.key) }
    }
  }

  private mutating func add(_ value: SceneValue, _ name: String) {
    names[value.position] = name
    for element in value.elements ?? [] { add(element, name) }
    for entry in value.entries ?? [] {
      names[entry.position] = name
      add(entry.value, name)
    }
  }

  /// Returns `diagnostics` with those that differ only in the place where a component is used
  /// replaced by one, at the place of the first.
  package func mergingRepetitions(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    if names.isEmpty { return diagnostics }
    var merged: [Diagnostic] = []
    var counts: [Int] = []
    var places: [Key: Int] = [:]
    for diagnostic in diagnostics {
      let key = Key(diagnostic)
      if let index = places[key], diagnostic.position.flatMap({ names[$0] }) != nil {
        counts[index] += 1
        continue
      }
      places[key] = merged.count
      merged.append(diagnostic)
      counts.append(1)
    }
    for (index, count) in counts.enumerated() where count > 1 {
      merged[index].message += suffix(of: merged[index], count)
    }
    return merged
  }

  private func suffix(of diagnostic: Diagnostic, _ count: Int) -> String {
    guard let name = diagnostic.position.flatMap({ names[$0] }), let first = firstUses[name] else {
      return ""
    }
    let others = count == 2 ? "1 other use" : "\(count - 1) other uses"
    return " (in the component \(QuotedText.quoted(name)), used at line \(first.line), and in "
      + "\(others))"
  }
}

/// What a mistake in a component has in common in all its uses.
private struct Key: Hashable {
  let severity: Diagnostic.Severity
  let position: SourcePosition?
  let message: String

  init(_ diagnostic: Diagnostic) {
    (severity, position) = (diagnostic.severity, diagnostic.position)
    // Key paths such as `screens.menu.views[3].frame` name the use.
    message = diagnostic.message.replacing(/screens\.[^ :;,]+/, with: "")
  }
}
