// How an app starts: by `@main` or `@UIApplicationMain` on the class of its delegate, or by a call
// of `UIApplicationMain` in `main.swift`.

import SwiftSyntax

/// The start of an app, as its source declares it.
public struct AppEntry: Hashable, Sendable, Codable {
  /// The ways to start.
  public enum Kind: String, Sendable, Codable {
    /// An attribute on a type.
    case main
    /// A call of `UIApplicationMain`.
    case call
    /// There is none.
    case none
  }

  /// How the app starts.
  public var kind = Kind.none
  /// The class of the app's delegate.
  public var delegate: String?
  /// The subclass of `UIApplication` that the app uses.
  public var application: String?
  /// The SwiftUI type `App` that starts the app, which cannot be run here.
  public var swiftUIApp: String?
  /// The classes of scene delegates.
  public var sceneDelegates: [String] = []

  init(_ trees: [SourceFileSyntax], index: SourceIndex) {
    let classes = index.names.compactMap { index.types[$0] }.filter { $0.kind == .class }
    func all(_ names: Set<String>) -> [String] {
      classes.filter { index.isKind($0, of: names) }.map(\.name)
    }
    let delegates = all(["UIApplicationDelegate"])
    sceneDelegates = all(["UIWindowSceneDelegate", "UISceneDelegate"])
    let reader = EntryReader(index: index)
    for tree in trees { reader.walk(tree) }
    if let app = reader.marked.first(where: { Self.isSwiftUI($0, index) }) {
      (kind, swiftUIApp) = (.main, app)
    } else if let marked = reader.marked.first(where: delegates.contains) {
      (kind, delegate) = (.main, marked)
    } else if let call = reader.call {
      kind = .call
      let names = Self.classes(in: call, at: 3, reader.values)
      delegate = names.first { delegates.contains($0) }
      application = Self.classes(in: call, at: 2, reader.values).first { name in
        index.type(named: name).map { index.isKind($0, of: ["UIApplication"]) } ?? false
      }
    } else if !reader.marked.isEmpty {
      kind = .main
    }
    // A class from which another delegate derives is rarely the one that starts.
    let bases = Set(classes.flatMap { $0.inherited.map(SourceIndex.bare) })
    if delegate == nil, swiftUIApp == nil {
      delegate = delegates.first { !bases.contains($0) } ?? delegates.first
    }
  }

  private static func isSwiftUI(_ name: String, _ index: SourceIndex) -> Bool {
    guard let type = index.type(named: name) else { return false }
    return type.inherited.contains { ["App", "SwiftUI.App"].contains($0) }
  }

  /// Returns the names in an argument of `UIApplicationMain`, and those in the values of variables
  /// that it names.
  private static func classes(
    in call: FunctionCallExprSyntax, at position: Int, _ values: [String: ExprSyntax]
  ) -> [String] {
    let arguments = Array(call.arguments)
    guard position < arguments.count else { return [] }
    let names = arguments[position].expression.identifiers
    return names + names.compactMap { values[$0] }.flatMap(\.identifiers)
  }
}

/// Finds attributes and calls that start an app.
private final class EntryReader: SyntaxVisitor {
  private(set) var marked: [String] = []
  private(set) var call: FunctionCallExprSyntax?
  /// The initial values of variables at the top level.
  private(set) var values: [String: ExprSyntax] = [:]
  private let index: SourceIndex

  init(index: SourceIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  private func mark(_ attributes: AttributeListSyntax, _ node: some SyntaxProtocol) {
    guard ["main", "UIApplicationMain"].contains(where: { attributes.attribute($0) != nil }) else {
      return
    }
    marked.append(Syntax(node).path)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    mark(node.attributes, node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    mark(node.attributes, node)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    mark(node.attributes, node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isApplicationMain { call = call ?? node }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isMember, let value = node.initializer?.value,
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText
    else { return .visitChildren }
    values[name] = value
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// A Boolean value that indicates whether this is a call of `UIApplicationMain`, which starts an
  /// app and never returns.
  var isApplicationMain: Bool {
    ["UIApplicationMain", "UIKit.UIApplicationMain"].contains(calledExpression.trimmedDescription)
  }
}

extension ExprSyntax {
  /// The names in the expression, including those in string literals, without modules.
  fileprivate var identifiers: [String] {
    tokens(viewMode: .sourceAccurate).flatMap { token -> [String] in
      switch token.tokenKind {
      case .identifier(let name): return [name]
      case .stringSegment(let text): return text.split(separator: ".").suffix(1).map(String.init)
      default: return []
      }
    }
  }
}
