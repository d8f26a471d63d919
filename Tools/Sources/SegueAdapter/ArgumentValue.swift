// A value for a parameter, as source: what makes sense for its type, where a type says enough, and for
// its name, where not. `s` is the situation, `SegueTrial.TrialSituation`.

/// Values for parameters.
struct ArgumentValue {
  let index: SourceIndex
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
    if let known = Self.known[type] {
      return known.replacing("NAME", with: "\"\(name)\"")
    }
    return declared(type, name, outer, depth)
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
    let isWanted = type.hasSuffix("!") || ["CGRect", "CGPoint", "TimeInterval"].contains(wrapped)
    guard isWanted else { return "nil" }
    return expression(wrapped, name: name, within: outer, depth: depth + 1) ?? "nil"
  }

  private static func number(_ type: String, _ name: String) -> String? {
    switch type {
    case "CGFloat", "Double", "TimeInterval", "CFTimeInterval", "Float":
      "\(type)(s.number(\"\(name)\"))"
    case "Int", "UInt", "Int32", "UInt32", "NSInteger", "Int64": "\(type)(s.integer(\"\(name)\"))"
    default: nil
    }
  }

  private static let known: [String: String] = [
    "Bool": "s.flag(NAME)", "String": "NAME", "CGRect": "s.rect", "CGPoint": "s.point",
    "CGSize": "s.size", "CGVector": ".zero", "UIEdgeInsets": ".zero", "UIOffset": ".zero",
    "CGAffineTransform": ".identity", "CATransform3D": "CATransform3DIdentity",
    "UIColor": ".systemBlue", "CGColor": "UIColor.systemBlue.cgColor", "UIImage": "s.image",
    "UIView": "s.view", "UIImageView": "s.imageView", "UILabel": "UILabel(frame: s.rect)",
    "UIButton": "UIButton(frame: s.rect)", "UIScrollView": "UIScrollView(frame: s.bounds)",
    "UIWindow": "UIWindow(frame: s.bounds)", "CALayer": "CALayer()",
    "UIViewController": "s.controller(NAME)", "UINavigationController": "s.navigation",
    "UINavigationController.Operation": "s.operation",
    "UINavigationControllerOperation": "s.operation",
    "UIRectEdge": ".left", "UIView.AnimationOptions": "[]", "UIViewAnimationOptions": "[]",
    "UIView.AnimationCurve": ".easeInOut", "UIViewAnimationCurve": ".easeInOut",
    "UIModalPresentationStyle": ".custom", "UIModalTransitionStyle": ".coverVertical",
    "UIBlurEffect.Style": ".light", "UIBlurEffectStyle": ".light",
    "UIBlurEffect": "UIBlurEffect(style: .light)",
    "UIVisualEffect": "UIBlurEffect(style: .light)", "IndexPath": "IndexPath(item: 0, section: 0)",
    "UIPanGestureRecognizer": "UIPanGestureRecognizer()",
    "UIGestureRecognizer": "UIPanGestureRecognizer()",
    "UIScreenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer()",
    "UIPinchGestureRecognizer": "UIPinchGestureRecognizer()",
    "UITapGestureRecognizer": "UITapGestureRecognizer()",
    "UIPercentDrivenInteractiveTransition": "UIPercentDrivenInteractiveTransition()",
    "UITimingCurveProvider": "UISpringTimingParameters(dampingRatio: 0.8)",
    "UISpringTimingParameters": "UISpringTimingParameters(dampingRatio: 0.8)",
    "UICubicTimingParameters": "UICubicTimingParameters(animationCurve: .easeInOut)",
    "CAMediaTimingFunction": "CAMediaTimingFunction(name: .easeInEaseOut)",
    "CAMediaTimingFunctionName": ".easeInEaseOut", "DispatchQueue": ".main",
    "NotificationCenter": ".default", "Date": "Date()", "UUID": "UUID()", "Any": "0",
    "AnyObject": "s.upper", "NSObject": "NSObject()", "Void": "()", "()": "()",
    "UIViewPropertyAnimator":
      "UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut, animations: nil)",
    "UIBezierPath": "UIBezierPath(rect: s.rect)", "UIFont": ".systemFont(ofSize: 17)",
    "UITabBarController": "UITabBarController()", "UITableView": "UITableView(frame: s.bounds)",
    "UIStackView": "UIStackView()", "URL": "URL(fileURLWithPath: \"/\")",
  ]

  /// `{ _, _ in }`
  private func closure(_ type: String, _ outer: String?, _ depth: Int) -> String? {
    guard type.hasPrefix("("), let arrow = type.topLevelArrow else { return nil }
    let parameters = type[..<arrow].topLevelCount
    let result = String(type[type.index(arrow, offsetBy: 2)...][...].trimmingSpaces)
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
    case .enum: return enumeration(type)
    case .protocol: return conformer(to: type, depth)
    case .class, .struct:
      return Construction(index: index).expression(type, depth: depth + 1)?.text
    case .actor, .unknown: return nil
    }
  }

  /// The case that says the direction, if they are two; else the first one without values.
  private func enumeration(_ type: DeclaredType) -> String? {
    let plain = type.cases.filter { !$0.hasValues }.map(\.name)
    let there = plain.first { DirectionWords.direction(of: $0)?.direction == .there }
    let back = plain.first { DirectionWords.direction(of: $0)?.direction == .back }
    if let there, let back {
      return "(s.isThere ? \(type.name).\(there) : \(type.name).\(back))"
    }
    return plain.first.map { "\(type.name).\($0)" }
  }

  private func conformer(to type: DeclaredType, _ depth: Int) -> String? {
    for name in index.names {
      guard let candidate = index.types[name],
        candidate.kind == .class || candidate.kind == .struct,
        !candidate.isHidden, index.isKind(candidate, of: [type.name])
      else { continue }
      if let made = Construction(index: index).expression(candidate, depth: depth + 1) {
        return made.text
      }
    }
    return nil
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
      return enumeration(type)?.hasPrefix("(s.isThere") ?? false
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
  /// How many types a list in parentheses has.
  fileprivate var topLevelCount: Int {
    var (depth, commas, isEmpty) = (0, 0, true)
    for character in self {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 1: commas += 1
      case " ": break
      default: isEmpty = false
      }
    }
    return isEmpty ? 0 : commas + 1
  }
}
