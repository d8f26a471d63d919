// Files that a program needs for a few of their declarations only: what does not compile in them is
// left out, a body at a time, and the rest stays.

import SwiftSyntax

/// Leaves out the declarations of a file that do not compile.
public enum Hollowing {
  /// Returns the source without what is wrong on `lines`:
  /// - the call or the assignment, if each line in the body is one of those;
  /// - otherwise the contents of the body, which then ends the program with its position if it is
  ///   called and has to return something, and does nothing if not;
  /// - outside of bodies, the declaration.
  ///
  /// An initializer loses any statement rather than all of its body. A line that is given twice costs
  /// the declaration in any case, and one that is given more often costs the type around it. Lines
  /// keep their numbers.
  public static func hollowed(_ bytes: [UInt8], lines: [Int], path: String) -> [UInt8] {
    let tree = SourceTree.parse(bytes)
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    let finder = HollowFinder(lines: lines, converter: converter)
    finder.walk(tree)
    var result = bytes
    for cut in outermost(finder.cuts).reversed() {
      let place = "\(path):\(cut.line)"
      let text =
        switch cut.remainder {
        case .nothing: ""
        case .end: " fatalError(\"segue left out what does not compile at \(quoted(place))\") "
        case .empty: "break"
        }
      let newlines = bytes[cut.range].filter { $0 == UInt8(ascii: "\n") }
      result.replaceSubrange(cut.range, with: Array(text.utf8) + newlines)
    }
    return result
  }

  /// Returns the cuts that are in no other cut, in the order of the source.
  private static func outermost(_ cuts: [HollowFinder.Cut]) -> [HollowFinder.Cut] {
    let cuts = cuts.sorted {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
    var kept: [HollowFinder.Cut] = []
    for cut in cuts where kept.last.map({ $0.range.upperBound <= cut.range.lowerBound }) ?? true {
      kept.append(cut)
    }
    return kept
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}

/// Finds the bodies and declarations around lines.
private final class HollowFinder: SyntaxVisitor {
  /// A part of the source that is left out.
  struct Cut {
    /// What takes the place of the part.
    enum Remainder {
      case nothing
      /// The end of the program, which cannot continue there.
      case end
      /// A statement without an effect.
      case empty
    }

    var range: Range<Int>
    var line: Int
    var remainder: Remainder
  }

  private let lines: [Int]
  /// How often each line is given.
  private let counts: [Int: Int]
  private let converter: SourceLocationConverter
  private(set) var cuts: [Cut] = []

  init(lines: [Int], converter: SourceLocationConverter) {
    (self.lines, self.converter) = (Set(lines).sorted(), converter)
    counts = lines.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    super.init(viewMode: .sourceAccurate)
  }

  private func line(in node: some SyntaxProtocol, count: Int = 0) -> Int? {
    let first = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    let last = converter.location(for: node.endPositionBeforeTrailingTrivia).line
    return lines.first { $0 >= first && $0 <= last && counts[$0] ?? 0 >= count }
  }

  private func cut(
    _ node: some SyntaxProtocol, line: Int, remainder: Cut.Remainder = .nothing
  ) {
    let range =
      node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    cuts.append(Cut(range: range, line: line, remainder: remainder))
  }

  /// Leaves out what is between the braces, if a line is there.
  private func hollow(
    _ left: TokenSyntax, _ right: TokenSyntax, in node: some SyntaxProtocol, ends: Bool
  ) -> Bool {
    guard let line = line(in: node), self.line(in: node, count: 2) == nil else { return false }
    let range =
      left.endPositionBeforeTrailingTrivia
      .utf8Offset..<right.positionAfterSkippingLeadingTrivia.utf8Offset
    cuts.append(Cut(range: range, line: line, remainder: ends ? .end : .nothing))
    return true
  }

  /// Leaves out the statements of a body that are wrong, or else what is between its braces.
  private func hollow(_ body: CodeBlockSyntax?, ends: Bool, isInitializer: Bool = false) -> Bool {
    guard let body else { return false }
    return hollowStatements(of: body, isInitializer: isInitializer)
      || hollow(body.leftBrace, body.rightBrace, in: body, ends: ends)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let ends = node.signature.returnClause.map { !$0.type.isVoid } ?? false
    if !hollow(node.body, ends: ends), let line = line(in: node) {
      cut(node, line: line)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if !hollow(node.body, ends: true, isInitializer: true), let line = line(in: node) {
      cut(node, line: line)
    }
    return .skipChildren
  }

  /// Leaves out the wrong statements of a body, if each of their lines is given once and is that of a
  /// call or an assignment, which nothing else needs, and the body has other statements. An initializer
  /// loses any statement, since it could create no object without its body.
  private func hollowStatements(of body: CodeBlockSyntax, isInitializer: Bool) -> Bool {
    guard line(in: body, count: 2) == nil, isInitializer || body.statements.count > 1 else {
      return false
    }
    let wrong = lines.filter { isIn(body, $0) }
    let found = wrong.compactMap { line -> (Int, CodeBlockItemSyntax)? in
      guard let outer = body.statements.first(where: { isIn($0, line) }) else { return nil }
      let statement = innermost(in: outer, at: line)
      return isInitializer || statement.item.is(ExprSyntax.self) ? (line, statement) : nil
    }
    guard !found.isEmpty, found.count == wrong.count else { return false }
    let removed = Set(found.map(\.1.id))
    for (line, statement) in found {
      cut(statement, line: line, remainder: statement.isNeeded(removed) ? .empty : .nothing)
    }
    return true
  }

  private func isIn(_ node: some SyntaxProtocol, _ line: Int) -> Bool {
    let first = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    let last = converter.location(for: node.endPositionBeforeTrailingTrivia).line
    return (first...last).contains(line)
  }

  /// Returns the smallest statement on `line` that is a part of another one, or that itself.
  private func innermost(in statement: CodeBlockItemSyntax, at line: Int) -> CodeBlockItemSyntax {
    let finder = StatementFinder(viewMode: .sourceAccurate)
    finder.walk(statement)
    return finder.found.last { isIn($0, line) } ?? statement
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = hollow(node.body, ends: false)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if let line = line(in: node) { cut(node, line: line) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let line = line(in: node) else { return .skipChildren }
    for binding in node.bindings where self.line(in: binding) != nil {
      if let block = binding.accessorBlock, self.line(in: block) != nil,
        self.line(in: block, count: 2) == nil
      {
        return hollowAccessors(block)
      }
      if let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
        let closure = call.calledExpression.as(ClosureExprSyntax.self),
        let type = binding.typeAnnotation?.type,
        hollow(closure.leftBrace, closure.rightBrace, in: closure, ends: !type.isVoid)
      {
        return .skipChildren
      }
    }
    cut(node, line: line)
    return .skipChildren
  }

  private func hollowAccessors(_ block: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .accessors(let accessors) = block.accessors else {
      _ = hollow(block.leftBrace, block.rightBrace, in: block, ends: true)
      return .skipChildren
    }
    for accessor in accessors {
      let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
      _ = hollow(accessor.body, ends: isGetter)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    if let line = line(in: node) { cut(node, line: line) }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if let line = line(in: node) { cut(node, line: line) }
    return .skipChildren
  }

  // A line of a type that is in no member is in its head.

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node, node.memberBlock)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node, node.memberBlock)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node, node.memberBlock)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node, node.memberBlock)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node, node.memberBlock)
  }

  private func visitType(_ node: some SyntaxProtocol, _ block: MemberBlockSyntax)
    -> SyntaxVisitorContinueKind
  {
    guard line(in: node) != nil else { return .skipChildren }
    if let line = line(in: node, count: 3) {
      cut(node, line: line)
      return .skipChildren
    }
    let first = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    let brace = converter.location(for: block.leftBrace.positionAfterSkippingLeadingTrivia).line
    if let line = lines.first(where: { ($0 >= first) && ($0 <= brace) }),
      !block.members.contains(where: { self.line(in: $0) == line })
    {
      cut(node, line: line)
      return .skipChildren
    }
    return .visitChildren
  }
}

/// Finds statements, those around others first.
private final class StatementFinder: SyntaxVisitor {
  private(set) var found: [CodeBlockItemSyntax] = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}

extension CodeBlockItemSyntax {
  /// Returns whether something has to take the place of a statement, where `removed` are those that are
  /// left out: it is the first of a case, none of whose statements stays.
  fileprivate func isNeeded(_ removed: Set<SyntaxIdentifier>) -> Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self),
      list.parent?.is(SwitchCaseSyntax.self) ?? false
    else { return false }
    return list.first?.id == id && list.allSatisfy { removed.contains($0.id) }
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether there is only one value of the type, as written.
  fileprivate var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(trimmedDescription) }
}
