// The source that makes a program of rewritten files: what each file has to add, since only it may name
// what is private to it, and the part that starts everything.

/// What is added to files so that `SegueTrial` can play them.
public struct TrialSource: Sendable {
  /// A class that cannot be made, and why.
  public struct Refusal: Hashable, Sendable, Codable {
    /// The class.
    public var type: String
    /// Where it is declared.
    public var place: SourcePlace
    /// The file.
    public var path: String
    /// What has no known value.
    public var parameter: DeclaredParameter?
    /// The initializer that comes nearest.
    public var initializer: DeclaredInitializer?
  }

  /// For each file, what follows its last line.
  public private(set) var additions: [String] = []
  /// The file that starts the program.
  public private(set) var main = ""
  /// The names of the transitions.
  public private(set) var families: [String] = []
  /// Classes that cannot be made.
  public private(set) var refusals: [Refusal] = []

  private let index: SourceIndex
  private let stubs: Set<String>

  /// - Parameters:
  ///   - adapter: The files.
  ///   - stubs: Classes that a function `makeNAME(_:)` of the files makes.
  public init(_ adapter: Adapter) {
    index = adapter.index
    let names = adapter.freeFunctions
    let discovery = TrialDiscovery(index)
    stubs = Set(discovery.classes.map(\.name).filter { names.contains(Self.stubName($0)) })
    var texts = Array(repeating: [String](), count: adapter.outputs.count)
    var calls = texts
    var made: Set<String> = []
    for type in discovery.classes {
      guard let text = maker(type) else {
        refuse(type, adapter)
        continue
      }
      made.insert(type.name)
      if !text.isEmpty { texts[type.file].append(text) }
      calls[type.file].append(registration(type))
    }
    var lines: [String] = []
    for (file, calls) in calls.enumerated() where !calls.isEmpty {
      let name = "__segueRegister\(file)"
      texts[file].append(
        "@MainActor func \(name)(_ r: SegueTrial.TrialRegistry) { \(calls.joined(separator: "; ")) }"
      )
      lines.append("  \(name)(registry)")
    }
    for family in discovery.families {
      guard
        [family.delegate, family.there, family.back, family.presentation].allSatisfy({
          $0.map(made.contains) ?? true
        })
      else { continue }
      families.append(family.name)
      lines.append(
        "  registry.add(\(Self.text(family, directives: adapter.directives(of: index.types[family.name]))))"
      )
    }
    additions = texts.map { $0.joined(separator: "\n") }
    main = Self.main(lines)
  }

  /// The function of a stub that makes `type`.
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

  private static func text(_ family: TrialDiscovery.Family, directives: TrialDirectives) -> String {
    func argument(_ label: String, _ value: String?) -> String? {
      value.map { "\(label): \"\($0)\"" }
    }
    let isNavigation = directives.isNavigation ?? family.isNavigation
    let parts = [
      argument("delegate", family.delegate), argument("there", family.there),
      argument("back", family.back), argument("presentation", family.presentation),
      argument("driver", family.driver),
    ].compactMap { $0 }.joined(separator: ", ")
    let played = [
      argument("style", directives.style ?? family.style),
      argument("interactive", directives.interactive),
    ].compactMap { $0 }.joined(separator: ", ")
    return
      "SegueTrial.TrialFamily(\"\(family.name)\", kind: .\(isNavigation ? "navigation" : "modal"))"
      + ".with(\(parts)).played(\(played))"
  }

  // MARK: Classes

  /// The extension with what makes objects of `type`; empty if a stub does, `nil` if nothing can.
  private func maker(_ type: DeclaredType) -> String? {
    let expression: String
    if stubs.contains(type.name) {
      expression = "\(Self.stubName(type.name))(s)"
    } else if let made = Construction(index: index).expression(type) {
      expression = made.text
    } else {
      return nil
    }
    return "extension \(type.name) { "
      + "@MainActor static func __segueMake(_ s: SegueTrial.TrialSituation) -> \(type.name)? { \(expression) }; "
      + "@MainActor func __segueAim(_ s: SegueTrial.TrialSituation) { \(aims(type).joined(separator: "; ")) }; "
      + "@MainActor func __segueDriver() -> AnyObject? { \(driver(type)) } }"
  }

  private func registration(_ type: DeclaredType) -> String {
    let isReused =
      stubs.contains(type.name)
      ? true
      : Construction(index: index).expression(type).map { !$0.isDirected } ?? true
    let name = type.name
    return
      "r.add(\"\(name)\", isReused: \(isReused && !index.isKind(type, of: ["UIPresentationController"])), "
      + "make: { \(name).__segueMake($0) }, aim: { ($0 as? \(name))?.__segueAim($1) }, "
      + "driver: { ($0 as? \(name))?.__segueDriver() })"
  }

  /// Assignments that tell an object which way it goes.
  private func aims(_ type: DeclaredType) -> [String] {
    let values = ArgumentValue(index: index)
    var seen: Set<String> = []
    return index.line(of: type).filter { $0.kind == .class && $0.file == type.file }.flatMap {
      member in
      member.properties.filter { property in
        property.isSettable && property.type != nil
          && values.isDirected(property.type ?? "", name: property.name, within: member.name)
          && seen.insert(property.name).inserted
      }.compactMap { property in
        values.expression(property.type ?? "", name: property.name, within: member.name)
          .map { "self.\(property.name) = \($0)" }
      }
    }
  }

  /// What a delegate steers by: a property of the kind.
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

  private mutating func refuse(_ type: DeclaredType, _ adapter: Adapter) {
    let unknown = Construction(index: index).unknown(type)
    refusals.append(
      Refusal(
        type: type.name, place: type.place, path: adapter.outputs[type.file].path,
        parameter: unknown?.parameter, initializer: unknown?.initializer))
  }
}
