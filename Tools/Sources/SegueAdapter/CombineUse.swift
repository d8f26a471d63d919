// Combine in a file. The module is another one here, and is imported where Foundation is: on iOS,
// Foundation makes the most used names of Combine known.

import SwiftSyntax

/// How a file uses Combine.
struct CombineUse {
  /// The module that Combine is here.
  static let module = "SegueCombine"

  /// Whether the file uses Combine and does not import it.
  private(set) var isImplicit = false

  private static let names: Set = [
    "Published", "ObservableObject", "ObservableObjectPublisher", "AnyCancellable", "AnyPublisher",
    "PassthroughSubject", "CurrentValueSubject",
  ]

  init(_ tree: SourceFileSyntax, index: SourceIndex) {
    var words: Set<String> = []
    for token in tree.tokens(viewMode: .sourceAccurate) { words.insert(token.text) }
    guard !words.contains("Combine") else { return }
    isImplicit = Self.names.contains { words.contains($0) && index.type(named: $0) == nil }
  }

  /// The end of an import after which Combine is imported; `nil` for another import.
  func place(after node: ImportDeclSyntax) -> Int? {
    guard isImplicit, node.importKindSpecifier == nil, node.path.count == 1, node.isCompiled,
      ["Foundation", "UIKit"].contains(node.path.first?.name.text)
    else { return nil }
    return node.path.bytes.upperBound
  }
}
