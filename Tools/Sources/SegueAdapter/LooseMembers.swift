// Members of an `AnyObject`, in which Objective-C looks up any member: `(sender as AnyObject).tag`, and
// `sender.tag` of a parameter with that type.

import SwiftSyntax

/// The edits that cast an object to the class that has a member.
enum LooseMembers {
  /// The classes of the members, which are those of numbers and values, and what code asks of the senders of
  /// actions and of touches. Members that unrelated classes have, such as `text`, are ambiguous on a device, too.
  private static let classes: [String: String] = {
    let members = [
      "NSNumber": "doubleValue floatValue intValue integerValue uintValue boolValue stringValue",
      "NSValue": """
      cgRectValue cgPointValue cgSizeValue cgVectorValue cgAffineTransformValue caTransform3DValue \
      uiEdgeInsetsValue uiOffsetValue directionalEdgeInsetsValue
      """,
      "UIView": """
      tag frame bounds center alpha layer isHidden superview subviews backgroundColor tintColor \
      removeFromSuperview addSubview becomeFirstResponder resignFirstResponder
      """,
      "UIControl": "isEnabled isSelected isHighlighted addTarget sendActions",
      "UIButton": """
      currentTitle titleLabel setTitle setTitleColor setImage setBackgroundImage setAttributedTitle \
      currentImage currentBackgroundImage
      """,
      "UISwitch": "isOn setOn", "UIPageControl": "currentPage numberOfPages",
      "UISegmentedControl": "selectedSegmentIndex titleForSegment numberOfSegments",
      "UIDatePicker": "date countDownDuration", "UIPanGestureRecognizer": "translation velocity",
      "UIRotationGestureRecognizer": "rotation", "UITouch": "previousLocation tapCount force",
    ]
    return members.reduce(into: [:]) { classes, entry in
      for name in entry.value.split(separator: " ") { classes[String(name)] = entry.key }
    }
  }()

  /// Returns the class of a member; `nil` if it is not known.
  private static func owner(_ node: MemberAccessExprSyntax) -> String? {
    let name = node.declName.baseName.bareText
    guard name == "location" else { return classes[name] }
    // Touches and recognizers have it. Touches are in loops.
    let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return LooseVariable.isInLoop(base, around: Syntax(node)) ? "UITouch" : "UIGestureRecognizer"
  }

  /// Returns the edits of an access to a member.
  static func edits(_ node: MemberAccessExprSyntax) -> [SourceEdit] {
    guard let type = owner(node), let base = node.base else { return [] }
    if let target = LooseVariable.bitCastTarget(base) {
      return [SourceEdit(target.bytes, "\(type).self")]
    }
    if let cast = looseCast(base) { return edits(node, cast, type) }
    let inner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    guard let name = inner.as(DeclReferenceExprSyntax.self)?.baseName.text,
      LooseVariable.isDeclared(name, around: Syntax(node))
    else { return [] }
    let isOptional = base.is(OptionalChainingExprSyntax.self)
    return [SourceEdit(inner.bytes, "(\(name) \(isOptional ? "as?" : "as!") \(type))")]
  }

  /// A cast in parentheses, as in `(sender as AnyObject)`.
  private typealias Cast = (sign: UnresolvedAsExprSyntax, type: TypeExprSyntax)

  private static func looseCast(_ base: ExprSyntax) -> Cast? {
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let parts = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements.suffix(2),
      let sign = parts.first?.as(UnresolvedAsExprSyntax.self),
      sign.questionOrExclamationMark == nil, let type = parts.last?.as(TypeExprSyntax.self),
      type.trimmedDescription == "AnyObject"
    else { return nil }
    return (sign, type)
  }

  /// Returns the edits of `(value as AnyObject).member`. The member is optional on a device, so it is here where a
  /// question mark, an exclamation mark or an operator follows that requires it.
  private static func edits(
    _ node: MemberAccessExprSyntax, _ cast: Cast, _ type: String
  ) -> [SourceEdit] {
    let isOptional = ["??", "!", "?"].contains(node.nextToken(viewMode: .sourceAccurate)?.text)
    var edits = [
      SourceEdit(cast.sign.bytes, isOptional ? "as?" : "as!"), SourceEdit(cast.type.bytes, type),
    ]
    guard isOptional else { return edits }
    if isDoublyOptional(node), let base = node.base {
      // An optional member of an object that may not have it.
      let (start, end) = (base.bytes.lowerBound, node.bytes.upperBound)
      edits.append(SourceEdit(start..<start, "("))
      edits.append(SourceEdit(node.period.bytes, ".map { $0."))
      edits.append(SourceEdit(end..<end, " })"))
    } else {
      edits.append(SourceEdit(node.period.bytes, "?."))
    }
    return edits
  }

  /// Returns whether two question or exclamation marks follow a member.
  private static func isDoublyOptional(_ node: MemberAccessExprSyntax) -> Bool {
    func isMarked(_ node: Syntax?) -> Bool {
      node?.is(ForceUnwrapExprSyntax.self) == true
        || node?.is(OptionalChainingExprSyntax.self) == true
    }
    return isMarked(node.parent) && isMarked(node.parent?.parent)
  }
}
