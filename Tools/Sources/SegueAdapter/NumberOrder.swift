// An order of numbers that code declares itself, as SwiftyJSON does: `func < (lhs: NSNumber, rhs: NSNumber)`.
// Foundation on Linux declares the same operator, that of iOS does not, so that each use would be ambiguous.

import SwiftSyntax

enum NumberOrder {
  /// Returns the edit that prefers Foundation's operator to one that code declares; `nil` for other
  /// functions.
  static func edit(_ node: FunctionDeclSyntax) -> SourceEdit? {
    let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    guard node.name.text == "<", types == ["NSNumber", "NSNumber"] else { return nil }
    let start = (node.modifiers.first.map { Syntax($0) } ?? Syntax(node.funcKeyword)).bytes
      .lowerBound
    return SourceEdit(start..<start, "@_disfavoredOverload ")
  }
}
