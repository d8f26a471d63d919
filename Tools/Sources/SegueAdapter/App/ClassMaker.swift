// How instances of a class are created from archives: by `init(coder:)`, otherwise by `init()`.

/// The creation of instances by name.
struct ClassMaker {
  let index: SourceIndex

  /// The result for one class.
  enum Result: Hashable {
    /// An expression for the closure that creates an instance.
    case made(String)
    /// The class is not one of Objective-C, so that no archive can name it.
    case foreign
    /// No initializer can be called, for this reason.
    case unmade(String)
  }

  /// Returns how to create instances of `type`.
  func result(_ type: DeclaredType) -> Result {
    var current = type
    var seen: Set<String> = []
    while seen.insert(current.name).inserted {
      if current.initializers.contains(where: { $0.isOfArchive }) {
        return .made("{ \(type.name)(coder: $0) }")
      }
      if let plain = current.initializers.first(where: { $0.isCallableBare && !$0.isFatal }),
        !isCoded(current)
      {
        return .made(Self.bare(type, plain))
      }
      let inherits = inheritsInitializers(current)
      guard let parent = index.superclass(of: current) else {
        return root(current, of: type, inherits: inherits)
      }
      guard inherits || isCoded(current) else { return .unmade(Self.reason(current)) }
      current = parent
    }
    return .foreign
  }

  private static func bare(_ type: DeclaredType, _ initializer: DeclaredInitializer) -> String {
    initializer.canThrow ? "{ _ in try? \(type.name)() }" : "{ _ in \(type.name)() }"
  }

  /// Returns the result for a class whose superclass the files do not declare.
  private func root(_ current: DeclaredType, of type: DeclaredType, inherits: Bool) -> Result {
    guard let name = Self.rootName(current) else { return .foreign }
    if Self.isCoded(name) { return .made("SegueClassTable.coded(\(type.name).self)") }
    guard inherits else { return .unmade(Self.reason(current)) }
    if Self.plainRoots.contains(name) { return .made("{ _ in \(type.name)() }") }
    if name.hasPrefix("UI"), name.hasSuffix("GestureRecognizer") {
      return .made("{ \(type.name)(coder: $0) }")
    }
    return .unmade("\(name) has no initializer that archives use")
  }

  /// The classes that archives create by `init()`.
  private static let plainRoots: Set<String> = [
    "NSObject", "NSLayoutConstraint", "UIResponder", "UIPercentDrivenInteractiveTransition",
  ]

  /// Returns whether UIKit's superclass of the class has `init(coder:)` as a required initializer.
  private func isCoded(_ type: DeclaredType) -> Bool {
    let root = index.line(of: type).last { $0.kind == .class } ?? type
    return Self.rootName(root).map(Self.isCoded) ?? false
  }

  private static func isCoded(_ name: String) -> Bool {
    let endings = [
      "View", "Controller", "Cell", "Control", "Button", "Label", "TextField", "Switch", "Slider",
      "Stepper", "Window", "Bar", "Toolbar", "BarItem", "BarButtonItem", "NavigationItem", "Layout",
      "DatePicker", "PageControl",
    ]
    return ["UI", "MK"].contains(where: name.hasPrefix) && endings.contains(where: name.hasSuffix)
      && !name.hasSuffix("PresentationController") && !name.hasSuffix("PrintInteractionController")
  }

  /// Returns the name of the class of a framework from which a class derives.
  static func rootName(_ type: DeclaredType) -> String? {
    guard let name = type.inherited.first.map(SourceIndex.bare) else { return nil }
    let prefixes = ["UI", "NS", "CA", "AV", "SK", "SCN", "MK", "WK", "GL", "MTK", "SF", "CI", "PH"]
    let others = [
      "Delegate", "DataSource", "Transitioning", "Coding", "Copying", "ObjectProtocol", "Animating",
      "Appearance", "Content", "Prefetching", "Environment",
    ]
    guard prefixes.contains(where: name.hasPrefix), !others.contains(where: name.hasSuffix) else {
      return nil
    }
    return name
  }

  /// Returns whether a class has the initializers of its superclass.
  private func inheritsInitializers(_ type: DeclaredType) -> Bool {
    !type.initializers.contains { !$0.isConvenience }
      && !type.properties.contains(where: \.needsValue)
  }

  private static func reason(_ type: DeclaredType) -> String {
    if type.initializers.contains(where: \.isFatal) {
      return "its initializer ends the program with fatalError"
    }
    return "it has neither init(coder:) nor init()"
  }
}

extension DeclaredInitializer {
  /// A Boolean value that indicates whether this is `init(coder:)` for archives.
  fileprivate var isOfArchive: Bool {
    guard let first = parameters.first, first.label == "coder", !canThrow else { return false }
    return first.type.hasSuffix("NSCoder") && parameters.dropFirst().allSatisfy(\.hasDefault)
  }

  /// A Boolean value that indicates whether the initializer can be called without arguments.
  fileprivate var isCallableBare: Bool { parameters.allSatisfy(\.hasDefault) }
}
