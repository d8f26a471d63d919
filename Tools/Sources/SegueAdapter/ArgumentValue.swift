// Values for parameters, as source: chosen by the type where that suffices, otherwise by the name.
// `s` is the context, a `SegueTrial.TrialContext`.

/// Values for parameters.
struct ArgumentValue {
  let index: SourceIndex
  /// The file that contains the value, if known. Private declarations are available only in their
  /// own file.
  var file: Int?
  /// The maximum number of cases of an enumeration that can denote directions.
  private static let maximumDirections = 4
  /// The maximum nesting depth of values.
  private static let maximumDepth = 3

  /// Returns an expression of the given type, or `nil` if none is known.
  func expression(_ type: String, name: String, within outer: String?, depth: Int = 0) -> String? {
    guard depth <= Self.maximumDepth else { return nil }
    let type = Self.plain(type)
    if type.hasSuffix("?") || type.hasSuffix("!") { return optional(type, name, outer, depth) }
    if let closure = closure(type, outer, depth) { return closure }
    if type.hasPrefix("[") && type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    if let number = Self.number(type, name) { return number }
    if let known = KnownValues.byType[type] {
      return known.replacing("NAME", with: "\"\(name)\"")
    }
    if type.hasPrefix("("), type.hasSuffix(")") { return tuple(type, outer, depth) }
    if type.hasPrefix("Set<") { return "[]" }
    if let alias = index.alias(named: type, within: outer) {
      return expression(alias, name: name, within: outer, depth: depth + 1)
    }
    return composition(type, name, outer, depth) ?? declared(type, name, outer, depth)
  }

  /// Returns a screen for a composition such as `Zooming & UIViewController`, if screens conform to the
  /// protocols of the files in it.
  private func composition(_ type: String, _ name: String, _ outer: String?, _ depth: Int)
    -> String?
  {
    let parts = type.split(separator: "&").map { $0.trimmingSpaces }
    guard parts.count > 1, depth < Self.maximumDepth else { return nil }
    let conformance = ScreenConformance(index: index, file: file, depth: depth + 1)
    let areKnown = parts.allSatisfy { part in
      if ["UIViewController", "NSObject", "NSObjectProtocol", "AnyObject"].contains(part) {
        return true
      }
      guard let declared = index.type(named: SourceIndex.bare(String(part)), within: outer),
        conformance.wanted.contains(where: { $0.name == declared.name })
      else { return false }
      return conformance.text(for: declared) != nil && !conformance.isOfViews(declared)
    }
    return areKnown ? "(s.controller(\"\(name)\") as! (\(type)))" : nil
  }

  /// Returns a tuple such as `(CGFloat, y: CGFloat)`, with a value for each element by its own
  /// name.
  private func tuple(_ type: String, _ outer: String?, _ depth: Int) -> String? {
    let parts = type.dropFirst().dropLast().topLevelParts.map { part -> String? in
      guard let colon = part.firstIndex(of: ":") else {
        return expression(part, name: "value", within: outer, depth: depth + 1)
      }
      let label = String(part[..<colon])
      return expression(
        String(part[part.index(after: colon)...]), name: label, within: outer, depth: depth + 1
      ).map { "\(label): \($0)" }
    }
    let known = parts.compactMap { $0 }
    return known.count == parts.count ? "(\(known.joined(separator: ", ")))" : nil
  }

  /// Returns the type without attributes, `any`, `some`, `inout` and modules.
  private static func plain(_ type: String) -> String {
    var type = type[...].trimmingSpaces
    var isChanged = true
    while isChanged {
      isChanged = false
      for word in [
        "@escaping ", "@autoclosure ", "@Sendable ", "@MainActor ", "any ", "some ", "inout ",
        "UIKit.", "QuartzCore.", "CoreGraphics.", "Foundation.", "Swift.", "borrowing ",
      ] where type.hasPrefix(word) {
        type = type.dropFirst(word.count)
        isChanged = true
      }
    }
    if type.hasPrefix("("), type.hasSuffix(")"), !type.contains(","), !type.contains("->") {
      return plain(String(type.dropFirst().dropLast()))
    }
    return String(type)
  }

  /// Returns a value of an implicitly unwrapped type or of a type in `worthHaving`, and `nil` as
  /// source text for other optional types.
  private func optional(_ type: String, _ name: String, _ outer: String?, _ depth: Int) -> String {
    let wrapped = Self.plain(String(type.dropLast()))
    let isWanted = type.hasSuffix("!") || Self.worthHaving.contains(wrapped)
    guard isWanted else { return "nil" }
    return expression(wrapped, name: name, within: outer, depth: depth + 1) ?? "nil"
  }

  /// The types for which a value is passed although it is optional, since otherwise most
  /// transitions show nothing.
  private static let worthHaving: Set = [
    "CGRect", "CGPoint", "TimeInterval", "UIImage", "UIImageView",
    "UINavigationController.Operation",
  ]

  private static func number(_ type: String, _ name: String) -> String? {
    switch type {
    case "CGFloat", "Double", "TimeInterval", "CFTimeInterval", "Float":
      "\(type)(s.number(\"\(name)\"))"
    case "Int", "UInt", "Int32", "UInt32", "NSInteger", "Int64": "\(type)(s.integer(\"\(name)\"))"
    default: nil
    }
  }

  /// Returns a closure such as `{ _, _ in }`.
  private func closure(_ type: String, _ outer: String?, _ depth: Int) -> String? {
    guard type.hasPrefix("("), let arrow = type.topLevelArrow else { return nil }
    let parts = type[..<arrow].dropFirst().trimmingSpaces.dropLast().topLevelParts
    let parameters = parts.count
    let result = String(type[type.index(arrow, offsetBy: 2)...][...].trimmingSpaces)
    if parts.count == 1, parts[0].hasSuffix("UIViewControllerContextTransitioning") {
      switch result {
      case "Void", "()": return "{ s.crossFade($0) }"
      case "UIViewImplicitlyAnimating", "UIViewPropertyAnimator": return "{ s.crossFading($0) }"
      default: break
      }
    }
    let value =
      ["Void", "()"].contains(result)
      ? "" : expression(result, name: "result", within: outer, depth: depth + 1)
    guard let value else { return nil }
    let names = Array(repeating: "_", count: parameters).joined(separator: ", ")
    return parameters == 0 ? "{ \(value) }" : "{ \(names) in \(value) }"
  }

  // MARK: Types of the files

  private func declared(_ name: String, _ parameter: String, _ outer: String?, _ depth: Int)
    -> String?
  {
    guard let type = index.type(named: SourceIndex.bare(name), within: outer), !type.isHidden else {
      return nil
    }
    switch type.kind {
    case .enum: return enumeration(type, depth)
    case .protocol: return conformer(to: type, parameter, depth)
    case .class, .struct:
      return Construction(index: index, file: file).expression(type, depth: depth + 1)?.text
    case .actor, .unknown: return nil
    }
  }

  /// Returns the case for the direction if there are two such cases, otherwise the first case
  /// without values.
  private func enumeration(_ type: DeclaredType, _ depth: Int) -> String? {
    let plain = type.cases.filter(\.values.isEmpty).map(\.name)
    // Among many cases, `forward` and `backward` are just two of them, not the two directions; those
    // of UIKit's transitions are.
    if Set(["push", "pop", "present", "dismiss"]).isSubset(of: plain) {
      return "(s.isForward ? \(type.name).push : \(type.name).pop)"
    }
    guard plain.count <= Self.maximumDirections else { return "\(type.name).\(plain[0])" }
    let forward = plain.first { DirectionWords.direction(ofCase: $0) == .forward }
    let backward = plain.first { DirectionWords.direction(ofCase: $0) == .backward }
    if let forward, let backward {
      return "(s.isForward ? \(type.name).\(forward) : \(type.name).\(backward))"
    }
    return plain.first.map { "\(type.name).\($0)" } ?? carrying(type, depth)
  }

  /// Returns the first case whose associated values are known.
  private func carrying(_ type: DeclaredType, _ depth: Int) -> String? {
    for found in type.cases {
      let values = found.values.map { parameter in
        expression(parameter.type, name: parameter.name, within: type.name, depth: depth + 1).map {
          (parameter.label.map { "\($0): " } ?? "") + $0
        }
      }
      let known = values.compactMap { $0 }
      guard known.count == values.count else { continue }
      return "\(type.name).\(found.name)(\(known.joined(separator: ", ")))"
    }
    return nil
  }

  /// Returns an object that conforms to a protocol: an instance of a class without dependencies,
  /// otherwise one of the two screens if they conform, otherwise a screen of the files.
  private func conformer(to type: DeclaredType, _ name: String, _ depth: Int) -> String? {
    let candidates = index.names.compactMap { index.types[$0] }.filter {
      ($0.kind == .class || $0.kind == .struct) && !$0.isHidden && index.isKind($0, of: [type.name])
    }
    let screens = candidates.filter { index.isController($0) }
    let plain = candidates.filter { !index.isController($0) }
    if let made = first(of: plain, depth) { return made }
    let conformance = ScreenConformance(index: index, file: file, depth: depth + 1)
    if depth < Self.maximumDepth, conformance.wanted.contains(where: { $0.name == type.name }),
      conformance.text(for: type) != nil
    {
      let isOfViews = ScreenConformance(index: index).isOfViews(type)
      return "(\(isOfViews ? "s.cell" : "s.controller(\"\(name)\")") as! \(type.name))"
    }
    return first(of: screens, depth)
  }

  private func first(of types: [DeclaredType], _ depth: Int) -> String? {
    for type in types {
      let made = Construction(index: index, file: file).expression(type, depth: depth + 1)
      if let made, !made.isOptional { return made.text }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether the type is a protocol of the files.
  func isProtocol(_ type: String, within outer: String?) -> Bool {
    index.type(named: SourceIndex.bare(Self.plain(type)), within: outer)?.kind == .protocol
  }

  /// Returns a Boolean value that indicates whether a value of the type depends on the direction.
  func isDirected(_ type: String, name: String, within outer: String?) -> Bool {
    switch Self.plain(type) {
    case "Bool": return DirectionWords.direction(of: name) != nil
    case "UINavigationController.Operation", "UINavigationControllerOperation": return true
    case let other:
      guard let type = index.type(named: SourceIndex.bare(other), within: outer),
        type.kind == .enum
      else { return false }
      return enumeration(type, 0)?.hasPrefix("(s.isForward") ?? false
    }
  }
}

extension String {
  /// The index of `->` outside parentheses.
  fileprivate var topLevelArrow: Index? {
    var depth = 0
    for position in indices {
      switch self[position] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where position > startIndex && self[index(before: position)] == "-":
        if depth == 0 { return index(before: position) }
      case ">": depth -= 1
      default: break
      }
    }
    return nil
  }
}

extension Substring {
  /// The parts between commas outside parentheses.
  fileprivate var topLevelParts: [String] {
    var (depth, parts, part) = (0, [String](), "")
    for character in self {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where part.last != "-": depth -= 1
      default: break
      }
      if character == ",", depth == 0 {
        parts.append(String(part[...].trimmingSpaces))
        part = ""
      } else {
        part.append(character)
      }
    }
    let last = String(part[...].trimmingSpaces)
    return last.isEmpty ? parts : parts + [last]
  }
}
