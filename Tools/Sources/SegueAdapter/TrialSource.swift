// The source that makes a program of rewritten files: what is appended to each file, since only the
// file itself can access its private declarations, and the code that starts the program.

/// The source that is added to files so that `SegueTrial` can play their transitions.
public struct TrialSource: Sendable {
  /// A class that cannot be instantiated, with the reason.
  public struct Rejection: Hashable, Sendable, Codable {
    /// The name of the class.
    public var type: String
    /// The position of the class's declaration.
    public var place: SourcePlace
    /// The path of the file.
    public var path: String
    /// The parameter for which no value is known.
    public var parameter: DeclaredParameter?
    /// The initializer that can be called with the fewest unknown values.
    public var initializer: DeclaredInitializer?
    /// A Boolean value that indicates whether an instantiation was attempted and did not compile.
    public var wasTried = false
  }

  /// The source to append to each file.
  public private(set) var additions: [String] = []
  /// The file that starts the program.
  public private(set) var main = ""
  /// The names of the transitions.
  public private(set) var families: [String] = []
  /// The classes that cannot be instantiated.
  public private(set) var rejections: [Rejection] = []

  private let index: SourceIndex
  private let stubs: Set<String>
  /// The types whose generated source does not compile, so that none is generated.
  private let left: Set<String>
  /// The files whose transitions are played.
  private let own: Set<Int>

  /// Generates the source.
  /// - Parameters:
  ///   - adapter: The adapter with the rewritten files.
  ///   - left: The classes and protocols whose generated source does not compile.
  ///   - around: The paths of files that other files need, and whose own transitions are not played.
  public init(_ adapter: Adapter, leaving left: Set<String> = [], around: Set<String> = []) {
    index = adapter.index
    self.left = left
    own = Set(adapter.outputs.indices.filter { !around.contains(adapter.outputs[$0].path) })
    let names = adapter.freeFunctions
    let discovery = TrialDiscovery(index)
    stubs = Set(discovery.classes.map(\.name).filter { names.contains(Self.stubName($0)) })
    var texts = Array(repeating: [String](), count: adapter.outputs.count)
    let made = addMakers(of: discovery.classes, to: &texts, adapter)
    addScreens(to: &texts)
    let shown = addOwnScreens(of: discovery.families, to: &texts)
    addStart(discovery, made, shown, adapter)
    additions = texts.map { $0.joined(separator: "\n") }
  }

  /// Adds functions that create instances of `classes`, each in its file.
  /// - Returns: The classes that can be instantiated, by file.
  private mutating func addMakers(
    of classes: [DeclaredType], to texts: inout [[String]], _ adapter: Adapter
  ) -> [Int: [DeclaredType]] {
    var made: [Int: [DeclaredType]] = [:]
    for type in classes {
      guard !left.contains(type.name), let text = maker(type) else {
        reject(type, adapter)
        continue
      }
      texts[type.file] += [Self.place(type.name), text]
      made[type.file, default: []].append(type)
    }
    for (file, types) in made {
      let calls = types.map(registration).joined(separator: "; ")
      texts[file] += [
        Self.place(nil),
        "@MainActor func __segueRegister\(file)(_ r: SegueTrial.TrialRegistry) { \(calls) }",
      ]
    }
    return made
  }

  /// Adds the conformances of screens, each in the file of its protocol.
  private func addScreens(to texts: inout [[String]]) {
    for type in ScreenConformance(index: index).wanted where !left.contains(type.name) {
      guard let text = ScreenConformance(index: index, file: type.file).text(for: type) else {
        continue
      }
      texts[type.file] += [Self.place(type.name), text]
    }
  }

  /// Adds functions that create screens of the classes to which transitions cast, each in its file.
  /// - Returns: The files of the classes.
  private func addOwnScreens(
    of families: [TrialDiscovery.Family], to texts: inout [[String]]
  ) -> Set<Int> {
    let screens = OwnScreens(index: index, left: left)
    let names = Set(
      families.filter(isOwn).flatMap { screens.pairs(for: $0) }.flatMap { [$0.lower, $0.upper] }
        .compactMap { $0 })
    var calls: [Int: [String]] = [:]
    for type in names.sorted().compactMap({ index.types[$0] }) {
      guard let text = screens.text(for: type) else { continue }
      texts[type.file] += [Self.place(type.name), text]
      calls[type.file, default: []].append(screens.registration(type))
    }
    for (file, calls) in calls {
      texts[file] += [
        Self.place(nil),
        "@MainActor func __segueRegisterScreens\(file)(_ r: SegueTrial.TrialRegistry) "
          + "{ \(calls.joined(separator: "; ")) }",
      ]
    }
    return Set(calls.keys)
  }

  /// Generates the start of the program, which registers the classes and the transitions that can
  /// be played.
  private mutating func addStart(
    _ discovery: TrialDiscovery, _ made: [Int: [DeclaredType]], _ shown: Set<Int>,
    _ adapter: Adapter
  ) {
    let files = made.keys.sorted().filter { !(made[$0] ?? []).isEmpty }
    var lines = files.map { "  __segueRegister\($0)(registry)" }
    lines += shown.sorted().map { "  __segueRegisterScreens\($0)(registry)" }
    let names = Set(made.values.joined().map(\.name))
    for family in discovery.families where isOwn(family) {
      // What is played where a delegate provides nothing may be missing.
      let animators = family.delegate == nil ? [family.forward, family.backward] : []
      let parts = [family.delegate, family.presentation] + animators
      guard parts.allSatisfy({ $0.map(names.contains) ?? true }) else { continue }
      families.append(family.name)
      let directives = adapter.directives(of: index.types[family.name])
      lines.append("  registry.add(\(text(family, directives: directives)))")
    }
    main = Self.main(lines)
  }

  /// Returns whether a part of the transition is declared in a file whose transitions are played.
  private func isOwn(_ family: TrialDiscovery.Family) -> Bool {
    family.members.contains { name in
      index.types[name].map { index.line(of: $0).contains { own.contains($0.file) } } ?? false
    }
  }

  /// Returns the line that sets the position which the compiler reports for the following source.
  private static func place(_ type: String?) -> String {
    "#sourceLocation(file: \"segue-try\(type.map { "/\($0)" } ?? "")\", line: 1)"
  }

  /// Returns the name of the stub's function that creates an instance of `type`.
  public static func stubName(_ type: String) -> String {
    "make" + type.filter { $0 != "." }
  }

  private static func main(_ lines: [String]) -> String {
    """
    import SegueCommand
    import SegueTrial

    MainActor.assumeIsolated {
      let registry = SegueTrial.TrialRegistry()
    \(lines.joined(separator: "\n"))
      SegueTool.main(trial: registry)
    }

    """
  }

  private func text(_ family: TrialDiscovery.Family, directives: TrialDirectives) -> String {
    func argument(_ label: String, _ value: String?) -> String? {
      value.map { "\(label): \"\($0)\"" }
    }
    let kind = directives.kind ?? family.kind
    let demand = demand(family)
    let classes = (demand?.classes ?? []).map { "\"\($0)\"" }.joined(separator: ", ")
    let demanding = classes.isEmpty ? "" : ".demanding(classes: \(classes))"
    let parts = [
      argument("delegate", family.delegate), argument("forward", family.forward),
      argument("backward", family.backward), argument("presentation", family.presentation),
      argument("driver", family.driver),
    ].compactMap { $0 }.joined(separator: ", ")
    let played = [
      argument("style", directives.style ?? family.style),
      argument("interactive", directives.interactive),
      argument("demand", demand?.text),
    ].compactMap { $0 }.joined(separator: ", ")
    return
      "SegueTrial.TrialFamily(\"\(family.name)\", kind: .\(kind.rawValue))"
      + ".with(\(parts)).played(\(played))" + demanding + between(family)
      + (asksForSelection ? ".askingForSelection()" : "")
  }

  /// Returns whether code of the files asks a list for the selected item.
  private var asksForSelection: Bool {
    index.types.values.contains { !$0.mentions.isDisjoint(with: Self.selections) }
  }

  private static let selections: Set = [
    "indexPathForSelectedRow", "indexPathsForSelectedRows", "indexPathsForSelectedItems",
  ]

  /// Returns the call that sets the classes of the files with which the screens can be tried.
  private func between(_ family: TrialDiscovery.Family) -> String {
    let pairs = OwnScreens(index: index, left: left).pairs(for: family).map { pair in
      let parts = [("lower", pair.lower), ("upper", pair.upper)].compactMap { label, name in
        name.map { "\(label): \"\($0)\"" }
      }
      return ".init(\(parts.joined(separator: ", ")))"
    }
    return pairs.isEmpty ? "" : ".between(\(pairs.joined(separator: ", ")))"
  }

  /// A requirement of screens.
  private struct Demand {
    /// The requirement in words.
    var text: String
    /// The classes that the screens are required to be.
    var classes: [String] = []
  }

  /// Returns what the classes require of screens and the trial's screens do not have.
  private func demand(_ family: TrialDiscovery.Family) -> Demand? {
    let members = family.members.compactMap { index.types[$0] }.flatMap { index.line(of: $0) }
    let casts = members.reduce(into: Set<String>()) { $0.formUnion($1.casts) }
    let conformance = ScreenConformance(index: index)
    let wanted = conformance.wanted.first { type in
      casts.contains(type.name)
        && (left.contains(type.name) || conformance.unknown(in: type) != nil)
    }
    if let wanted {
      let what = conformance.unknown(in: wanted).map { ", which has \($0)" } ?? ""
      return Demand(text: "screens that are \(wanted.name)\(what)")
    }
    let names = casts.sorted().compactMap { index.types[$0] }
      .filter { index.isController($0) && !index.isView($0) }.map(\.name)
    guard !names.isEmpty else { return nil }
    return Demand(text: "screens that are \(names.joined(separator: " and "))", classes: names)
  }

  // MARK: Classes

  /// Returns the extension that creates instances of `type`. It is empty if a stub does, and `nil`
  /// if nothing can.
  private func maker(_ type: DeclaredType) -> String? {
    let expression: String
    if stubs.contains(type.name) {
      expression = "\(Self.stubName(type.name))(s)"
    } else if let made = Construction(index: index, file: type.file).expression(type) {
      expression = made.text
    } else {
      return nil
    }
    return "extension \(type.name) { "
      + "@MainActor static func __segueMake(_ s: SegueTrial.TrialContext) -> \(type.name)? { \(expression) }; "
      + "@MainActor func __segueAim(_ s: SegueTrial.TrialContext) { \(aims(type).joined(separator: "; ")) }; "
      + "@MainActor func __segueAttach(_ s: SegueTrial.TrialContext) { \(attachments(type)) }; "
      + "@MainActor func __segueAnimators() -> [AnyObject?] { [\(animators(of: type).joined(separator: ", "))] }; "
      + "@MainActor func __segueDriver() -> AnyObject? { \(driver(type)) } }"
  }

  private func registration(_ type: DeclaredType) -> String {
    let isReused =
      stubs.contains(type.name)
      ? true
      : Construction(index: index, file: type.file).expression(type).map { !$0.isDirected } ?? true
    let name = type.name
    return
      "r.add(\"\(name)\", isReused: \(isReused && !index.isKind(type, of: ["UIPresentationController"])), "
      + "make: { \(name).__segueMake($0) }, aim: { ($0 as? \(name))?.__segueAim($1) }, "
      + "driver: { ($0 as? \(name))?.__segueDriver() }, "
      + "animators: { ($0 as? \(name))?.__segueAnimators().compactMap { $0 } ?? [] }, "
      + "attach: { ($0 as? \(name))?.__segueAttach($1) })"
  }

  /// Returns calls such as `wire(to: screen)`, with which an app connects an interactor to its
  /// screens.
  private func attachments(_ type: DeclaredType) -> String {
    let functions = index.line(of: type).filter { $0.file == type.file }.flatMap(\.functions)
    let calls = functions.compactMap { function -> String? in
      guard !function.isStatic, function.result == nil, let parameter = function.parameters.first,
        function.parameters.count == 1, Self.tyingWords.contains(where: function.name.hasPrefix)
      else { return nil }
      let label = parameter.label.map { "\($0): " } ?? ""
      switch parameter.type {
      case "UIViewController", "UIViewController?", "UIViewController!":
        return "self.\(function.name)(\(label)s.upper)"
      case "UIView", "UIView?", "UIView!": return "self.\(function.name)(\(label)s.upper.view)"
      case "UINavigationController", "UINavigationController?", "UINavigationController!":
        return "self.\(function.name)(\(label)s.navigation)"
      default: return nil
      }
    }
    return calls.first ?? ""
  }

  private static let tyingWords = [
    "wire", "attach", "connect", "install", "addGesture", "addPan", "prepareGesture",
    "setupGesture",
    "observe", "link", "setup",
  ]

  /// Returns assignments that pass the moving views and the direction to an object.
  private func aims(_ type: DeclaredType) -> [String] {
    var seen: Set<String> = []
    return index.line(of: type).filter { $0.kind == .class }.flatMap { member in
      member.properties.compactMap { property -> String? in
        guard property.isSettable, member.file == type.file || !property.isPrivate,
          let aim = aim(property, member),
          seen.insert(property.name).inserted
        else { return nil }
        return aim
      }
    }
  }

  private func aim(_ property: DeclaredProperty, _ type: DeclaredType) -> String? {
    let values = ArgumentValue(index: index, file: type.file)
    let name = "self.\(property.name)"
    guard let written = property.type else { return nil }
    if values.isDirected(written, name: property.name, within: type.name) {
      return values.expression(written, name: property.name, within: type.name).map {
        "\(name) = \($0)"
      }
    }
    switch written.filter({ $0 != "?" && $0 != "!" }) {
    // A recognizer without an edge would never begin.
    case "UIRectEdge": return "if \(name) == [] { \(name) = .right }"
    case "UITabBarController": return "if let tabs = s.tabs, \(name) !== tabs { \(name) = tabs }"
    case "UINavigationController":
      return "if let around = s.around, \(name) !== around { \(name) = around }"
    default:
      return SettableProperties(index: index, file: type.file, left: left)
        .assignment(to: property, of: type)
    }
  }

  /// Returns the properties of a delegate that hold animators.
  private func animators(of type: DeclaredType) -> [String] {
    index.line(of: type).filter { $0.file == type.file && $0.kind == .class }.flatMap(\.properties)
      .filter { property in
        guard let name = property.type.map({ SourceIndex.bare($0.filter { !"?!".contains($0) }) }),
          let found = index.type(named: name, within: type.name)
        else { return false }
        return found.kind == .class
          && index.isKind(found, of: ["UIViewControllerAnimatedTransitioning"])
      }.map { "self.\($0.name)" }
  }

  /// Returns the property of a delegate that holds its interaction controller.
  private func driver(_ type: DeclaredType) -> String {
    if index.isKind(type, of: ["UIPercentDrivenInteractiveTransition"]) { return "self" }
    let found = index.line(of: type).filter { $0.file == type.file }.flatMap(\.properties).first {
      property in
      guard let name = property.type.map({ SourceIndex.bare($0.filter { $0 != "?" && $0 != "!" }) })
      else { return false }
      if name == "UIPercentDrivenInteractiveTransition" { return true }
      guard let type = index.type(named: name, within: type.name) else { return false }
      return index.isKind(type, of: ["UIPercentDrivenInteractiveTransition"])
    }
    return found.map { "self.\($0.name)" } ?? "nil"
  }

  private mutating func reject(_ type: DeclaredType, _ adapter: Adapter) {
    let unknown = Construction(index: index).unknown(type)
    rejections.append(
      Rejection(
        type: type.name, place: type.place, path: adapter.outputs[type.file].path,
        parameter: unknown?.parameter, initializer: unknown?.initializer,
        wasTried: left.contains(type.name)))
  }
}
