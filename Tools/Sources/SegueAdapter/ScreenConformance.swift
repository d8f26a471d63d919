// Conformances of screens. Animators query the screens between which they animate for their own
// protocols, as in `fromVC as? ZoomSource`. The screens of a trial can conform if the requirements
// are simple: views, images, rectangles, or nothing.

/// Conformances of a trial's screens to protocols of the files.
struct ScreenConformance {
  let index: SourceIndex
  /// The file that contains the conformance.
  var file: Int?
  /// The number of values that depend on this one.
  var depth = 0

  /// The type of screens in programs.
  static let screen = "SegueTrial.TrialScreen"
  /// The type of views in programs, for protocols that require more than a view has.
  static let view = "SegueTrial.TrialView"

  /// The protocols to which code casts, in the order of the source, without those to which screens
  /// already conform.
  var wanted: [DeclaredType] {
    let casts = index.names.reduce(into: Set<String>()) {
      $0.formUnion(index.types[$1]?.casts ?? [])
    }
    return index.names.compactMap { index.types[$0] }.filter { type in
      guard type.kind == .protocol, !type.isHidden, !isConformedTo(type) else { return false }
      return casts.contains(type.name.split(separator: ".").last.map(String.init) ?? "")
        || isParameter(type) || SettableProperties.isWanted(type, in: index)
    }
  }

  /// Returns a Boolean value that indicates whether an initializer of the files has a parameter of
  /// the type.
  private func isParameter(_ type: DeclaredType) -> Bool {
    index.types.values.contains { other in
      other.initializers.contains { initializer in
        initializer.parameters.contains { parameter in
          let written = parameter.type.filter { !"?!()".contains($0) }
          let meant = index.alias(named: written, within: other.name) ?? written
          return meant.split(separator: "&").contains {
            SourceIndex.bare(String($0.trimmingSpaces)) == type.name
          }
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether the user has declared the conformance in a
  /// stub.
  private func isConformedTo(_ type: DeclaredType) -> Bool {
    ["TrialScreen", Self.screen, "TrialView", Self.view].contains { name in
      index.types[name]?.inherited.contains { SourceIndex.bare($0) == type.name } ?? false
    }
  }

  /// Returns the extension with which screens conform, or `nil` if a requirement is not known.
  func text(for type: DeclaredType) -> String? {
    guard let members = members(of: type), !members.isEmpty || isMarker(type) else { return nil }
    return "extension \(isOfViews(type) ? Self.view : Self.screen): @preconcurrency \(type.name) "
      + "{ \(members.joined(separator: "; ")) }"
  }

  /// Returns a Boolean value that indicates whether the protocol has no requirements. A protocol
  /// whose requirements all have defaults distinguishes screens from each other.
  private func isMarker(_ type: DeclaredType) -> Bool {
    line(of: type).allSatisfy {
      $0.requirements.functions.isEmpty && $0.requirements.properties.isEmpty
    }
  }

  /// Returns a Boolean value that indicates whether only views conform.
  func isOfViews(_ type: DeclaredType) -> Bool {
    line(of: type).contains { member in
      member.inherited.contains { Self.views.contains(SourceIndex.bare($0)) }
    }
  }

  private static let views: Set = ["UIView", "UICollectionViewCell", "UICollectionReusableView"]

  /// Returns the requirement that is not known.
  func unknown(in type: DeclaredType) -> String? {
    for member in line(of: type) {
      if member.requirements.hasOthers {
        return "requirements other than views, values, and functions"
      }
      for property in missing(member).properties where text(property, member) == nil {
        return "\(property.name): \(property.type ?? "?")"
      }
      for function in missing(member).functions where text(function, member) == nil {
        return "\(function.name)(…) -> \(function.result ?? "Void")"
      }
    }
    return nil
  }

  private func line(of type: DeclaredType) -> [DeclaredType] {
    index.line(of: type).filter { $0.kind == .protocol }
  }

  private func members(of type: DeclaredType) -> [String]? {
    guard !type.isGeneric, unknown(in: type) == nil, hasKnownParents(type) else { return nil }
    return line(of: type).flatMap { member -> [String] in
      let missing = missing(member)
      return missing.properties.compactMap { text($0, member) }
        + missing.functions.compactMap { text($0, member) }
    }
  }

  /// Returns a Boolean value that indicates whether everything that the protocol inherits from is
  /// declared by the files, or satisfied by every screen.
  private func hasKnownParents(_ type: DeclaredType) -> Bool {
    let usual = Self.views.union([
      "AnyObject", "class", "NSObjectProtocol", "UIViewController", "NSObject",
    ])
    return line(of: type).allSatisfy { member in
      member.inherited.allSatisfy { name in
        let name = SourceIndex.bare(name)
        return usual.contains(name)
          || index.type(named: name, within: member.name)?.kind == .protocol
      }
    }
  }

  /// Returns the requirements that have no default and that a view controller does not satisfy
  /// already.
  private func missing(_ type: DeclaredType) -> DeclaredType.Requirements {
    var required = type.requirements
    let counts = Dictionary(grouping: type.functions) { $0.name + "\($0.parameters.map(\.label))" }
    required.functions.removeAll { function in
      (counts[function.name + "\(function.parameters.map(\.label))"]?.count ?? 0) > 1
        || type.optionalMembers.contains { $0.name == function.name }
    }
    let names = Dictionary(grouping: type.properties, by: \.name)
    let own: Set = ["view", "title", "navigationController", "tabBarController", "children"]
    required.properties.removeAll { property in
      (names[property.name]?.count ?? 0) > 1 || own.contains(property.name)
        || type.optionalMembers.contains { $0.name == property.name }
    }
    return required
  }

  // MARK: Members

  private func text(_ property: DeclaredProperty, _ type: DeclaredType) -> String? {
    guard let written = property.type, let value = value(written, property.name, type) else {
      return nil
    }
    let access = type.isPublic ? "public " : ""
    let key = "\"\(property.name)\""
    let body =
      property.isSettable
      ? "get { trialValue(\(key)) { s in \(value) } } set { setTrialValue(\(key), newValue) }"
      : "trialValue(\(key)) { s in \(value) }"
    return "\(access)var \(property.name): \(written) { \(body) }"
  }

  private func text(_ function: DeclaredFunction, _ type: DeclaredType) -> String? {
    guard !function.isStatic else { return nil }
    let access = type.isPublic ? "public " : ""
    let parameters = function.parameters.map { parameter in
      let label = parameter.label.map { $0 == parameter.name ? "" : "\($0) " } ?? "_ "
      return "\(label)\(parameter.name): \(parameter.type)"
    }
    let head = "\(access)func \(function.name)(\(parameters.joined(separator: ", ")))"
    guard let result = function.result, !["Void", "()"].contains(result) else {
      return "\(head) {}"
    }
    guard let value = value(result, function.name, type) else { return nil }
    return "\(head) -> \(result) { trialValue(\"\(function.name)\") { s in \(value) } }"
  }

  /// Returns the value of a requirement. An optional value is given if a screen has it.
  private func value(_ type: String, _ name: String, _ owner: DeclaredType) -> String? {
    let wrapped = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
    let isShown = ["UIView", "UIImageView", "UIImage", "CGRect", "UILabel"].contains(wrapped)
    let values = ArgumentValue(index: index, file: file)
    // An empty array would be a value and hide what the code does without one.
    if wrapped.hasPrefix("["), wrapped != "[UIView]" { return nil }
    if wrapped == "[UIView]" { return "[s.view]" }
    if values.isProtocol(wrapped, within: owner.name) { return nil }
    return values.expression(
      isShown ? wrapped : type, name: name, within: owner.name, depth: depth + 1)
  }
}
