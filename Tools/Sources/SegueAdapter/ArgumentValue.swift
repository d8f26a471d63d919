// A value for a parameter, as source: what makes sense for its type, where a type says enough, and for
// its name, where not. `s` is the situation, `SegueTrial.TrialSituation`.

/// Values for parameters.
struct ArgumentValue {
  let index: SourceIndex
  /// The file in which the value is to stand, if that is known: others may not call what is private.
  var file: Int?
  /// Cases of an enumeration that may tell directions.
  private static let mostDirections = 4
  /// How far one value may need others.
  private static let deepest = 3

  /// An expression of this type; `nil` if none is known.
  func expression(_ type: String, name: String, within outer: String?, depth: Int = 0) -> String? {
    guard depth <= Self.deepest else { return nil }
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
    return declared(type, name, outer, depth)
  }

  /// `(CGFloat, y: CGFloat)`: each by its own name.
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

  /// Without attributes, `any`, `some`, `inout` and modules.
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

  /// Nothing, unless the name says that it is what moves.
  private func optional(_ type: String, _ name: String, _ outer: String?, _ depth: Int) -> String {
    let wrapped = Self.plain(String(type.dropLast()))
    let isWanted = type.hasSuffix("!") || Self.worthHaving.contains(wrapped)
    guard isWanted else { return "nil" }
    return expression(wrapped, name: name, within: outer, depth: depth + 1) ?? "nil"
  }

  /// What is given although it may be left out: without it there is mostly nothing to see.
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

  /// `{ _, _ in }`
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

  /// The case that says the direction, if they are two; else the first one without values.
  private func enumeration(_ type: DeclaredType, _ depth: Int) -> String? {
    let plain = type.cases.filter(\.values.isEmpty).map(\.name)
    // Among many, `forward` and `backward` are two ways of many, not the two that there are.
    guard plain.count <= Self.mostDirections else { return "\(type.name).\(plain[0])" }
    let there = plain.first { DirectionWords.direction(of: $0)?.direction == .there }
    let back = plain.first { DirectionWords.direction(of: $0)?.direction == .back }
    if let there, let back {
      return "(s.isThere ? \(type.name).\(there) : \(type.name).\(back))"
    }
    return plain.first.map { "\(type.name).\($0)" } ?? carrying(type, depth)
  }

  /// The first case whose values are known.
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

  /// A plain object that conforms; else one of the two screens, where screens conform; else a screen of
  /// the files' own.
  private func conformer(to type: DeclaredType, _ name: String, _ depth: Int) -> String? {
    let candidates = index.names.compactMap { index.types[$0] }.filter {
      ($0.kind == .class || $0.kind == .struct) && !$0.isHidden && index.isKind($0, of: [type.name])
    }
    let screens = candidates.filter { index.isController($0) }
    let plain = candidates.filter { !index.isController($0) }
    if let made = first(of: plain, depth) { return made }
    let conformance = ScreenConformance(index: index, file: file, depth: depth + 1)
    if depth < Self.deepest, conformance.wanted.contains(where: { $0.name == type.name }),
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

  /// Whether it is a protocol of the files.
  func isProtocol(_ type: String, within outer: String?) -> Bool {
    index.type(named: SourceIndex.bare(Self.plain(type)), within: outer)?.kind == .protocol
  }

  /// Whether a value of this type depends on the direction.
  func isDirected(_ type: String, name: String, within outer: String?) -> Bool {
    switch Self.plain(type) {
    case "Bool": return DirectionWords.direction(of: name) != nil
    case "UINavigationController.Operation", "UINavigationControllerOperation": return true
    case let other:
      guard let type = index.type(named: SourceIndex.bare(other), within: outer),
        type.kind == .enum
      else { return false }
      return enumeration(type, 0)?.hasPrefix("(s.isThere") ?? false
    }
  }
}

extension String {
  /// Where `->` stands outside of parentheses.
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
  /// What stands between the commas that are in no parentheses.
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
