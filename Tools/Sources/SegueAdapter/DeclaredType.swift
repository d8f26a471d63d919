// What the adapter knows of the types that files declare: as much as can be read, nothing that would
// have to be inferred.

/// A parameter of a function.
public struct DeclaredParameter: Hashable, Sendable, Codable {
  /// What callers write; `nil` for `_`.
  public var label: String?
  /// What the function calls it.
  public var name: String
  /// Its type, as written.
  public var type: String
  /// Whether callers may leave it out.
  public var hasDefault: Bool
}

/// A method.
struct DeclaredFunction: Hashable, Sendable {
  var name: String
  var parameters: [DeclaredParameter]
  /// The name in `@objc(name)`.
  var givenName: String?
  var isStatic: Bool
  /// What it gives, as written.
  var result: String?
  /// Whether only its own file can name it.
  var isPrivate = false

  /// Its name in Objective-C: `handlePan:`, `moveWithSender:to:`.
  var selectorName: String {
    if let givenName { return givenName }
    return Self.selectorName(name, labels: parameters.map(\.label))
  }

  /// `With`, unless there is a preposition already.
  private static func joint(_ name: String, _ label: String) -> String {
    let first = label.prefix { !$0.isUppercase }
    let capital = name.lastIndex(where: \.isUppercase).map { name[$0...].lowercased() }
    return prepositions.contains(String(first)) || prepositions.contains(capital ?? name)
      ? "" : "With"
  }

  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding",
    "since", "to", "until", "using", "via", "when", "with", "within", "without",
  ]

  static func selectorName(_ name: String, labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    let beginning = first.map { name + joint(name, $0) + $0.capitalizedFirst } ?? name
    return labels.dropFirst().reduce(beginning + ":") { $0 + ($1 ?? "") + ":" }
  }
}

/// An initializer.
public struct DeclaredInitializer: Hashable, Sendable, Codable {
  /// What it takes.
  public var parameters: [DeclaredParameter]
  /// Whether it may answer `nil`.
  public var isFailable: Bool
  /// Whether it calls another one.
  public var isConvenience: Bool
  /// Whether it may throw.
  public var canThrow: Bool
  /// Whether only its file may call it.
  public var isPrivate = false
}

/// A stored or computed property of instances.
struct DeclaredProperty: Hashable, Sendable {
  var name: String
  /// Its type, as written or as its literal says.
  var type: String?
  var isSettable: Bool
  /// Whether it is stored and begins with nothing.
  var needsValue: Bool
  /// Whether it may be observed.
  var isDynamic = false
}

/// A type.
struct DeclaredType: Sendable {
  enum Kind: String, Sendable { case `class`, `struct`, `enum`, `protocol`, actor, unknown }

  /// `Outer.Inner`.
  var name: String
  var kind: Kind
  /// Which file declares it.
  var file = 0
  var place = SourcePlace(line: 1, column: 1)
  /// Whether code at the top of its file cannot name it.
  var isHidden = false
  /// Whether other files cannot name it.
  var isPrivate = false
  /// Whether other modules can.
  var isPublic = false
  var isGeneric = false
  /// What it inherits from or conforms to, with what its extensions add, as written.
  var inherited: [String] = []
  var functions: [DeclaredFunction] = []
  var initializers: [DeclaredInitializer] = []
  var properties: [DeclaredProperty] = []
  /// Stored or computed properties of the type itself.
  var statics: [DeclaredProperty] = []
  /// The cases of an enumeration.
  var cases: [EnumCase] = []
  /// Every name in its source.
  var mentions: Set<String> = []
  /// Optional requirements of a protocol.
  var optionalMembers: [OptionalMember] = []
  /// What a protocol requires.
  var requirements = Requirements()
  /// The types to which its source casts, as written.
  var casts: Set<String> = []

  struct EnumCase: Hashable, Sendable {
    var name: String
    /// What it carries.
    var values: [DeclaredParameter]
  }

  struct Requirements: Hashable, Sendable {
    var functions: [DeclaredFunction] = []
    var properties: [DeclaredProperty] = []
    /// Whether there is something that no screen has by itself: types, initializers, subscripts.
    var hasOthers = false
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
