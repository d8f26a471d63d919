// Values that are stored apart from the value that they belong to.

/// A property whose value is stored in memory of its own, instead of within the value that has the property.
///
/// It behaves as the property does without it. A structure that contains large structures by value, and those further
/// ones, some of them optional, has code for copying, assigning and destroying that grows with every level; the compiler
/// writes it again for each type that contains the structure. The code for a box is a few instructions.
@propertyWrapper
public indirect enum Boxed<Value> {
  /// The box of a value.
  case value(Value)

  /// Creates a box that contains `wrappedValue`.
  public init(wrappedValue: Value) { self = .value(wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get {
      switch self {
      case .value(let value): value
      }
    }
    set { self = .value(newValue) }
  }
}

extension Boxed: Sendable where Value: Sendable {}
extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Hashable where Value: Hashable {}
