// The source that makes a program of an app: the registrations of its classes, each appended to the
// file of the class, and the file that starts the command with the app.

/// The source that is added to the files of an app so that `segue run` can run it.
public struct AppSource: Sendable {
  /// A class of which archives can create no instance, with the reason.
  public struct Rejection: Hashable, Sendable, Codable {
    /// The name of the class.
    public var type: String
    /// The path of the file.
    public var path: String
    /// The position of the class's declaration.
    public var place: SourcePlace
    /// The reason, as a clause: `it has neither init(coder:) nor init()`.
    public var reason: String
    /// A Boolean value that indicates whether a registration was attempted and did not compile.
    public var wasTried = false
  }

  /// The source to append to each file.
  public private(set) var additions: [String] = []
  /// The file that starts the program.
  public private(set) var main = ""
  /// The names of the registered classes, sorted.
  public private(set) var classes: [String] = []
  /// The classes that are not registered, or of which no instance can be created.
  public private(set) var rejections: [Rejection] = []
  /// How the app starts.
  public let entry: AppEntry
  /// The classes that are declared with `@objcMembers`.
  private let exposing: Set<String>

  /// Generates the source.
  /// - Parameters:
  ///   - adapter: The adapter with the rewritten files.
  ///   - name: The name of the app.
  ///   - bundlePath: The path of the app's bundle, or an empty string.
  ///   - language: The language in which the app runs, or an empty string.
  ///   - left: The classes whose registration does not compile.
  ///   - aside: The files that are not part of the program.
  public init(
    _ adapter: Adapter, name: String, bundlePath: String = "", language: String = "",
    leaving left: Set<String> = [], aside: Set<Int> = []
  ) {
    let trees = adapter.trees.enumerated().filter { !aside.contains($0.offset) }
    entry = AppEntry(trees.map(\.element), index: adapter.index)
    let parts = trees.flatMap { ClassPartReader(file: $0.offset, tree: $0.element).parts }
    exposing = Set(parts.filter(\.exposesMembers).map(\.name))
    var texts = Array(repeating: [String](), count: adapter.outputs.count)
    var calls = Array(repeating: [String](), count: adapter.outputs.count)
    for group in Self.groups(parts, adapter.index) {
      guard let first = group.first else { continue }
      let registrations = group.compactMap { registration($0, adapter, left) }
      guard !registrations.isEmpty else { continue }
      if registrations[0].isManaged { texts[first.file].append("import CoreData") }
      texts[first.file] += [Self.place(first.name), ClassRegistration.text(registrations)]
      calls[first.file].append("\(first.name).\(registrations[0].function)()")
    }
    classes = Set(classes).sorted()
    var lines: [String] = []
    for (file, calls) in calls.enumerated() where !aside.contains(file) {
      let codes = (0..<adapter.topLevelCounts[file]).map { "try? \(TopLevelCode.name($0))()" }
      guard !calls.isEmpty || !codes.isEmpty else { continue }
      texts[file] += [
        Self.place(nil),
        "@MainActor func __segueRegister\(file)() { \((calls + codes).joined(separator: "; ")) }",
      ]
      lines.append("  __segueRegister\(file)()")
    }
    additions = texts.map { $0.joined(separator: "\n") }
    main = Self.main(lines, name, bundlePath, entry.delegate, language)
  }

  /// Returns the parts of each class in each file, in the order of the source. An extension of a
  /// type that is not a class of the files counts only if Objective-C sees members of it, since it
  /// then extends a class of UIKit.
  private static func groups(_ parts: [ClassPart], _ index: SourceIndex) -> [[ClassPart]] {
    var order: [String] = []
    var groups: [String: [ClassPart]] = [:]
    for part in parts {
      let type = index.types[part.name]
      let isDeclared = type?.kind == .class
      guard isDeclared || !(part.properties.isEmpty && part.methods.isEmpty),
        isDeclared || type == nil || type?.kind == .unknown,
        !isGeneric(part.name, index)
      else { continue }
      let key = "\(part.file) \(part.name)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(part)
    }
    return order.compactMap { groups[$0] }
  }

  /// Returns whether a type or one around it is generic.
  private static func isGeneric(_ name: String, _ index: SourceIndex) -> Bool {
    var path: [Substring] = []
    for part in name.split(separator: ".") {
      path.append(part)
      if index.types[path.joined(separator: ".")]?.isGeneric ?? false { return true }
    }
    return false
  }

  private mutating func registration(
    _ part: ClassPart, _ adapter: Adapter, _ left: Set<String>
  ) -> ClassRegistration? {
    let type = adapter.index.types[part.name]
    guard let type, type.kind == .class else {
      return left.contains(part.name)
        ? nil : ClassRegistration(part: part, maker: nil, exposesMembers: false)
    }
    guard !type.isHidden else { return nil }
    if adapter.index.isKind(type, of: ManagedProperties.objects) {
      return managed(part, type, adapter, hasMembers: !left.contains(part.name))
    }
    let path = adapter.outputs[part.file].path
    if left.contains(part.name) {
      if !part.isExtension {
        rejections.append(
          Rejection(
            type: part.name, path: path, place: part.place,
            reason: "its registration does not compile", wasTried: true))
      }
      return nil
    }
    let exposes = exposesMembers(type, adapter)
    let result = ClassMaker(index: adapter.index).result(type)
    var maker: String?
    switch result {
    case .made(let text): maker = text
    case .foreign: break
    case .unmade(let reason):
      if !part.isExtension {
        rejections.append(
          Rejection(type: part.name, path: path, place: part.place, reason: reason))
      }
    }
    var made = ClassRegistration(part: part, maker: maker, exposesMembers: exposes)
    let forwarding = MessageForwarding(index: adapter.index)
    made.exposesDelegation = forwarding.isAsking && forwarding.isDelegate(type)
    if result == .foreign, part.properties.isEmpty, part.methods.isEmpty,
      !made.exposesDelegation
    {
      return nil
    }
    guard made.isNeeded else { return nil }
    if !part.isExtension { classes.append(part.name) }
    return made
  }

  /// Returns the registration of a class of CoreData's objects. It needs no initializer: all have the
  /// one that models use.
  private mutating func managed(
    _ part: ClassPart, _ type: DeclaredType, _ adapter: Adapter, hasMembers: Bool
  ) -> ClassRegistration? {
    var made = ClassRegistration(
      part: part, maker: nil, exposesMembers: exposesMembers(type, adapter))
    (made.isManaged, made.hasMembers) = (true, hasMembers)
    guard made.isNeeded, hasMembers || !part.isExtension else { return nil }
    if !part.isExtension { classes.append(part.name) }
    return made
  }

  /// Returns whether `@objcMembers` applies to a class, which subclasses inherit.
  private func exposesMembers(_ type: DeclaredType, _ adapter: Adapter) -> Bool {
    adapter.index.line(of: type).contains { exposing.contains($0.name) }
  }

  private static func place(_ type: String?) -> String {
    "#sourceLocation(file: \"segue-try\(type.map { "/\($0)" } ?? "")\", line: 1)"
  }

  private static func main(
    _ lines: [String], _ name: String, _ bundle: String, _ delegate: String?, _ language: String
  ) -> String {
    """
    import SegueCommand
    import SegueStage

    MainActor.assumeIsolated {
    \(lines.joined(separator: "\n"))
      SegueTool.main(
        app: HostedApp(
          name: \(name.literal), bundlePath: \(bundle.literal),
          delegateClass: \(delegate?.literal ?? "nil"), language: \(language.literal)))
    }

    """
  }
}

extension String {
  /// A string literal with this value.
  fileprivate var literal: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\", "\"": text += "\\\(scalar)"
      case _ where scalar.value < 32 || scalar.value == 127:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
