// Properties in extensions that override others only to observe them. An extension can contain no
// stored properties, so each observer becomes a method of the extension, and the override with its
// observers, which call the methods, moves to the class body.

import SwiftSyntax

/// An override of a property whose accessors are observers.
struct ExtensionObservers {
  private let property: VariableDeclSyntax
  private let block: AccessorBlockSyntax
  private let observers: AccessorDeclListSyntax
  private let type: String
  /// The names of the methods start with this.
  private let prefix: String

  /// - Parameters:
  ///   - property: A property with one name and a type.
  ///   - prefix: What the names of the methods start with.
  init?(_ property: VariableDeclSyntax, prefix: String) {
    guard let binding = property.bindings.first, let block = binding.accessorBlock,
      case .accessors(let observers) = block.accessors, !observers.isEmpty,
      observers.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) }),
      observers.allSatisfy({ $0.body != nil }), let annotation = binding.typeAnnotation
    else { return nil }
    (self.property, self.block, self.observers, self.prefix) = (property, block, observers, prefix)
    type = annotation.type.tokensOnOneLine
  }

  /// The edits that leave only the methods.
  var edits: [SourceEdit] {
    let start = property.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    return [SourceEdit(start..<end, property.lineBreaks(before: block.leftBrace))]
      + observers.map { observer in
        let last = observer.parameters?.lastToken(viewMode: .sourceAccurate)
        let end = (last ?? observer.accessorSpecifier).endPositionBeforeTrailingTrivia.utf8Offset
        let start = observer.positionAfterSkippingLeadingTrivia.utf8Offset
        return SourceEdit(
          start..<end, "func \(name(observer))(_ \(Self.parameter(of: observer)): \(type))")
      } + [SourceEdit(block.rightBrace.bytes, "")]
  }

  /// The accessors for the class body.
  var accessors: String {
    observers.map { observer in
      "\(observer.accessorSpecifier.text) { \(name(observer))(\(Self.usual(observer))) }"
    }.joined(separator: " ")
  }

  private func name(_ observer: AccessorDeclSyntax) -> String {
    "\(prefix)_\(observer.accessorSpecifier.text)"
  }

  /// The name that the value has without a parameter.
  private static func usual(_ observer: AccessorDeclSyntax) -> String {
    observer.accessorSpecifier.text == "willSet" ? "newValue" : "oldValue"
  }

  private static func parameter(of observer: AccessorDeclSyntax) -> String {
    observer.parameters?.name.text ?? usual(observer)
  }
}

extension VariableDeclSyntax {
  /// The line breaks between the beginning of the declaration and a token of it.
  fileprivate func lineBreaks(before end: TokenSyntax) -> String {
    var breaks = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if token.position != firstToken(viewMode: .sourceAccurate)?.position {
        breaks += token.leadingTrivia.description.filter { $0.isNewline }
      }
      if token.position == end.position { break }
      breaks += token.trailingTrivia.description.filter { $0.isNewline }
    }
    return breaks
  }
}
