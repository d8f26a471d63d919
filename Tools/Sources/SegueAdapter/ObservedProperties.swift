// Key-value observing, which NSObject does not support here. `@objc dynamic` properties report when
// they have been set, and classes that override `observeValue(forKeyPath:…)` conform to a protocol.

import SwiftSyntax

/// The changes that key-value observing requires in a class and its properties.
struct ObservedProperties {
  let index: SourceIndex

  private static let observing = "observeValue"

  /// Returns the protocols that `type` has to conform to, as the topmost class of its hierarchy.
  func protocols(for type: DeclaredType) -> [String] {
    let above = index.superclass(of: type).map { index.line(of: $0) } ?? []
    var names: [String] = []
    if Self.observes(type), !above.contains(where: Self.observes), !isObserver(type) {
      names.append("@preconcurrency SegueKeyValueObserver")
    }
    if Self.notifies(type), !above.contains(where: Self.notifies) {
      names.append("SegueKeyValueSource")
    }
    return names
  }

  /// Returns a Boolean value that indicates whether `function` overrides nothing that exists here.
  func overridesNothing(_ function: FunctionDeclSyntax) -> Bool {
    let parameters = function.signature.parameterClause.parameters
    guard function.name.text == Self.observing, parameters.first?.firstName.text == "forKeyPath",
      let scope = Syntax(function).enclosingTypes.first, let type = index.type(named: scope.path)
    else { return false }
    let above = index.superclass(of: type).map { index.line(of: $0) } ?? []
    return !above.contains(where: Self.observes) && !isObserver(type)
  }

  /// Returns a Boolean value that indicates whether `type` inherits from a UIKit class that has the
  /// method, which is then overridden as on iOS.
  private func isObserver(_ type: DeclaredType) -> Bool {
    let root = index.line(of: type).filter { $0.kind == .class }.last?.inherited.first
    let name = SourceIndex.bare(root ?? "")
    return name.hasPrefix("UI") && !Self.others.contains { name.hasSuffix($0) }
  }

  /// The suffixes of UIKit's names whose types do not have the method.
  private static let others = [
    "GestureRecognizer", "Item", "Layout", "Behavior", "Animator", "Segue", "Path", "Image",
    "Delegate", "DataSource", "Transitioning",
  ]

  private static func observes(_ type: DeclaredType) -> Bool {
    type.functions.contains { $0.name == observing && $0.parameters.first?.label == "forKeyPath" }
  }

  private static func notifies(_ type: DeclaredType) -> Bool {
    type.kind == .class && type.properties.contains(where: \.isDynamic)
  }

  /// Returns the edit that makes a property of a class report that it has been set.
  func edit(_ node: VariableDeclSyntax) -> SourceEdit? {
    guard node.isDynamicProperty, let binding = node.bindings.first, node.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let scope = Syntax(node).enclosingTypes.first
    else { return nil }
    let notification = "_didChange(\\\(scope.text).\(name))"
    guard let block = binding.accessorBlock else {
      return Self.insertion(
        " { didSet { \(notification) } }", at: binding.endPositionBeforeTrailingTrivia)
    }
    guard case .accessors(let accessors) = block.accessors else { return nil }
    for word in ["didSet", "set"] {
      guard let body = accessors.first(where: { $0.accessorSpecifier.text == word })?.body else {
        continue
      }
      return Self.insertion(
        " defer { \(notification) };", at: body.leftBrace.endPositionBeforeTrailingTrivia)
    }
    guard accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) else { return nil }
    return Self.insertion(
      "didSet { \(notification) } ", at: block.rightBrace.positionAfterSkippingLeadingTrivia)
  }

  private static func insertion(_ text: String, at position: AbsolutePosition) -> SourceEdit {
    SourceEdit(position.utf8Offset..<position.utf8Offset, text)
  }
}

/// The replacement for a `#keyPath`.
struct KeyPathForm {
  private let types: [String]
  private let names: [String]
  private let node: Syntax

  init(_ expression: ExprSyntax, at node: some SyntaxProtocol) {
    let parts = expression.trimmedDescription.split(separator: ".").map { part in
      String(part.trimmingSpaces.filter { !"?!`".contains($0) })
    }
    types = Array(parts.prefix { $0.first?.isUppercase ?? false })
    names = parts.dropFirst(types.count).filter { $0 != "self" }
    self.node = Syntax(node)
  }

  /// The key path as a string literal: `"layer.opacity"`, without the types before it.
  var text: String { "\"\(names.joined(separator: "."))\"" }

  /// The key path for observers, with a closure that reads its value.
  var observed: String {
    let owner = types.isEmpty ? node.enclosingTypes.first?.text : types.joined(separator: ".")
    guard names.count == 1, let owner else { return text }
    return "NSObject._keyPath(\(text),\\\(owner).\(names[0]))"
  }

  /// Returns a Boolean value that indicates whether the expression is the key path of a call of
  /// `addObserver(_:forKeyPath:…)`.
  static func isObserved(_ node: MacroExpansionExprSyntax) -> Bool {
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      argument.label?.text == "forKeyPath",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return (name ?? call.calledExpression.trimmedDescription) == "addObserver"
  }
}

extension VariableDeclSyntax {
  /// A Boolean value that indicates whether this is an instance property that Objective-C can
  /// observe.
  var isDynamicProperty: Bool {
    modifiers.has("dynamic") && isMember && !modifiers.has("lazy") && !modifiers.has("static")
      && !modifiers.has("class") && bindingSpecifier.tokenKind == .keyword(.var)
  }
}
