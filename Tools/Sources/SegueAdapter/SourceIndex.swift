// The first of two passes: collects the types that the files declare, with their members.

import SwiftSyntax

/// The types of a set of files that belong together.
struct SourceIndex {
  private(set) var types: [String: DeclaredType] = [:]
  /// The types that type aliases denote.
  private(set) var aliases: [String: String] = [:]
  /// The generic types with arguments that occur in the files.
  private(set) var genericUses: Set<GenericUse> = []
  /// The generic types that take any argument, although they are restricted to objects.
  private(set) var weakHolders: Set<String> = []
  /// The names of the types, in the order of the source.
  private(set) var names: [String] = []
  /// A Boolean value that indicates whether the files are complete, so that no other module has
  /// types that conform to protocols of these.
  let isWhole: Bool

  /// Collects the declarations in `trees`.
  init(_ trees: [SourceFileSyntax] = [], isWhole: Bool = false) {
    self.isWhole = isWhole
    for (file, tree) in trees.enumerated() {
      let reader = DeclarationReader(file: file, tree: tree)
      reader.walk(tree)
      for found in reader.found { merge(found) }
      aliases.merge(reader.aliases) { first, _ in first }
      genericUses.formUnion(reader.genericUses)
    }
    weakHolders = WeakHolders.names(in: self)
  }

  private mutating func merge(_ found: DeclaredType) {
    guard var known = types[found.name] else {
      types[found.name] = found
      names.append(found.name)
      return
    }
    if found.kind != .unknown {
      (known.kind, known.file, known.place) = (found.kind, found.file, found.place)
      (known.isHidden, known.isPrivate) = (found.isHidden, found.isPrivate)
      (known.isGeneric, known.isPublic) = (found.isGeneric, found.isPublic)
      known.objectParameters = found.objectParameters
      known.requirements = found.requirements
    }
    known.statics += found.statics
    known.casts.formUnion(found.casts)
    known.castOperands.merge(found.castOperands) { $0.union($1) }
    // The superclass is first, even if an extension of the class has been read before the class.
    known.inherited =
      found.kind == .unknown
      ? known.inherited + found.inherited : found.inherited + known.inherited
    known.functions += found.functions
    known.initializers += found.initializers
    known.properties += found.properties
    known.cases += found.cases
    known.mentions.formUnion(found.mentions)
    known.optionalMembers += found.optionalMembers
    types[found.name] = known
  }

  /// Returns the type that code refers to by `name`, which may omit enclosing types.
  func type(named name: String, within outer: String? = nil) -> DeclaredType? {
    var scope = outer.map { $0.split(separator: ".").map(String.init) } ?? []
    while !scope.isEmpty {
      if let found = types[(scope + [name]).joined(separator: ".")] { return found }
      scope.removeLast()
    }
    return types[name]
  }

  /// Returns the type that the type alias `name` denotes, or `nil` if it is not an alias. The name
  /// may omit enclosing types.
  func alias(named name: String, within outer: String? = nil) -> String? {
    var scope = outer.map { $0.split(separator: ".").map(String.init) } ?? []
    while !scope.isEmpty {
      if let found = aliases[(scope + [name]).joined(separator: ".")] { return found }
      scope.removeLast()
    }
    return aliases[name]
  }

  /// Returns `type` and the types that it inherits from or conforms to, as far as the files declare
  /// them.
  func line(of type: DeclaredType) -> [DeclaredType] {
    var (line, waiting, seen) = ([DeclaredType](), [type], Set<String>())
    while let next = waiting.first {
      waiting.removeFirst()
      guard seen.insert(next.name).inserted else { continue }
      line.append(next)
      waiting += next.inherited.compactMap { self.type(named: Self.bare($0), within: next.name) }
    }
    return line
  }

  /// Returns a Boolean value that indicates whether `type` is a kind of one of `names`, as far as
  /// the source shows.
  func isKind(_ type: DeclaredType, of names: Set<String>) -> Bool {
    line(of: type).contains { member in
      names.contains(member.name) || member.inherited.contains { names.contains(Self.bare($0)) }
    }
  }

  /// Returns a Boolean value that indicates whether the type is a view.
  func isView(_ type: DeclaredType) -> Bool {
    line(of: type).contains { member in
      member.inherited.map(Self.bare).contains { name in
        name.hasPrefix("UI")
          && ["View", "Cell", "Button", "Label", "Control"].contains(where: name.hasSuffix)
      }
    }
  }

  /// Returns a Boolean value that indicates whether the type is a view controller or a view: part
  /// of what an app shows rather than of its transitions.
  func isController(_ type: DeclaredType) -> Bool {
    line(of: type).contains { member in
      member.inherited.contains { name in
        let name = Self.bare(name)
        return name.hasPrefix("UI")
          && ["ViewController", "NavigationController", "TabBarController", "View"].contains(
            where: name.hasSuffix)
      }
    }
  }

  /// Returns a name without generic arguments, module and `any`.
  static func bare(_ name: String) -> String {
    var name = Substring(name)
    for word in [
      "any ", "@unchecked ", "@preconcurrency ", "@MainActor ", "UIKit.", "QuartzCore.",
      "Foundation.", "CoreData.",
    ]
    where name.hasPrefix(word) { name = name.dropFirst(word.count) }
    return String(name.prefix { $0 != "<" })
  }

  /// A Boolean value that indicates whether a class has a method that is called `type`.
  var declaresTypeFunction: Bool {
    types.values.contains { $0.functions.contains { $0.name == "type" } }
  }

  /// The names of the optional requirements of all protocols.
  var optionalNames: Set<String> {
    Set(types.values.flatMap(\.optionalMembers).map(\.name))
  }

  /// The names of properties that can hold a function.
  var closureNames: Set<String> {
    let properties = types.values.flatMap(\.properties)
    return Set(properties.filter { $0.type.map(mayBeFunction) ?? true }.map(\.name))
  }

  private func mayBeFunction(_ type: String) -> Bool {
    if type.contains("->") { return true }
    let name = Self.bare(type.filter { !"?!()".contains($0) })
    if let alias = aliases[name] { return alias.contains("->") }
    return types[name] == nil && !name.hasPrefix("UI")
  }
}
