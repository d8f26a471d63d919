// `delegate.move?(…)`, `delegate.move!(…)` and `delegate.move != nil`, where `move` is an optional
// member.

import SwiftSyntax

/// The uses of optional members in code.
struct OptionalQuestions {
  private let index: SourceIndex
  let names: NamedTypes
  private let known, methods: Set<String>

  init(index: SourceIndex, names: NamedTypes) {
    (self.index, self.names) = (index, names)
    // A closure of the same name can be `nil` as well.
    methods = index.optionalNames.union(DelegateMethods.names)
    known = methods.subtracting(index.closureNames)
  }

  /// Returns the question mark in `delegate.move?(…)`, which has to be removed.
  func questionMark(_ node: OptionalChainingExprSyntax) -> TokenSyntax? {
    isKnownCall(Syntax(node), node.expression) ? node.questionMark : nil
  }

  /// Returns the edits that cast the object in `delegate?.move?(…)` to the protocol that declares the
  /// member, where the object is an `AnyObject`: with Objective-C, it has the members of all classes.
  func casts(_ node: OptionalChainingExprSyntax) -> [SourceEdit] {
    guard isKnownCall(Syntax(node), node.expression),
      let member = node.expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let owner = base.lastName, names.types(of: owner).contains("AnyObject"),
      let call = node.parent?.as(FunctionCallExprSyntax.self),
      let type = declaring(member.declName.baseName.bareText, labels: call.labels)
    else { return [] }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression
    let (start, end) = ((object ?? base).bytes.lowerBound, (object ?? base).bytes.upperBound)
    return [
      SourceEdit(start..<start, "("),
      SourceEdit(end..<end, " as? any \(type))" + (object == nil ? "?" : "")),
    ]
  }

  /// Returns the name of the protocol with an optional method, if it is the only one.
  private func declaring(_ name: String, labels: [String?]) -> String? {
    let owners = index.types.values.filter { type in
      index.isAsked(type)
        && type.optionalMembers.contains { $0.name == name && $0.labels == labels }
    }
    return owners.count == 1 ? owners.first?.name : nil
  }

  /// Returns the edits that move the exclamation mark in `delegate.move!(…)` behind the call, where
  /// its result is optional.
  func edits(_ node: ForceUnwrapExprSyntax) -> [SourceEdit] {
    guard isKnownCall(Syntax(node), node.expression), let call = node.parent,
      let name = node.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.bareText
    else { return [] }
    let mark = SourceEdit(node.exclamationMark.bytes, " ")
    let isAsked = index.types.values.contains { type in
      index.isAsked(type) && type.optionalMembers.contains { $0.name == name }
    }
    let end = call.bytes.upperBound
    return isAsked ? [mark, SourceEdit(end..<end, "!")] : [mark]
  }

  private func isKnownCall(_ node: Syntax, _ callee: ExprSyntax) -> Bool {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id, let member = callee.as(MemberAccessExprSyntax.self)
    else { return false }
    let name = member.declName.baseName.bareText
    // Closures have no labels.
    return known.contains(name)
      || methods.contains(name) && call.arguments.contains { $0.label != nil }
  }

  /// Returns the edit for a method that is referenced and not called: it becomes the method or
  /// `nil`.
  func edit(_ node: MemberAccessExprSyntax) -> SourceEdit? {
    guard !isCalled(Syntax(node)), let owner = node.base?.lastName,
      index.optionalNames.contains(node.declName.baseName.bareText)
    else { return nil }
    let labels = node.declName.argumentNames?.labels
    let member = index.optionalMember(
      node.declName.baseName.bareText, labels: labels, of: names.types(of: owner))
    return member.map { SourceEdit(node.declName.bytes, $0.referenceName) }
  }

  private func isCalled(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      return isCalled(parent)
    }
    return parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }
}

extension FunctionCallExprSyntax {
  /// The labels of the arguments, `nil` for those without one. Closures behind the call are without.
  fileprivate var labels: [String?] {
    arguments.map { $0.label?.bareText } + (trailingClosure == nil ? [] : [nil])
  }
}
