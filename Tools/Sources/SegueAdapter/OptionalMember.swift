// What `@objc optional` becomes. Somebody may or may not have such a member, and Swift can ask for that
// only by a protocol: so each gets one of its own, to which the classes that have the member conform.
// What code calls is a member of an extension, which asks, and answers `nil` where there is nobody.

/// One optional requirement.
struct OptionalMember: Hashable, Sendable {
  /// The protocol, with the types around it.
  var owner: String
  /// Its name before the labels.
  var name: String
  /// What callers write; `nil` if it is a property.
  var labels: [String?]?

  private var suffix: String {
    name + (labels ?? []).map { "_" + ($0 ?? "") }.joined()
  }

  /// The protocol of those who have the member.
  var protocolName: String {
    "_" + owner.split(separator: ".").joined(separator: "_") + "_" + suffix
  }

  /// The property that answers the method, or `nil`.
  var referenceName: String { "_optional_" + suffix }

  /// The member as code names it: `slider(_:sizeFor:)`.
  var reference: String {
    guard let labels, !labels.isEmpty else { return name }
    return "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
  }

  /// Whether `function` would be this member of its type.
  func isMet(by function: DeclaredFunction) -> Bool {
    !function.isPrivate && !function.isStatic && function.name == name
      && function.parameters.map(\.label) == labels
  }

  /// Whether a property would be.
  func isMet(by property: DeclaredProperty) -> Bool {
    labels == nil && property.name == name
  }
}

extension SourceIndex {
  /// The optional members that adapted code asks its objects for. Of a public protocol there may be
  /// objects that nobody sees here, unless the files are all there is.
  func isAsked(_ owner: DeclaredType) -> Bool { isWhole || !owner.isPublic }

  /// The optional member that code means by a name, maybe with labels, of one of the protocols called
  /// `owners`.
  func optionalMember(_ name: String, labels: [String?]?, of owners: Set<String>) -> OptionalMember?
  {
    let known = owners.sorted().compactMap { type(named: $0) }.flatMap { line(of: $0) }
    let members = known.filter { isAsked($0) }.flatMap(\.optionalMembers)
    return members.first { member in
      member.name == name && member.labels != nil && (labels == nil || member.labels == labels)
    }
  }

  /// The protocols that `type`, a class, has to name, since it is the first of its line to have both the
  /// member and the protocol that may ask for it.
  func protocols(for type: DeclaredType) -> [String] {
    guard type.kind == .class else { return [] }
    let asking = line(of: type).filter { $0.kind == .protocol && isAsked($0) }
    let members = asking.flatMap(\.optionalMembers).filter { has(type, $0) }
    let above = superclass(of: type)
    return members.filter { member in above.map { !answers($0, member) } ?? true }
      .map(\.protocolName)
  }

  /// The class above, as far as the files declare it.
  func superclass(of type: DeclaredType) -> DeclaredType? {
    type.inherited.lazy.compactMap { self.type(named: Self.bare($0), within: type.name) }
      .first { $0.kind == .class }
  }

  private func answers(_ type: DeclaredType, _ member: OptionalMember) -> Bool {
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
