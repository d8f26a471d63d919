// The creation of objects, as source: by the initializer that requires the fewest unknown values.

/// Ways to create objects.
struct Construction {
  /// An expression that creates an object.
  struct Made: Sendable {
    /// The expression.
    var text: String
    /// A Boolean value that indicates whether the result is optional.
    var isOptional: Bool
    /// A Boolean value that indicates whether the expression uses the direction.
    var isDirected: Bool
  }

  let index: SourceIndex
  /// The file in which the object is created, if known.
  var file: Int?

  /// A parameter for which no value is known.
  struct Unknown: Hashable, Sendable {
    var initializer: DeclaredInitializer
    var parameter: DeclaredParameter
  }

  /// Returns an expression that creates an instance of `type`, or `nil` if no initializer can be
  /// called.
  func expression(_ type: DeclaredType, depth: Int = 0) -> Made? {
    guard !type.isGeneric, type.kind == .class || type.kind == .struct else { return nil }
    return initializers(of: type).filter { isCallable($0, of: type) }
      .compactMap { call($0, of: type, depth) }
      .min { $0.rank < $1.rank }?.made ?? shared(type) ?? factory(type, depth)
  }

  private func isCallable(_ initializer: DeclaredInitializer, of type: DeclaredType) -> Bool {
    guard !initializer.isFatal else { return false }
    return !initializer.isPrivate || file == nil || file == type.file
  }

  /// Returns a shared instance, as in `static let shared = Coordinator()`.
  private func shared(_ type: DeclaredType) -> Made? {
    let found = type.statics.first { property in
      property.type.map { index.type(named: SourceIndex.bare($0), within: type.name)?.name }
        == type.name || property.type == "Self"
    }
    return found.map {
      Made(text: "\(type.name).\($0.name)", isOptional: false, isDirected: false)
    }
  }

  /// Returns a call of a factory method, as in `static func make(…) -> Coordinator`.
  private func factory(_ type: DeclaredType, _ depth: Int) -> Made? {
    let functions = type.functions.filter { function in
      guard function.isStatic, let result = function.result else { return false }
      return result == "Self" || index.type(named: result, within: type.name)?.name == type.name
    }
    return functions.compactMap { function in
      let initializer = DeclaredInitializer(
        parameters: function.parameters, isFailable: false, isConvenience: false, canThrow: false)
      return call(initializer, of: type, depth, named: "\(type.name).\(function.name)")
    }.min { $0.rank < $1.rank }?.made
  }

  /// Returns what is missing to create an instance of `type`.
  func unknown(_ type: DeclaredType) -> Unknown? {
    for initializer in initializers(of: type) {
      let missing = initializer.parameters.first { !$0.hasDefault && value($0, type, 0) == nil }
      if let missing { return Unknown(initializer: initializer, parameter: missing) }
    }
    return nil
  }

  /// Returns the initializers that can be called from outside, including inherited ones.
  func initializers(of type: DeclaredType) -> [DeclaredInitializer] {
    let own = type.initializers.filter { !$0.isCoder }
    let needsValues = type.properties.contains(where: \.needsValue)
    if type.kind == .struct { return own.isEmpty ? [memberwise(type)] : own }
    let designated = type.initializers.contains { !$0.isConvenience && !$0.isCoder }
    if designated || needsValues { return own }
    return own + inherited(by: type)
  }

  private func inherited(by type: DeclaredType) -> [DeclaredInitializer] {
    for name in type.inherited.map(SourceIndex.bare) {
      if let parent = index.type(named: name, within: type.name) {
        if parent.kind == .class { return initializers(of: parent) }
        continue
      }
      if let known = Self.roots[name] { return [known] }
      if name.hasPrefix("UI"), name.hasSuffix("View") || name.hasSuffix("Cell") {
        return [Self.framed]
      }
      if name.hasPrefix("UI"), name.hasSuffix("Controller") { return [Self.plain] }
    }
    return [Self.plain]
  }

  private static let plain = DeclaredInitializer(
    parameters: [], isFailable: false, isConvenience: false, canThrow: false)

  private static let framed = DeclaredInitializer(
    parameters: [
      DeclaredParameter(label: "frame", name: "frame", type: "CGRect", hasDefault: false)
    ], isFailable: false, isConvenience: false, canThrow: false)

  private static let roots: [String: DeclaredInitializer] = [
    "UIStoryboardSegue": DeclaredInitializer(
      parameters: [
        DeclaredParameter(
          label: "identifier", name: "identifier", type: "String?", hasDefault: false),
        DeclaredParameter(
          label: "source", name: "source", type: "UIViewController", hasDefault: false),
        DeclaredParameter(
          label: "destination", name: "destination", type: "UIViewController", hasDefault: false),
      ], isFailable: false, isConvenience: false, canThrow: false),
    "UIPresentationController": DeclaredInitializer(
      parameters: [
        DeclaredParameter(
          label: "presentedViewController", name: "presented", type: "UIViewController",
          hasDefault: false),
        DeclaredParameter(
          label: "presenting", name: "presenting", type: "UIViewController?", hasDefault: false),
      ], isFailable: false, isConvenience: false, canThrow: false),
  ]

  private func memberwise(_ type: DeclaredType) -> DeclaredInitializer {
    let parameters = type.properties.filter(\.needsValue).map {
      DeclaredParameter(label: $0.name, name: $0.name, type: $0.type ?? "?", hasDefault: false)
    }
    return DeclaredInitializer(
      parameters: parameters, isFailable: false, isConvenience: false, canThrow: false)
  }

  // MARK: Calls

  private struct Call {
    var made: Made
    var rank: Int
  }

  private func call(
    _ initializer: DeclaredInitializer, of type: DeclaredType, _ depth: Int,
    named name: String? = nil
  ) -> Call? {
    var (arguments, isDirected) = ([String](), false)
    let values = ArgumentValue(index: index, file: file)
    for parameter in initializer.parameters {
      let isDirection = values.isDirected(
        parameter.type, name: parameter.name, within: type.name)
      if parameter.hasDefault && !isDirection { continue }
      guard let value = value(parameter, type, depth) else { return nil }
      isDirected = isDirected || isDirection || value.isDirectedValue
      arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
    let made = "\(name ?? type.name)(\(arguments.joined(separator: ", ")))"
    let text = index.isView(type) ? "s.placed(\(made))" : made
    return Call(
      made: Made(
        text: initializer.canThrow ? "(try? \(text))" : text,
        isOptional: initializer.isFailable || initializer.canThrow, isDirected: isDirected),
      // An initializer that takes the direction is preferred, then the shortest one.
      rank: (isDirected ? 0 : 100) + arguments.count)
  }

  private func value(_ parameter: DeclaredParameter, _ type: DeclaredType, _ depth: Int)
    -> String?
  {
    if index.isKind(type, of: ["UIPresentationController"]) {
      if parameter.name.hasPrefix("presented") { return "s.upper" }
      if parameter.name.hasPrefix("presenting") { return "s.lower" }
    }
    return ArgumentValue(index: index, file: file).expression(
      parameter.type, name: parameter.name, within: type.name, depth: depth)
  }
}

extension String {
  /// A Boolean value that indicates whether the expression uses the direction.
  fileprivate var isDirectedValue: Bool {
    ["s.isForward", "s.operation"].contains { contains($0) }
  }
}

extension DeclaredInitializer {
  /// A Boolean value that indicates whether this is `init(coder:)`.
  fileprivate var isCoder: Bool { parameters.count == 1 && parameters.first?.type == "NSCoder" }
}
