// Protocols that require an initializer and that files add to a class of UIKit or Foundation: `protocol Made {
// init() }; extension NSObject: Made {}`. Objective-C creates objects of every subclass; in Swift the class
// would have to declare the initializer as required. Here the class conforms to a protocol with the other members,
// from which the original one inherits; and views have the initializers that extensions of the protocol declare.

import SwiftSyntax

/// The division of such protocols.
struct InitializerRequirements {
  /// The edits, for each file.
  private(set) var edits: [[SourceEdit]]
  /// The source to append to each file: initializers of views.
  private(set) var additions: [[String]]

  /// Finds the protocols in `trees`, which belong together.
  init(_ trees: [SourceFileSyntax], index: SourceIndex) {
    edits = Array(repeating: [], count: trees.count)
    additions = Array(repeating: [], count: trees.count)
    var (protocols, conformances): (Set<String>, [(Int, InheritedTypeSyntax)]) = ([], [])
    for tree in trees { protocols.formUnion(Self.protocols(in: tree)) }
    guard !protocols.isEmpty else { return }
    let extensions = trees.map { tree in
      tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
    }
    for (file, nodes) in extensions.enumerated() {
      for node in nodes where Self.isOfFramework(node, index) {
        let types = node.inheritanceClause?.inheritedTypes.map { $0 } ?? []
        conformances += types.filter { protocols.contains($0.type.trimmedDescription) }
          .map { (file, $0) }
      }
    }
    let divided = Set(conformances.map { $0.1.type.trimmedDescription })
    for (file, type) in conformances {
      edits[file].append(SourceEdit(type.type.bytes, Self.rest(of: type.type.trimmedDescription)))
    }
    for (file, tree) in trees.enumerated() where !divided.isEmpty {
      for statement in tree.statements {
        guard let node = statement.item.as(ProtocolDeclSyntax.self),
          divided.contains(node.name.text)
        else { continue }
        edits[file] += Self.division(of: node)
      }
      for node in extensions[file]
      where divided.contains(node.extendedType.trimmedDescription)
        && node.genericWhereClause == nil
      {
        edits[file] += Self.division(of: node)
        additions[file] += Self.viewInitializers(of: node)
      }
    }
  }

  /// Returns the initializers of an extension that call `self.init()`, as those of all views.
  private static func viewInitializers(of node: ExtensionDeclSyntax) -> [String] {
    node.memberBlock.members.compactMap { member in
      guard let made = member.decl.as(InitializerDeclSyntax.self) else { return nil }
      let text = made.trimmedDescription
      guard text.contains("self.init()") else { return nil }
      return "extension UIKit.SegueViewMetatype where Self: UIKit.UIView { "
        + text.replacing("self.init()", with: "self.init(frame: .zero)") + " }"
    }
  }

  /// Returns the name of the protocol with the other members.
  private static func rest(of name: String) -> String { "_\(name)_Members" }

  /// Returns the protocols of a file that require an initializer and whose other members are all in
  /// extensions.
  private static func protocols(in tree: SourceFileSyntax) -> [String] {
    tree.statements.compactMap { statement in
      guard let node = statement.item.as(ProtocolDeclSyntax.self),
        !node.memberBlock.members.isEmpty,
        node.memberBlock.members.allSatisfy({ $0.decl.is(InitializerDeclSyntax.self) })
      else { return nil }
      return node.name.text
    }
  }

  /// Returns whether an extension is one of a class of a framework.
  private static func isOfFramework(_ node: ExtensionDeclSyntax, _ index: SourceIndex) -> Bool {
    let name = SourceIndex.bare(node.extendedType.trimmedDescription)
    return ["NS", "UI", "CA"].contains(where: name.hasPrefix)
      && index.type(named: name).map { $0.kind == .unknown } ?? true
  }

  private static func division(of node: ProtocolDeclSyntax) -> [SourceEdit] {
    let name = rest(of: node.name.text)
    let inherited = node.inheritanceClause?.inheritedTypes
    let end = (inherited?.bytes ?? node.name.bytes).upperBound
    let close = node.memberBlock.rightBrace.endPositionBeforeTrailingTrivia.utf8Offset
    return [
      SourceEdit(end..<end, (inherited == nil ? ": " : ", ") + name),
      SourceEdit(close..<close, "; \(node.modifiers.access)protocol \(name): AnyObject {}"),
    ]
  }

  /// Moves the members of an extension other than initializers to the other protocol.
  private static func division(of node: ExtensionDeclSyntax) -> [SourceEdit] {
    let (original, access) = (node.extendedType.trimmedDescription, node.modifiers.access)
    let name = rest(of: original)
    var edits = [SourceEdit(node.extendedType.bytes, name)]
    for member in node.memberBlock.members where member.decl.is(InitializerDeclSyntax.self) {
      let (start, end) = (member.bytes.lowerBound, member.bytes.upperBound)
      edits.append(SourceEdit(start..<start, "}; \(access)extension \(original) { "))
      edits.append(SourceEdit(end..<end, " }; \(access)extension \(name) {"))
    }
    return edits
  }
}
