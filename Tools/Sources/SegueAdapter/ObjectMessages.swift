// `target?.perform(action, with: self)`, where the target is an `AnyObject`: with Objective-C, it has the
// methods of `NSObject`.

import SwiftSyntax

/// The calls of methods of `NSObject` on objects of any class.
struct ObjectMessages {
  let names: NamedTypes

  /// The methods, with their labels.
  private static let methods: Set<String> = [
    "perform(_:)", "perform(_:with:)", "perform(_:with:with:)", "perform(_:with:afterDelay:)",
    "performSelector(onMainThread:with:waitUntilDone:)", "performSelector(inBackground:with:)",
  ]

  /// Returns the edits that cast the object of a call to `NSObject`.
  func edits(_ node: FunctionCallExprSyntax) -> [SourceEdit] {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return [] }
    let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    let name = member.declName.baseName.bareText
    guard Self.methods.contains("\(name)(\(labels))") else { return [] }
    let object =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    guard isAnyObject(object) else { return [] }
    let (start, end) = (object.bytes.lowerBound, object.bytes.upperBound)
    return [
      SourceEdit(start..<start, "("), SourceEdit(end..<base.bytes.upperBound, " as? NSObject)?"),
    ]
  }

  /// Returns whether an expression names a variable of the files that is an `AnyObject`, or the target
  /// of a bar item.
  private func isAnyObject(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.lastName else { return false }
    if names.types(of: name).contains("AnyObject") { return true }
    guard name == "target", let owner = expression.as(MemberAccessExprSyntax.self)?.base?.lastName
    else { return false }
    return names.types(of: owner).contains("UIBarButtonItem")
  }
}
