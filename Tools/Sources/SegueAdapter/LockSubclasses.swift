// Subclasses of Foundation's locks. In Swift 5, Foundation on Linux hides members of these classes unless
// CoreFoundation is imported, and classes with hidden members cannot be inherited from.

import SwiftSyntax

/// The classes of a file that inherit from a lock.
struct LockSubclasses {
  /// The module that has to be imported beside Foundation.
  static let module = "CoreFoundation"

  private static let locks: Set = ["NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock"]

  /// Whether the file has any.
  private let areAny: Bool

  init(_ tree: SourceFileSyntax) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    areAny = finder.hasFound
  }

  /// The end of an import after which the module is imported; `nil` for another import.
  func place(after node: ImportDeclSyntax) -> Int? {
    guard areAny, node.importKindSpecifier == nil, node.path.count == 1, node.isCompiled,
      node.path.first?.name.text == "Foundation"
    else { return nil }
    return node.path.bytes.upperBound
  }

  private final class Finder: SyntaxVisitor {
    private(set) var hasFound = false

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
      if let first, LockSubclasses.locks.contains(first) { hasFound = true }
      return .visitChildren
    }
  }
}
