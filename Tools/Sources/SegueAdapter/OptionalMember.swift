// The replacement of `@objc optional`. An object may or may not have such a member, and Swift can
// determine that only by a protocol: so each member gets a protocol of its own, to which the
// classes that have the member conform. Code calls a member of an extension, which checks for the
// conformance and returns `nil` if there is none.

/// One optional requirement of a protocol.
struct OptionalMember: Hashable, Sendable {
  /// The protocol, with the types around it.
  var owner: String
  /// The name before the labels.
  var name: String
  /// The argument labels, or `nil` if it is a property.
  var labels: [String?]?
  /// The types of the parameters, as written, without spaces.
  var types: [String] = []
  /// A Boolean value that indicates whether only the types of the parameters distinguish the member
  /// from another one of the protocol.
  var isOverloaded = false

  init(owner: String, property: String) { (self.owner, name) = (owner, property) }

  init(owner: String, function name: String, _ parameters: [DeclaredParameter]) {
    (self.owner, self.name) = (owner, name)
    labels = parameters.map(\.label)
    types = Self.types(parameters)
  }

  private static func types(_ parameters: [DeclaredParameter]) -> [String] {
    parameters.map { $0.type.filter { !$0.isWhitespace } }
  }

  private var suffix: String {
    let labels = (labels ?? []).map { "_" + ($0 ?? "") }.joined()
    guard isOverloaded else { return name + labels }
    let words = types.joined(separator: "_").map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return name + labels + "__" + String(words)
  }

  /// The name of the generated protocol to which types with the member conform.
  var protocolName: String {
    "_" + owner.split(separator: ".").joined(separator: "_") + "_" + suffix
  }

  /// The name of the property that returns the method, or `nil`.
  var referenceName: String { "_optional_" + suffix }

  /// The member as code refers to it: `slider(_:sizeFor:)`.
  var reference: String {
    guard let labels, !labels.isEmpty else { return name }
    return "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
  }

  /// Returns a Boolean value that indicates whether `function` satisfies this requirement.
  func isMet(by function: DeclaredFunction) -> Bool {
    !function.isPrivate && !function.isStatic && function.name == name
      && function.parameters.map(\.label) == labels
      && (!isOverloaded || Self.types(function.parameters) == types)
  }

  /// Returns a Boolean value that indicates whether a property satisfies this requirement.
  func isMet(by property: DeclaredProperty) -> Bool {
    labels == nil && property.name == name
  }
}

extension [OptionalMember] {
  /// The members of one protocol, with those marked that only the types of parameters distinguish.
  var overloadsMarked: [OptionalMember] {
    map { member in
      var member = member
      let namesakes = filter { $0.name == member.name && $0.labels == member.labels }
      member.isOverloaded = namesakes.count > 1
      return member
    }
  }
}

extension SourceIndex {
  /// Returns a Boolean value that indicates whether adapted code queries objects for the optional
  /// members of a protocol. A public protocol may have conforming types outside the files, unless
  /// the files are complete.
  func isAsked(_ owner: DeclaredType) -> Bool { isWhole || !owner.isPublic }

  /// Returns the optional member that code refers to by a name, with or without labels, in one of
  /// the protocols called `owners`.
  func optionalMember(_ name: String, labels: [String?]?, of owners: Set<String>) -> OptionalMember?
  {
    let known = owners.sorted().compactMap { type(named: $0) }.flatMap { line(of: $0) }
    let members = known.filter { isAsked($0) }.flatMap(\.optionalMembers)
    return members.first { member in
      member.name == name && member.labels != nil && (labels == nil || member.labels == labels)
    }
  }

  /// Returns the generated protocols that the class `type` has to conform to, since it is the first
  /// in its hierarchy to have both the member and the protocol that declares it.
  func protocols(for type: DeclaredType) -> [String] {
    guard type.kind == .class else { return [] }
    let asking = line(of: type).filter { $0.kind == .protocol && isAsked($0) }
    let members = asking.flatMap(\.optionalMembers).filter { has(type, $0) }
    let above = superclass(of: type)
    return members.filter { member in above.map { !declares($0, member) } ?? true }
      .map(\.protocolName)
  }

  /// Returns the superclass, if the files declare it.
  func superclass(of type: DeclaredType) -> DeclaredType? {
    type.inherited.lazy.compactMap { self.type(named: Self.bare($0), within: type.name) }
      .first { $0.kind == .class }
  }

  private func declares(_ type: DeclaredType, _ member: OptionalMember) -> Bool {
    line(of: type).contains { $0.name == member.owner } && has(type, member)
  }

  private func has(_ type: DeclaredType, _ member: OptionalMember) -> Bool {
    line(of: type).contains { known in
      known.kind != .protocol
        && (known.functions.contains { member.isMet(by: $0) }
          || known.properties.contains { member.isMet(by: $0) })
    }
  }
}
