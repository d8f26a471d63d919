// Overrides of members that the files add to UIKit's own classes: `extension UIViewController { @objc func
// dismissKeyboard() }`, and a view controller with `override func dismissKeyboard()`, or an extension of
// another class of UIKit with one. Objective-C permits them. Here the member of the extension is renamed, and
// in its place one is added that calls the override of the object's class: classes of the files have a
// protocol that says so.

import SwiftSyntax

/// The overrides of members in extensions of UIKit's classes.
struct FrameworkMemberOverrides {
  /// The edits, for each file.
  private(set) var edits: [[SourceEdit]]
  /// The overrides in extensions of classes of the files.
  private(set) var inExtensions: Set<SyntaxIdentifier> = []

  /// Finds the overrides in `trees`, which belong together.
  init(_ trees: [SourceFileSyntax], index: SourceIndex) {
    edits = Array(repeating: [], count: trees.count)
    let finders = trees.map { AddedMemberFinder($0, index: index) }
    let added = finders.flatMap(\.added)
    guard !added.isEmpty else { return }
    var members = AddedMembers(added)
    for finder in finders { members.extend(by: finder.overriding) }
    var byClasses: Set<AddedMember.Key> = []
    for (file, tree) in trees.enumerated() {
      edits[file] += finders[file].overriding.flatMap { members.edits(inExtension: $0) }
      let finder = AddedMemberOverrideFinder(members, index: index)
      finder.walk(tree)
      edits[file] += finder.edits
      byClasses.formUnion(finder.used)
      inExtensions.formUnion(finder.inExtensions)
    }
    for (file, finder) in finders.enumerated() {
      for member in finder.added {
        let overrides = AddedMember.Overrides(
          isByClasses: byClasses.contains(member.key), extended: members.extended(of: member))
        guard overrides.isByClasses || !overrides.extended.isEmpty else { continue }
        edits[file] += member.edits(overrides)
      }
    }
  }
}

/// The members that files add to UIKit's classes, with their overrides in extensions.
private struct AddedMembers {
  private let byName: [String: [AddedMember]]
  /// The classes of UIKit whose extensions override a member.
  private var extensions: [AddedMember.Key: [String]] = [:]

  init(_ members: [AddedMember]) { byName = Dictionary(grouping: members, by: \.key.name) }

  /// Returns the member that a class inherits under a name, where `line` contains the class of UIKit
  /// that it derives from and the superclasses of that.
  func member(named name: String, in line: [String]) -> AddedMember? {
    guard let members = byName[name] else { return nil }
    return line.lazy.compactMap { type in members.first { $0.key.type == type } }.first
  }

  private func member(above override: AddedMember) -> AddedMember? {
    member(
      named: override.key.name, in: FrameworkClasses.superclasses(of: override.key.type))
  }

  mutating func extend(by overrides: [AddedMember]) {
    for override in overrides {
      guard let key = member(above: override)?.key else { continue }
      extensions[key, default: []].append(override.key.type)
    }
  }

  /// Returns the classes of UIKit whose extensions override a member, each before its superclasses.
  func extended(of member: AddedMember) -> [String] {
    let depths = (extensions[member.key] ?? []).map {
      (type: $0, depth: FrameworkClasses.superclasses(of: $0).count)
    }
    return depths.sorted { ($1.depth, $0.type) < ($0.depth, $1.type) }.map(\.type)
  }

  /// Returns the name of what `super` means where the superclasses are those of `line`.
  func nameAbove(_ member: AddedMember, in line: [String]) -> String {
    let types = extensions[member.key] ?? []
    return line.first(where: types.contains).map { member.addedName(in: $0) } ?? member.addedName
  }

  /// Returns the edits of an override in an extension of a class of UIKit.
  func edits(inExtension override: AddedMember) -> [SourceEdit] {
    guard let member = member(above: override),
      let word = override.declaration.modifiers.first(where: { $0.name.text == "override" })
    else { return [] }
    let above = nameAbove(member, in: FrameworkClasses.superclasses(of: override.key.type))
    let calls = SuperUseFinder(override.declaration)
    return [
      SourceEdit(word.bytes, ""),
      SourceEdit(override.declaration.name.bytes, member.addedName(in: override.key.type)),
    ] + calls.found.map { SourceEdit($0, above) }
  }
}

/// Finds the members in extensions of UIKit's classes.
private final class AddedMemberFinder: SyntaxVisitor {
  private(set) var added: [AddedMember] = []
  /// The overrides among them.
  private(set) var overriding: [AddedMember] = []
  private let index: SourceIndex

  init(_ tree: SourceFileSyntax, index: SourceIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isLeftOut ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let named = SourceIndex.bare(node.extendedType.trimmedDescription)
    let type = index.alias(named: named).map(SourceIndex.bare) ?? named
    guard node.genericWhereClause == nil,
      FrameworkClasses.hasSubclasses(type) || type.hasPrefix("CA"),
      index.type(named: type).map({ $0.kind == .unknown }) ?? true
    else { return .skipChildren }
    for member in node.memberBlock.members {
      guard let declaration = AddedMember.Declaration(member.decl) else { continue }
      let key = AddedMember.Key(type: type, name: declaration.fullName)
      let found = AddedMember(key: key, declaration: declaration, owner: node)
      if declaration.modifiers.has("override") {
        overriding.append(found)
      } else if !declaration.modifiers.has("private"), FrameworkClasses.hasSubclasses(type) {
        added.append(found)
      }
    }
    return .skipChildren
  }
}

/// Finds the overrides of such members in classes.
private final class AddedMemberOverrideFinder: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []
  /// The members that are overridden.
  private(set) var used: Set<AddedMember.Key> = []
  /// The overrides in extensions.
  private(set) var inExtensions: Set<SyntaxIdentifier> = []
  private let members: AddedMembers
  private let index: SourceIndex

  init(_ members: AddedMembers, index: SourceIndex) {
    (self.members, self.index) = (members, index)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isLeftOut ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = ([node.name.text] + Syntax(node).enclosingTypes.map(\.name)).reversed()
    let type = index.type(named: path.joined(separator: "."))
    conform(node, to: type.map { overrides(in: node.memberBlock, of: $0) } ?? [], after: node.name)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = SourceIndex.bare(node.extendedType.trimmedDescription)
    guard let type = index.type(named: name), type.kind == .class else { return .visitChildren }
    let protocols = overrides(in: node.memberBlock, of: type, isExtension: true)
    conform(node, to: protocols, after: node.extendedType)
    return .visitChildren
  }

  /// Adds the protocols of the members that a class overrides to those that it conforms to.
  private func conform(
    _ node: some DeclGroupSyntax, to protocols: [String], after name: some SyntaxProtocol
  ) {
    guard !protocols.isEmpty else { return }
    let last = node.inheritanceClause?.inheritedTypes.last
    let end = (last?.type.bytes ?? name.bytes).upperBound
    let text = (last == nil ? ": " : ", ") + protocols.joined(separator: ", ")
    edits.append(SourceEdit(end..<end, text))
  }

  /// Renames the overrides in a body of `type`, and returns their protocols.
  private func overrides(
    in body: MemberBlockSyntax, of type: DeclaredType, isExtension: Bool = false
  ) -> [String] {
    guard let base = index.frameworkClass(of: type) else { return [] }
    let line = [base] + FrameworkClasses.superclasses(of: base)
    var protocols: [String] = []
    for item in body.members {
      guard let declaration = AddedMember.Declaration(item.decl),
        let word = declaration.modifiers.first(where: { $0.name.text == "override" }),
        let member = members.member(named: declaration.fullName, in: line)
      else { continue }
      let isFirst = !index.overridesAbove(type, declaration)
      // In an extension, only what no superclass overrides can be renamed.
      guard isFirst || !isExtension else { continue }
      used.insert(member.key)
      if isExtension { inExtensions.insert(declaration.node.id) }
      if isFirst {
        edits.append(SourceEdit(word.bytes, ""))
        protocols.append(member.protocolName)
      }
      edits.append(SourceEdit(declaration.name.bytes, member.overrideName))
      let above = isFirst ? members.nameAbove(member, in: line) : member.overrideName
      edits += SuperUseFinder(declaration).found.map { SourceEdit($0, above) }
    }
    return protocols
  }
}

/// Finds the uses of a member of `super` in the member that overrides it.
private final class SuperUseFinder: SyntaxVisitor {
  private(set) var found: [Range<Int>] = []
  private let name: String

  init(_ declaration: AddedMember.Declaration) {
    name = declaration.name.bareText
    super.init(viewMode: .sourceAccurate)
    walk(declaration.node)
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
      let written = Self.bare(first)
      let name = alias(named: written, within: current.name).map(Self.bare) ?? written
      guard let next = self.type(named: name, within: current.name), next.kind != .unknown
      else { return name }
      guard next.kind == .class else { return nil }
      current = next
    }
    return nil
  }

  /// Returns whether a superclass among the files has the member that `declaration` overrides.
  fileprivate func overridesAbove(_ type: DeclaredType, _ declaration: AddedMember.Declaration)
    -> Bool
  {
    let above = line(of: type).filter { $0.name != type.name && $0.kind == .class }
    switch declaration {
    case .method(let function):
      let labels = function.signature.parameterClause.declared.map(\.label)
      return above.contains { above in
        above.functions.contains {
          $0.name == function.name.bareText && $0.parameters.map(\.label) == labels
        }
      }
    case .property(_, let name, _, _):
      return above.contains { $0.properties.contains { $0.name == name.identifier.bareText } }
    }
  }
}
