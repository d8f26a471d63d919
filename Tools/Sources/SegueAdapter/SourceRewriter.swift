// The second pass: finds the source that Swift does not compile without Objective-C, and its
// replacement. Documentation/Guide/IOS_SOURCE.md contains a table of the replacements.

import SwiftSyntax

/// Collects the edits of one file.
final class SourceRewriter: SyntaxVisitor {
  private(set) var source: EditedSource
  private(set) var problems: [(SourcePlace, String)] = []
  /// The imports that have been removed, since their modules are not available.
  private(set) var absentImports: [(SourcePlace, String)] = []
  /// The source to append to the file.
  private(set) var additions: [String] = []
  private let index: SourceIndex
  private let questions: OptionalQuestions
  private let observed: ObservedProperties
  private let awakening: NibAwakening
  private let managed: ManagedProperties
  private let combine: CombineUse
  private let services: ServiceUse
  private let locks: LockSubclasses
  private let cells: CellRecognizerDelegates
  private let forwarding: MessageForwarding
  private let messages: ObjectMessages
  private let holders: WeakHolders
  private let selectors: DelegateSelectors
  private let converter: SourceLocationConverter
  private let options: Adapter.Options

  init(
    _ bytes: [UInt8], tree: SourceFileSyntax, index: SourceIndex, questions: OptionalQuestions,
    options: Adapter.Options
  ) {
    source = EditedSource(bytes)
    (self.index, self.options) = (index, options)
    self.questions = questions
    messages = ObjectMessages(names: questions.names)
    observed = ObservedProperties(index: index)
    awakening = NibAwakening(index: index)
    managed = ManagedProperties(index: index)
    combine = CombineUse(tree, index: index)
    services = ServiceUse(
      tree, index: index, ownModules: options.ownModules.union(options.absentModules))
    locks = LockSubclasses(tree)
    cells = CellRecognizerDelegates(index: index)
    forwarding = MessageForwarding(index: index)
    holders = WeakHolders(index: index)
    selectors = DelegateSelectors(index: index)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// Adds edits that another object has found.
  func make(_ edits: [SourceEdit]) { for edit in edits { source.add(edit) } }

  private func blank(_ node: some SyntaxProtocol) { source.blank(node.bytes) }

  private func replace(_ node: some SyntaxProtocol, by text: String) {
    let ends = source.lineEnds(in: node.bytes)
    source.add(SourceEdit(node.bytes, text + ends))
  }

  private func report(_ node: some SyntaxProtocol, _ message: String) {
    problems.append((place(node), message))
  }

  private func place(_ node: some SyntaxProtocol) -> SourcePlace {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return SourcePlace(line: location.line, column: location.column)
  }

  // MARK: Attributes

  private static let attributes: Set = ["objc", "objcMembers", "IBAction", "IBOutlet", "NSManaged"]
  private static let mains: Set = ["main", "UIApplicationMain", "NSApplicationMain"]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.attributes.contains(name) || (options.removesMain && Self.mains.contains(name)) {
      blank(node)
      return .skipChildren
    }
    return .visitChildren
  }

  // MARK: Modifiers

  /// Replaces `open` of a type member, which is final: up to Swift 4 this was a warning; and of a member that
  /// is added to a class of a framework, which may be final here.
  override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    if let modifier = node.first(where: { $0.name.text == "open" }),
      node.has("static") || isAdded(node)
    {
      replace(modifier, by: "public")
    }
    return .visitChildren
  }

  /// Returns whether modifiers are those of a member in an extension of a type that the files do not declare.
  private func isAdded(_ node: DeclModifierListSyntax) -> Bool {
    guard let owner = node.parent?.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self),
      !node.has("override")
    else { return false }
    let name = SourceIndex.bare(owner.extendedType.trimmedDescription)
    return index.type(named: name).map { $0.kind == .unknown } ?? true
  }

  // MARK: Methods that NSObject does not have here

  /// Visits a function. Methods that only Objective-C's NSObject has do not exist here, so they are
  /// not overridden.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let label = node.signature.parameterClause.parameters.first?.firstName.text
    if label == "to" && node.name.text == "responds"
      || label == "for" && node.name.text == "forwardingTarget"
      || observed.overridesNothing(node) || awakening.overridesNothing(node),
      let modifier = node.modifiers.first(where: { $0.name.text == "override" })
    {
      blank(modifier)
    }
    for case let edit? in [managed.edit(node), NumberOrder.edit(node)] { source.add(edit) }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    make(managed.edits(node))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let edit = managed.edit(node) ?? observed.edit(node) { source.add(edit) }
    return .visitChildren
  }

  // MARK: Imports

  /// The modules that are part of `UIKit` here, as far as they exist.
  private static let within: Set = [
    "AVFoundation", "AVFAudio", "AVKit", "AudioToolbox", "CoreMedia", "MediaPlayer", "CoreVideo",
    "CoreFoundation", "CoreText", "SafariServices", "os", "OSLog", "simd", "UserNotifications",
    "Symbols",
  ]

  /// The modules that have no submodules here.
  private static let undivided: Set = ["CoreImage", "CoreLocation", "Foundation", "MapKit"]

  /// The names of modules that are called otherwise here, in front of what they declare.
  private static let qualifiers = ["Combine": CombineUse.module, "Darwin": "Glibc"]

  private func qualifier(_ name: String) -> String? {
    Self.qualifiers[name] ?? services.qualifier(name) ?? mergedQualifier(name)
  }

  /// Returns the name of the module that a library is compiled in, unless a type has the library's name.
  private func mergedQualifier(_ name: String) -> String? {
    options.absentModules.contains(name) && index.type(named: name) == nil
      ? options.moduleName : nil
  }

  /// The types of Foundation that the bindings of an app declare again, in the module of the app.
  private static let networkTypes = ["URLSession", "URLRequest", "URLResponse", "HTTPURLResponse"]

  /// Removes the module's name in `Foundation.URLSession`, which is the type of the bindings.
  private func removeModule(_ base: TokenSyntax, _ period: TokenSyntax, _ member: TokenSyntax) {
    guard base.text == "Foundation",
      Self.networkTypes.contains(where: { member.text.hasPrefix($0) })
    else { return }
    source.add(SourceEdit(base.bytes, ""))
    source.add(SourceEdit(period.bytes, ""))
  }

  /// Replaces the module's name in `Combine.Publisher`, where a type is meant.
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) {
      removeModule(base.name, node.period, node.name)
    }
    if let base = node.baseType.as(IdentifierTypeSyntax.self),
      let module = qualifier(base.name.text)
    {
      replace(base, by: module)
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.path.first?.name.text else { return .skipChildren }
    if isAbsent(first) {
      // SwiftUI exports Combine.
      if first == "SwiftUI", combine.isImplicit, node.importKindSpecifier == nil {
        replace(node.path, by: CombineUse.module)
      } else {
        blank(node.withSemicolon)
      }
      if node.isCompiled { absentImports.append((place(node), first)) }
      return .skipChildren
    }
    if first == "Combine" || services.contains(first) {
      // All of it, since one declaration may be OpenCombine's.
      if let kind = node.importKindSpecifier { blank(kind) }
      replace(node.path, by: first == "Combine" ? CombineUse.module : ServiceUse.module)
      return .skipChildren
    }
    addImplicitImports(after: node)
    guard node.importKindSpecifier == nil else { return .skipChildren }
    if first == "UIKit" || Self.within.contains(first) {
      if first != "UIKit" || node.path.count > 1 { replace(node.path, by: "UIKit") }
    } else if Self.undivided.contains(first), node.path.count > 1 {
      // CoreImage.CIFilterBuiltins, Foundation.NSNotification: a part of the module here.
      replace(node.path, by: first)
    } else if first == "Darwin" {
      replace(node.path, by: "Glibc")
    } else if first == "ObjectiveC" {
      blank(node.withSemicolon)
    }
    return .skipChildren
  }

  /// Imports what files need not import on iOS, after `node`.
  private func addImplicitImports(after node: ImportDeclSyntax) {
    let places = [
      (combine.place(after: node), CombineUse.module),
      (services.place(after: node), ServiceUse.module),
      (locks.place(after: node), LockSubclasses.module),
    ]
    let text = places.map { $0.0 == nil ? "" : "; import " + $0.1 }.joined()
    guard let end = places.lazy.compactMap(\.0).first else { return }
    source.add(SourceEdit(end..<end, text))
  }

  private func isAbsent(_ module: String) -> Bool {
    if options.absentModules.contains(module) { return true }
    return options.availableModules.map { !$0.contains(module) } ?? false
  }

  // MARK: Members of any object

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      removeModule(base.baseName, node.period, node.declName.baseName)
    }
    if let base = node.base?.as(DeclReferenceExprSyntax.self),
      let module = qualifier(base.baseName.text)
    {
      replace(base, by: module)
    }
    if let edit = questions.edit(node) { source.add(edit) }
    make(LooseMembers.edits(node))
    return .visitChildren
  }

  // MARK: Generic classes

  /// Replaces `X.fetchRequest() as! NSFetchRequest<X>`: in Objective-C, every request is one for any
  /// type of results.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for place in elements.indices.dropFirst().dropLast() {
      guard let cast = elements[place].as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark?.text == "!",
        elements[place - 1].is(FunctionCallExprSyntax.self)
          || elements[place - 1].is(DeclReferenceExprSyntax.self),
        let type = elements[place + 1].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self),
        type.name.text == "NSFetchRequest", let result = type.genericArgumentClause?.arguments.first
      else { continue }
      replace(cast, by: ".converted(to:")
      replace(elements[place + 1], by: "\(result.argument.trimmedDescription).self)")
    }
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    for (question, answer) in node.condition.map({ ConditionForm($0).conditionResults }) ?? [] {
      replace(question, by: answer)
    }
    return .visitChildren
  }

  // MARK: Protocols with optional requirements

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.attribute("objc") != nil else { return .visitChildren }
    let inherited = node.inheritanceClause?.inheritedTypes
    let known: Set = ["AnyObject", "class", "NSObjectProtocol"]
    if inherited?.contains(where: { known.contains($0.type.trimmedDescription) }) != true {
      // Objective-C protocols are restricted to classes.
      let end = (inherited?.bytes ?? node.name.bytes).upperBound
      source.add(SourceEdit(end..<end, inherited == nil ? ": AnyObject" : ", AnyObject"))
    }
    guard let owner = index.type(named: Syntax(node).path) else { return .visitChildren }
    let requirements = OptionalRequirements(node, owner: owner, asks: index.isAsked(owner))
    for node in requirements.blanked { blank(node) }
    for (node, message) in requirements.problems { report(node, message) }
    additions += requirements.addition.map { [$0] } ?? []
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    make(holders.edits(node, node.genericParameterClause, node.genericWhereClause))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    make(holders.edits(node, node.genericParameterClause, node.genericWhereClause))
    guard let type = index.type(named: Syntax(node).path) else { return .visitChildren }
    let initializer = type.viewInitializer ?? index.managedInitializer(of: type)
    let members = (initializer ?? "") + selectors.members(of: type)
    if !members.isEmpty {
      let start = node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      source.add(SourceEdit(start..<start, members))
    }
    let names =
      index.protocols(for: type) + observed.protocols(for: type) + cells.protocols(for: type)
      + forwarding.protocols(for: type) + selectors.protocols(for: type)
    guard !names.isEmpty else { return .visitChildren }
    let inherited = node.inheritanceClause?.inheritedTypes
    let end = (inherited?.bytes ?? node.genericParameterClause?.bytes ?? node.name.bytes).upperBound
    source.add(
      SourceEdit(end..<end, (inherited == nil ? ": " : ", ") + names.joined(separator: ", ")))
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if let mark = questions.questionMark(node) { blank(mark) }
    make(questions.casts(node))
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    make(questions.edits(node))
    return .visitChildren
  }

  // MARK: Selectors and key paths

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      guard let text = SelectorForm(node, index: index).replacement else {
        report(
          node,
          "#selector without a method; expected the name of one, such as #selector(handlePan(_:))")
        return .skipChildren
      }
      replace(node, by: text)
      return .skipChildren
    case "keyPath":
      guard let path = node.arguments.first?.expression else { return .skipChildren }
      let form = KeyPathForm(path, at: node)
      replace(node, by: KeyPathForm.isObserved(node) ? form.observed : form.text)
      return .skipChildren
    default: return .visitChildren
    }
  }

  /// Returns whether a call is in an extension of `CGFloat`, which on Linux has an `abs` of its own that hides
  /// the function.
  private static func hidesAbs(_ node: FunctionCallExprSyntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let owner = current.as(ExtensionDeclSyntax.self) {
        return ["CGFloat", "CoreGraphics.CGFloat"].contains(owner.extendedType.trimmedDescription)
      }
      parent = current.parent
    }
    return false
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if awakening.callsNothing(node) {
      replace(node, by: "()")
      return .skipChildren
    }
    if options.removesMain, node.startsApp {
      replace(node, by: "Int32(0)")
      return .skipChildren
    }
    if node.calledExpression.trimmedDescription == "abs", Self.hidesAbs(node) {
      replace(node.calledExpression, by: "Swift.abs")
    }
    if node.calledExpression.trimmedDescription == "NSManagedObject",
      node.arguments.map({ $0.label?.text }) == ["entity", "insertInto"]
    {
      replace(node.calledExpression, by: "NSManagedObject._ofEntity")
    }
    make(LooseCalls.edits(node, index: index))
    make(messages.edits(node))
    guard node.calledExpression.trimmedDescription == "Selector", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil,
      let name = argument.expression.plainString,
      let text = SelectorForm.replacement(named: name, at: node, index: index)
    else { return .visitChildren }
    replace(node, by: text)
    return .skipChildren
  }
}

extension FunctionCallExprSyntax {
  /// A Boolean value that indicates whether this is a call of `UIApplicationMain`, or one of `exit`
  /// with its result.
  fileprivate var startsApp: Bool {
    if isApplicationMain { return true }
    let argument = arguments.first?.expression.as(FunctionCallExprSyntax.self)
    return calledExpression.trimmedDescription == "exit" && argument?.isApplicationMain ?? false
  }
}

extension ExprSyntax {
  /// The value of a string literal without interpolations, which may be in parentheses.
  fileprivate var plainString: String? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.plainString
    }
    return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}

extension Substring {
  /// The text without leading and trailing spaces.
  var trimmingSpaces: Substring {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { start[...$0] } ?? ""
  }
}
