// Overrides in extensions of UIKit's own container controllers, such as the style of the status bar for
// all navigation controllers of an app. The classes ask for them by protocols, one for each member: the
// member is renamed, and the extension is followed by the conformance.

import SwiftSyntax

/// The overrides in extensions of UIKit's container controllers.
struct ContainerOverrides {
  /// The edits, for each file.
  private(set) var edits: [[SourceEdit]]

  /// The classes that ask for overrides.
  static let types: Set = ["UINavigationController", "UITabBarController"]
  /// The members for which they ask.
  static let members: Set = [
    "preferredStatusBarStyle", "prefersStatusBarHidden", "childForStatusBarStyle",
    "childForStatusBarHidden", "preferredStatusBarUpdateAnimation", "shouldAutorotate",
    "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
    "childForHomeIndicatorAutoHidden", "prefersHomeIndicatorAutoHidden", "viewDidLoad",
  ]

  /// Finds the overrides in `trees`.
  init(_ trees: [SourceFileSyntax]) {
    edits = trees.map { tree in
      tree.statements.flatMap { statement in
        statement.item.as(ExtensionDeclSyntax.self).map(Self.edits) ?? []
      }
    }
  }

  private static func edits(_ node: ExtensionDeclSyntax) -> [SourceEdit] {
    let type = SourceIndex.bare(node.extendedType.trimmedDescription)
    guard types.contains(type), node.genericWhereClause == nil else { return [] }
    var (edits, protocols): ([SourceEdit], [String]) = ([], [])
    for member in node.memberBlock.members {
      guard let (modifiers, name) = overridden(member.decl) else { continue }
      let word = name.bareText.prefix(1).uppercased() + name.bareText.dropFirst()
      edits += Self.access(modifiers) + [SourceEdit(name.bytes, "overriding\(word)")]
      protocols.append("@retroactive UIKit.Segue\(word)Override")
    }
    guard !protocols.isEmpty else { return [] }
    let end = node.memberBlock.rightBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let list = protocols.joined(separator: ", ")
    return edits + [SourceEdit(end..<end, "; extension \(type): \(list) {}")]
  }

  private static func overridden(
    _ member: DeclSyntax
  ) -> (modifiers: DeclModifierListSyntax, name: TokenSyntax)? {
    var found: (DeclModifierListSyntax, TokenSyntax)?
    if let property = member.as(VariableDeclSyntax.self), property.bindings.count == 1 {
      let pattern = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
      found = pattern.map { (property.modifiers, $0.identifier) }
    } else if let function = member.as(FunctionDeclSyntax.self),
      function.signature.parameterClause.parameters.isEmpty
    {
      found = (function.modifiers, function.name)
    }
    guard let (modifiers, name) = found, members.contains(name.bareText), modifiers.has("override")
    else { return nil }
    return (modifiers, name)
  }

  /// Returns the edits that make a member public in place of what its modifiers say.
  private static func access(_ modifiers: DeclModifierListSyntax) -> [SourceEdit] {
    modifiers.compactMap { modifier in
      switch modifier.name.text {
      case "override": SourceEdit(modifier.bytes, "public")
      case "open", "public", "internal": SourceEdit(modifier.bytes, "")
      default: nil
      }
    }
  }
}
