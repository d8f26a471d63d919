// Cells of tables as delegates of gesture recognizers. On iOS, `UITableViewCell` conforms to
// `UIGestureRecognizerDelegate`, and a method of a subclass is called without being declared as that of a
// protocol. Here the subclass conforms.

/// Finds subclasses of `UITableViewCell` that act as delegates.
struct CellRecognizerDelegates {
  private static let delegate = "UIGestureRecognizerDelegate"
  private let index: SourceIndex

  init(index: SourceIndex) { self.index = index }

  /// Returns the protocol to which a class has to conform, if it uses gesture recognizers and no class above
  /// or below it conforms.
  func protocols(for type: DeclaredType) -> [String] {
    guard uses(type), index.isKind(type, of: ["UITableViewCell"]) else { return [] }
    let above = index.line(of: type)
    guard !above.dropFirst().contains(where: uses), !above.contains(where: conforms) else {
      return []
    }
    let below = index.types.values.contains { other in
      conforms(other) && index.line(of: other).contains { $0.name == type.name }
    }
    return below ? [] : [Self.delegate]
  }

  private func conforms(_ type: DeclaredType) -> Bool {
    type.inherited.contains { SourceIndex.bare($0) == Self.delegate }
  }

  private func uses(_ type: DeclaredType) -> Bool {
    type.kind == .class && type.mentions.contains { $0.hasSuffix("GestureRecognizer") }
  }
}
