// The adapter's knowledge of the types that files declare: what can be read from the source,
// without type inference.

/// A parameter of a function.
public struct DeclaredParameter: Hashable, Sendable, Codable {
  /// The argument label, or `nil` for `_`.
  public var label: String?
  /// The parameter name inside the function.
  public var name: String
  /// The type, as written.
  public var type: String
  /// A Boolean value that indicates whether the parameter has a default value.
  public var hasDefault: Bool
}

/// A method.
struct DeclaredFunction: Hashable, Sendable {
  var name: String
  var parameters: [DeclaredParameter]
  /// The name in `@objc(name)`.
  var givenName: String?
  var isStatic: Bool
  /// The result type, as written.
  var result: String?
  /// A Boolean value that indicates whether only its own file can name it.
  var isPrivate = false
  /// A Boolean value that indicates whether Objective-C can call it without a conformance: `@objc`.
  var isExposed = false

  /// The Objective-C selector, such as `handlePan:` or `moveWithSender:to:`.
  var selectorName: String {
    if let givenName { return givenName }
    return Self.selectorName(name, labels: parameters.map(\.label))
  }

  /// Returns the label with `With`, unless the name already contains a preposition.
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
  /// The parameters of the initializer.
  public var parameters: [DeclaredParameter]
  /// A Boolean value that indicates whether the initializer can return `nil`.
  public var isFailable: Bool
  /// A Boolean value that indicates whether the initializer delegates to another one.
  public var isConvenience: Bool
  /// A Boolean value that indicates whether the initializer can throw.
  public var canThrow: Bool
  /// A Boolean value that indicates whether only its own file can call it.
  public var isPrivate = false
  /// A Boolean value that indicates whether the initializer only ends the program, so that it must
  /// not be called.
  public var isFatal = false
}

/// A stored or computed property of instances.
struct DeclaredProperty: Hashable, Sendable {
  var name: String
  /// The type, as written or as implied by a literal.
  var type: String?
  var isSettable: Bool
  /// A Boolean value that indicates whether the property is stored and has no initial value.
  var needsValue: Bool
  /// A Boolean value that indicates whether the property can be observed.
  var isDynamic = false
  /// A Boolean value that indicates whether a storyboard sets the property.
  var isOutlet = false
  /// A Boolean value that indicates whether only the type, or its file, can set the property.
  var isPrivate = false
}

/// A type that the files declare.
struct DeclaredType: Sendable {
  enum Kind: String, Sendable { case `class`, `struct`, `enum`, `protocol`, actor, unknown }

  /// The name with those of the types around it: `Outer.Inner`.
  var name: String
  var kind: Kind
  /// The index of the file that declares the type.
  var file = 0
  var place = SourcePlace(line: 1, column: 1)
  /// A Boolean value that indicates whether code at the top level of its file cannot name the type.
  var isHidden = false
  /// A Boolean value that indicates whether other files cannot name the type.
  var isPrivate = false
  /// A Boolean value that indicates whether other modules can name the type.
  var isPublic = false
  var isGeneric = false
  /// The generic parameters that are restricted to objects.
  var objectParameters: Set<String> = []
  /// The types that it inherits from or conforms to, including those of its extensions, as written.
  var inherited: [String] = []
  var functions: [DeclaredFunction] = []
  var initializers: [DeclaredInitializer] = []
  var properties: [DeclaredProperty] = []
  /// The stored or computed properties of the type itself.
  var statics: [DeclaredProperty] = []
  /// The cases of an enumeration.
  var cases: [EnumCase] = []
  /// All names in its source.
  var mentions: Set<String> = []
  /// The optional requirements of a protocol.
  var optionalMembers: [OptionalMember] = []
  /// The requirements of a protocol.
  var requirements = Requirements()
  /// The types to which its source casts, as written.
  var casts: Set<String> = []
  /// What its source casts, as written, by the type to which it casts.
  var castOperands: [String: Set<String>] = [:]

  struct EnumCase: Hashable, Sendable {
    var name: String
    /// The associated values of the case.
    var values: [DeclaredParameter]
  }

  struct Requirements: Hashable, Sendable {
    var functions: [DeclaredFunction] = []
    var properties: [DeclaredProperty] = []
    /// A Boolean value that indicates whether there are requirements that no screen satisfies by
    /// itself: types, initializers, subscripts.
    var hasOthers = false
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
