// Overrides of members that the files add to UIKit's own classes: `extension UIViewController { @objc func
// dismissKeyboard() }`, and a view controller with `override func dismissKeyboard()`. Objective-C permits
// them. Here the member of the extension is renamed, and in its place one is added that calls the override of
// objects whose class has one, which they say by a protocol.

import SwiftSyntax

/// The overrides of methods in extensions of UIKit's classes.
struct FrameworkMemberOverrides {
  /// The edits, for each file.
  private(set) var edits: [[SourceEdit]]

  /// Finds the overrides in `trees`, which belong together.
  init(_ trees: [SourceFileSyntax], index: SourceIndex) {
    edits = Array(repeating: [], count: trees.count)
    let extended = trees.enumerated().flatMap { file, tree in
      let finder = AddedMethodFinder(index: index)
      finder.walk(tree)
      return finder.found.map { (file: file, method: $0) }
    }
    guard !extended.isEmpty else { return }
    let methods = extended.map(\.method)
    var used: Set<AddedMethod.Key> = []
    for (file, tree) in trees.enumerated() {
      let finder = AddedMethodOverrideFinder(methods, index: index)
      finder.walk(tree)
      edits[file] += finder.edits
      used.formUnion(finder.used)
    }
    for (file, method) in extended where used.contains(method.key) {
      edits[file] += method.edits
    }
  }
}

/// A method in an extension of a class of UIKit.
private struct AddedMethod {
  /// What identifies a method.
  struct Key: Hashable {
    /// The class that the extension extends.
    var type: String
    /// The name of the method with its labels.
    var name: String
  }

  var key: Key
  var node: FunctionDeclSyntax
  /// The extension that contains the method.
  var owner: ExtensionDeclSyntax

  /// The name of the method in the extension.
  var addedName: String { "_added_\(key.type)_\(node.name.bareText)" }
  /// The name of the overrides.
  var overrideName: String { "_overriding_\(key.type)_\(node.name.bareText)" }
  /// The protocol of the objects whose class overrides the method.
  var protocolName: String {
    let labels = key.name.filter { $0.isLetter || $0.isNumber || $0 == ":" }
    return "_Overriding_\(key.type)_\(labels.replacing(":", with: "_"))"
  }

  /// The edits that rename the method and add the one that calls it or its override.
  var edits: [SourceEdit] {
    let end = node.bytes.upperBound
    let close = owner.memberBlock.rightBrace.endPositionBeforeTrailingTrivia.utf8Offset
    return [
      SourceEdit(node.name.bytes, addedName), SourceEdit(end..<end, "; " + caller),
      SourceEdit(
        close..<close,
        "; @MainActor protocol \(protocolName): AnyObject { func \(overrideName)\(requirement) }"),
    ]
  }

  private var caller: String {
    let signature = node.signature.withNames
    let effects = signature.effectSpecifiers
    let words =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    let arguments = node.forwardedArguments
    let discardable =
      node.attributes.attribute("discardableResult") == nil ? "" : "@discardableResult "
    return discardable + node.modifiers.access
      + "func \(node.name.text)\(signature.tokensOnOneLine) { "
      + "if let overriding = self as? any \(protocolName) "
      + "{ return \(words)overriding.\(overrideName)(\(arguments)) }; "
      + "return \(words)\(addedName)(\(arguments)) }"
  }

  /// The signature without default values, which protocols do not permit.
  private var requirement: String {
    var signature = node.signature.withNames
    signature.parameterClause.parameters = FunctionParameterListSyntax(
      signature.parameterClause.parameters.map { parameter in
        var bare = parameter
        bare.defaultValue = nil
        return bare
      })
    return signature.tokensOnOneLine
  }
}

/// Finds the methods in extensions of UIKit's classes.
private final class AddedMethodFinder: SyntaxVisitor {
  private(set) var found: [AddedMethod] = []
  private let index: SourceIndex

  init(index: SourceIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isLeftOut ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = SourceIndex.bare(node.extendedType.trimmedDescription)
    guard node.genericWhereClause == nil, type.hasPrefix("UI"),
      index.type(named: type).map({ $0.kind == .unknown }) ?? true
    else { return .skipChildren }
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self), function.body != nil,
        function.genericParameterClause == nil, !function.modifiers.isOfType,
        !function.modifiers.has("override"), !function.modifiers.has("private")
      else { continue }
      let key = AddedMethod.Key(type: type, name: function.overrideName)
      found.append(AddedMethod(key: key, node: function, owner: node))
    }
    return .skipChildren
  }
}

/// Finds the overrides of such methods in classes.
private final class AddedMethodOverrideFinder: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []
  /// The methods that are overridden.
  private(set) var used: Set<AddedMethod.Key> = []
  private let methods: [String: [AddedMethod]]
  private let index: SourceIndex

  init(_ methods: [AddedMethod], index: SourceIndex) {
    self.methods = Dictionary(grouping: methods, by: \.key.name)
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isLeftOut ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = ([node.name.text] + Syntax(node).enclosingTypes.map(\.name)).reversed()
    guard let type = index.type(named: path.joined(separator: ".")) else { return .visitChildren }
    var protocols: [String] = []
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        let word = function.modifiers.first(where: { $0.name.text == "override" }),
        let method = methods[function.overrideName]?.first(where: { isAbove(type, $0.key.type) })
      else { continue }
      used.insert(method.key)
      let isFirst = !index.overridesAbove(type, function)
      if isFirst {
        edits.append(SourceEdit(word.bytes, ""))
        protocols.append(method.protocolName)
      }
      edits.append(SourceEdit(function.name.bytes, method.overrideName))
      let calls = SuperCallFinder(function.name.bareText)
      calls.walk(function)
      edits += calls.found.map {
        SourceEdit($0, isFirst ? method.addedName : method.overrideName)
      }
    }
    if let last = node.inheritanceClause?.inheritedTypes.last, !protocols.isEmpty {
      let end = last.type.bytes.upperBound
      edits.append(SourceEdit(end..<end, protocols.map { ", " + $0 }.joined()))
    }
    return .visitChildren
  }

  /// Returns whether a class of UIKit is a superclass of `type`, as far as the names tell.
  private func isAbove(_ type: DeclaredType, _ name: String) -> Bool {
    guard let base = index.frameworkClass(of: type) else { return false }
    if base == name || name == "UIResponder" { return true }
    let isController = base.hasSuffix("ViewController") || Self.controllers.contains(base)
    if name == "UIViewController" { return isController }
    return name == "UIView" && !isController && !Self.others.contains(base)
  }

  /// The view controllers whose names do not end in `ViewController`.
  private static let controllers: Set = [
    "UINavigationController", "UITabBarController", "UISearchController", "UIAlertController",
    "UIImagePickerController", "UIActivityViewController", "UIVideoEditorController",
  ]
  /// The superclasses of classes of apps that are neither views nor view controllers.
  private static let others: Set = ["NSObject", "UIResponder", "UIApplication"]
}

/// Finds the calls of a method of `super`.
private final class SuperCallFinder: SyntaxVisitor {
  private(set) var found: [Range<Int>] = []
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) ?? false, node.declName.baseName.bareText == name {
      found.append(node.declName.baseName.bytes)
    }
    return .visitChildren
  }
}

extension SourceIndex {
  /// Returns the class of a framework that `type` inherits from.
  fileprivate func frameworkClass(of type: DeclaredType) -> String? {
    var (current, seen) = (type, Set<String>())
    while seen.insert(current.name).inserted, let first = current.inherited.first {
      let name = Self.bare(first)
      guard let next = self.type(named: name, within: current.name), next.kind != .unknown
      else { return name }
      guard next.kind == .class else { return nil }
      current = next
    }
    return nil
  }

  /// Returns whether a superclass among the files has the method that `function` overrides.
  fileprivate func overridesAbove(_ type: DeclaredType, _ function: FunctionDeclSyntax) -> Bool {
    let labels = function.signature.parameterClause.declared.map(\.label)
    return line(of: type).contains { above in
      above.name != type.name && above.kind == .class
        && above.functions.contains {
          $0.name == function.name.bareText && $0.parameters.map(\.label) == labels
        }
    }
  }
}
