// Key-value observing. `@objc dynamic` properties say when they have been set, and whoever overrides
// `observeValue(forKeyPath:…)` says so by a protocol: NSObject has none of it here.

import SwiftSyntax

/// What observing asks of a class and of its properties.
struct ObservedProperties {
  let index: SourceIndex

  private static let observing = "observeValue"

  /// The protocols that `type` has to name, as the first of its line.
  func protocols(for type: DeclaredType) -> [String] {
    let above = index.superclass(of: type).map { index.line(of: $0) } ?? []
    var names: [String] = []
    if Self.observes(type), !above.contains(where: Self.observes), !isObserver(type) {
      names.append("@preconcurrency KeyValueObserver")
    }
    if Self.tells(type), !above.contains(where: Self.tells) { names.append("KeyValueSource") }
    return names
  }

  /// Whether `function` overrides nothing that exists here.
  func overridesNothing(_ function: FunctionDeclSyntax) -> Bool {
    let parameters = function.signature.parameterClause.parameters
    guard function.name.text == Self.observing, parameters.first?.firstName.text == "forKeyPath",
      let scope = Syntax(function).enclosingTypes.first, let type = index.type(named: scope.path)
    else { return false }
    let above = index.superclass(of: type).map { index.line(of: $0) } ?? []
    return !above.contains(where: Self.observes) && !isObserver(type)
  }

  /// Whether `type` is one of UIKit's that have the method: it is then overridden as on iOS.
  private func isObserver(_ type: DeclaredType) -> Bool {
    let root = index.line(of: type).filter { $0.kind == .class }.last?.inherited.first
    let name = SourceIndex.bare(root ?? "")
    return name.hasPrefix("UI") && !Self.others.contains { name.hasSuffix($0) }
  }

  /// What those of UIKit that have it not end in.
  private static let others = [
    "GestureRecognizer", "Item", "Layout", "Behavior", "Animator", "Segue", "Path", "Image",
    "Delegate", "DataSource", "Transitioning",
  ]

  private static func observes(_ type: DeclaredType) -> Bool {
    type.functions.contains { $0.name == observing && $0.parameters.first?.label == "forKeyPath" }
  }

  private static func tells(_ type: DeclaredType) -> Bool {
    type.kind == .class && type.properties.contains(where: \.isDynamic)
  }

  /// What has a property of a class say that it has been set.
  func edit(_ node: VariableDeclSyntax) -> SourceEdit? {
    guard node.isDynamicProperty, let binding = node.bindings.first, node.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let scope = Syntax(node).enclosingTypes.first
    else { return nil }
    let telling = "_didChange(\\\(scope.text).\(name))"
    guard let block = binding.accessorBlock else {
      return Self.insertion(
        " { didSet { \(telling) } }", at: binding.endPositionBeforeTrailingTrivia)
    }
    guard case .accessors(let accessors) = block.accessors else { return nil }
    for word in ["didSet", "set"] {
      guard let body = accessors.first(where: { $0.accessorSpecifier.text == word })?.body else {
        continue
      }
      return Self.insertion(
        " defer { \(telling) };", at: body.leftBrace.endPositionBeforeTrailingTrivia)
    }
    guard accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) else { return nil }
    return Self.insertion(
      "didSet { \(telling) } ", at: block.rightBrace.positionAfterSkippingLeadingTrivia)
  }

  private static func insertion(_ text: String, at position: AbsolutePosition) -> SourceEdit {
    SourceEdit(position.utf8Offset..<position.utf8Offset, text)
  }
}

/// The text for a `#keyPath`.
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

  /// `"layer.opacity"`: the names, without the types before them.
  var text: String { "\"\(names.joined(separator: "."))\"" }

  /// The same for who observes: with what reads it.
  var observed: String {
    let owner = types.isEmpty ? node.enclosingTypes.first?.text : types.joined(separator: ".")
    guard names.count == 1, let owner else { return text }
    return "NSObject._keyPath(\(text),\\\(owner).\(names[0]))"
  }

  /// Whether it says what `addObserver(_:forKeyPath:…)` observes.
  static func isObserved(_ node: MacroExpansionExprSyntax) -> Bool {
    node.parent?.as(LabeledExprSyntax.self)?.label?.text == "forKeyPath"
  }
}

extension VariableDeclSyntax {
  /// Whether it is a property of objects that Objective-C could observe.
  var isDynamicProperty: Bool {
    modifiers.has("dynamic") && isMember && !modifiers.has("lazy") && !modifiers.has("static")
      && !modifiers.has("class") && bindingSpecifier.tokenKind == .keyword(.var)
  }
}
