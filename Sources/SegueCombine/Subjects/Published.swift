// `@Published`: a property with a publisher of its values.

import OpenCombine

/// A property wrapper that publishes the values of a property of a class. As on Apple's platforms,
/// the value is sent before the property has it: subscribers that read the property find the former
/// one.
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  /// Creates a property with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Creates a property with a value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The publisher of the property, `$name`. Assigning another one has no effect.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { _ = newValue }
  }

  /// The value of a property of a structure or an enumeration, which cannot be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// The value of a property of a class.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].storage.value }
    set { owner[keyPath: storage].storage.set(newValue) }
  }

  /// The publisher of a property. Its first value is the present one.
  public struct Publisher: OpenCombine.Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// The publisher does not fail.
    public typealias Failure = Never

    fileprivate let storage: Storage

    /// Begins a subscription.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      storage.list.subscribe(subscriber, current: { [storage] in storage.value })
    }
  }

  /// The value, and those who follow it.
  fileprivate final class Storage {
    var value: Value
    let list = ConduitList<Value, Never>()
    let sources = UpstreamSubscriptions()
    var announcement: ObservableObjectPublisher?

    init(_ value: Value) {
      self.value = value
      sources.demand()
    }

    func set(_ new: Value) {
      announcement?.send()
      list.send(new)
      value = new
    }
  }
}

extension Published: AnnouncedProperty {
  func announce(to publisher: ObservableObjectPublisher) { storage.announcement = publisher }
}

extension Publisher where Failure == Never {
  /// Sets a property that is `@Published` to each value. The subscription ends with the property.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PropertySubscriber(published.storage))
  }
}

/// A subscriber that sets a property that is `@Published`.
private struct PropertySubscriber<Value>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  private weak var storage: Published<Value>.Storage?

  init(_ storage: Published<Value>.Storage) { self.storage = storage }

  func receive(subscription: any Subscription) { storage?.sources.add(subscription) }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.set(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
