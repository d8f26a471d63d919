// `awakeFromNib()` of objects in nibs that are neither views nor controllers: on iOS, NSObject has the
// method. Here only UIKit's classes do, and others are called by the class table.

import SwiftSyntax

/// The changes that `awakeFromNib()` requires in classes that inherit from NSObject or NSLayoutConstraint.
struct NibAwakening {
  let index: SourceIndex

  /// The name of the method.
  static let method = "awakeFromNib"

  /// Returns a Boolean value that indicates whether `function` overrides nothing that exists here.
  func overridesNothing(_ function: FunctionDeclSyntax) -> Bool {
    function.name.text == Self.method && function.signature.parameterClause.parameters.isEmpty
      && inheritsNothing(Syntax(function))
  }

  /// Returns a Boolean value that indicates whether `call` is `super.awakeFromNib()`, where the
  /// superclass has no such method here.
  func callsNothing(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.arguments.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == Self.method
    else { return false }
    return inheritsNothing(Syntax(call))
  }

  /// Returns a Boolean value that indicates whether the class around `node` is one of the app's below
  /// NSObject, and none between them declares the method.
  private func inheritsNothing(_ node: Syntax) -> Bool {
    guard let scope = node.enclosingTypes.first, let type = index.type(named: scope.path) else {
      return false
    }
    let classes = index.line(of: type).filter { $0.kind == .class }
    let root = classes.last?.inherited.first.map(SourceIndex.bare)
    return (root == "NSObject" || root == "NSLayoutConstraint")
      && !classes.dropFirst().contains { $0.functions.contains { $0.name == Self.method } }
  }
}
