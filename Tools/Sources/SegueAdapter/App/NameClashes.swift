// Types at the top level that an app and its libraries, or two libraries, call by the same name. As modules of
// their own they would not meet. Compiled as one module, those of the libraries get another name of the
// same length, so that columns stay, in every file that means them.

import SwiftSyntax

/// The files of an app and its libraries without such clashes.
struct NameClashes {
  /// The files, with other names where they clash.
  let inputs: [Adapter.Input]

  /// Finds the clashes.
  /// - Parameter modules: The module of each file of a library, by its path. All others are the app's.
  init(_ inputs: [Adapter.Input], modules: [String: String]) {
    guard !modules.isEmpty else {
      self.inputs = inputs
      return
    }
    let files = inputs.map { TopLevelNames($0.bytes) }
    let owners = inputs.map { modules[$0.path] ?? "" }
    var declared: [String: Set<String>] = [:]
    for (file, owner) in zip(files, owners) { declared[owner, default: []].formUnion(file.types) }
    let words = files.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let names = Self.names(declared, words)
    guard !names.isEmpty else {
      self.inputs = inputs
      return
    }
    let nested = files.reduce(into: [String: Set<String>]()) {
      $0.merge($1.nested) { $0.union($1) }
    }
    self.inputs = zip(inputs, zip(files, owners)).map { input, part in
      let (file, owner) = part
      var meant: [String: String] = [:]
      for name in Set(names.values.flatMap(\.keys)).intersection(file.words) {
        let isOwn = declared[owner]?.contains(name) ?? false
        let module =
          isOwn ? owner : file.imports.first { declared[$0]?.contains(name) ?? false }
        if let new = names[module ?? owner]?[name] { meant[name] = new }
      }
      let qualified = names.filter { file.words.contains($0.key) }
      guard !meant.isEmpty || !qualified.isEmpty else { return input }
      return NameChange(file.tree, meant, qualified, nested).applied(to: input)
    }
  }

  /// Returns the new names of types, by module: a name stays with the app, or else with the first module.
  private static func names(_ declared: [String: Set<String>], _ words: Set<String>)
    -> [String: [String: String]]
  {
    var (taken, used) = (declared[""] ?? [], words)
    var names: [String: [String: String]] = [:]
    for (module, types) in declared.sorted(by: { $0.key < $1.key }) where !module.isEmpty {
      for type in types.sorted() where !taken.insert(type).inserted {
        guard type.utf8.count > 1, let new = Self.free(type, used) else { continue }
        used.insert(new)
        names[module, default: [:]][type] = new
      }
    }
    return names
  }

  /// Returns a name of the same length that is not used; `nil` if there is none.
  private static func free(_ name: String, _ used: Set<String>) -> String? {
    "_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".lazy.map { String(name.dropLast()) + String($0) }
      .first { $0.utf8.count == name.utf8.count && !used.contains($0) }
  }
}

/// What one file declares at its top level, imports and mentions.
private struct TopLevelNames {
  let tree: SourceFileSyntax
  private(set) var types: Set<String> = []
  private(set) var imports: [String] = []
  private(set) var words: Set<String> = []
  /// The names of types in types, by the name of the type around them.
  private(set) var nested: [String: Set<String>] = [:]

  init(_ bytes: [UInt8]) {
    tree = SourceTree.parse(bytes)
    for token in tree.tokens(viewMode: .sourceAccurate) { words.insert(token.bareText) }
    let finder = TypeFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    (imports, nested) = (finder.imports, finder.nested)
    types = finder.types
  }
}

/// Finds imports and declarations of types.
private final class TypeFinder: SyntaxVisitor {
  private(set) var types: Set<String> = []
  private(set) var imports: [String] = []
  private(set) var nested: [String: Set<String>] = [:]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { imports.append(name) }
    return .skipChildren
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isLeftOut ? .skipChildren : .visitChildren
  }

  private func add(_ name: TokenSyntax, _ node: some DeclSyntaxProtocol)
    -> SyntaxVisitorContinueKind
  {
    if let outer = Syntax(node).enclosingTypes.first {
      let last = outer.path.split(separator: ".").last.map(String.init) ?? outer.path
      nested[last, default: []].insert(name.bareText)
    } else {
      types.insert(name.bareText)
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node)
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node)
  }
}

/// The change of names in one file.
private final class NameChange: SyntaxVisitor {
  private let tree: SourceFileSyntax
  /// The new names of what the file means by the old ones.
  private let names: [String: String]
  /// The new names behind those of modules.
  private let qualified: [String: [String: String]]
  /// The names of types in types, which are meant there.
  private let nested: [String: Set<String>]
  private var places: [(Range<Int>, String)] = []

  init(
    _ tree: SourceFileSyntax, _ names: [String: String], _ qualified: [String: [String: String]],
    _ nested: [String: Set<String>]
  ) {
    (self.tree, self.names, self.qualified, self.nested) = (tree, names, qualified, nested)
    super.init(viewMode: .sourceAccurate)
  }

  func applied(to input: Adapter.Input) -> Adapter.Input {
    walk(tree)
    var input = input
    for (range, name) in places {
      for (place, byte) in zip(range, name.utf8) { input.bytes[place] = byte }
    }
    return input
  }

  private func change(_ token: TokenSyntax) {
    guard let new = names[token.text] else { return }
    let isNested = Syntax(token).enclosingTypes.contains { type in
      type.path.split(separator: ".").contains { nested[String($0)]?.contains(token.text) ?? false }
    }
    if !isNested { places.append((token.bytes, new)) }
  }

  /// Changes a name behind that of its module.
  private func change(_ token: TokenSyntax, of module: String?) {
    if let new = module.flatMap({ qualified[$0]?[token.text] }) {
      places.append((token.bytes, new))
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    change(node.name)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    change(node.name, of: node.baseType.as(IdentifierTypeSyntax.self)?.name.text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id
    else {
      change(node.baseName)
      return .visitChildren
    }
    change(node.baseName, of: member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text)
    return .visitChildren
  }

  private func declare(_ name: TokenSyntax, _ node: some DeclSyntaxProtocol)
    -> SyntaxVisitorContinueKind
  {
    if let new = names[name.text], Syntax(node).enclosingTypes.isEmpty, !node.isInsideFunction {
      places.append((name.bytes, new))
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
  }
}
