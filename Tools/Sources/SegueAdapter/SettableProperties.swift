// Properties that an app sets before it begins a transition: the screens that answer an animator, the
// rectangle from which it starts, the view that it enlarges. What is set already stays.

/// Assignments to the properties of the classes of a transition.
struct SettableProperties {
  let index: SourceIndex
  let file: Int
  /// The types whose generated source does not compile.
  let left: Set<String>

  /// Returns the assignment of a value to a property that the direction does not determine, or `nil`.
  func assignment(to property: DeclaredProperty, of type: DeclaredType) -> String? {
    guard !property.isPrivate, let written = property.type else { return nil }
    let name = "self.\(property.name)"
    let bare = written.filter { $0 != "?" && $0 != "!" && $0 != "(" && $0 != ")" }
    let isOptional = written.hasSuffix("?") || written.hasSuffix("!")
    if isOptional, let screen = screen(property.name, bare, within: type.name) {
      return "\(name) = \(screen)"
    }
    guard Self.isOrigin(property.name) else { return nil }
    switch bare {
    case "CGRect": return unset(name, isOptional, zero: ".zero", "s.rect")
    case "CGPoint": return unset(name, isOptional, zero: ".zero", "s.point")
    case "UIView" where isOptional: return unset(name, true, zero: "", "s.shownView")
    case "UIImageView" where isOptional: return unset(name, true, zero: "", "s.shownView")
    case "UIImage" where isOptional: return unset(name, true, zero: "", "s.image")
    default: return nil
    }
  }

  private func unset(_ name: String, _ isOptional: Bool, zero: String, _ value: String) -> String {
    "if \(name) == \(isOptional ? "nil" : zero) { \(name) = \(value) }"
  }

  /// Returns the screen for a property whose type is a protocol of the files to which screens
  /// conform.
  private func screen(_ name: String, _ type: String, within outer: String) -> String? {
    let bare = SourceIndex.bare(type.hasPrefix("any ") ? String(type.dropFirst(4)) : type)
    guard let declared = index.type(named: bare, within: outer), declared.kind == .protocol,
      !left.contains(declared.name), !declared.isPrivate
    else { return nil }
    let words = name.lowercased()
    let isArriving = words == "to" || words.hasPrefix("to") || words.contains("dest")
    let isLeaving = words.hasPrefix("from") || words.contains("source")
    let screen = isArriving ? "s.to" : isLeaving ? "s.from" : "s.lower"
    return "(\(screen) as AnyObject) as? \(declared.name) ?? \("self.\(name)")"
  }

  /// Words of the names of what a transition starts from.
  private static let origins = [
    "origin", "start", "source", "initial", "selected", "thumb", "anchor", "cell", "tapped",
    "center",
    "sender", "button", "circle",
  ]
  /// Words of the names of what it ends at, or makes itself.
  private static let others = [
    "final", "end", "dim", "shadow", "blur", "background", "overlay", "snapshot", "container",
    "target",
    "destination", "original",
  ]

  private static func isOrigin(_ name: String) -> Bool {
    let name = name.lowercased()
    return origins.contains(where: name.contains) && !others.contains(where: name.contains)
  }

  /// Returns whether a class of the files has a property that screens of the given protocol suit.
  static func isWanted(_ type: DeclaredType, in index: SourceIndex) -> Bool {
    index.types.values.contains { other in
      other.kind == .class
        && index.isKind(
          other,
          of: [
            "UIViewControllerAnimatedTransitioning", "UIViewControllerTransitioningDelegate",
            "UINavigationControllerDelegate",
          ])
        && other.properties.contains { property in
          property.isSettable && !property.isPrivate
            && SourceIndex.bare((property.type ?? "").filter { !"?!()".contains($0) }) == type.name
        }
    }
  }
}
