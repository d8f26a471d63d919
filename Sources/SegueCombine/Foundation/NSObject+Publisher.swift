// Properties that are observed by key path, as values.

import Foundation
import OpenCombine
import UIKit

extension SegueKeyValueObserved {
  /// Returns a publisher of the values of a property. What can be observed is what `observe` can:
  /// Documentation/UIKit/COMBINE.md.
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: With `initial`, the first value is the present one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// A publisher of the values of a property.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    /// The values are those of the property.
    public typealias Output = Value
    /// The publisher does not fail.
    public typealias Failure = Never

    /// The object with the property.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// Whether the first value is the present one.
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    /// Begins a subscription.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      let list = ConduitList<Value, Never>()
      nonisolated(unsafe) let (parts, values) = (self, list)
      nonisolated(unsafe) var observation: NSKeyValueObservation?
      MainActor.assumeIsolated {
        observation = parts.object.observe(parts.keyPath) { object, _ in
          values.send(object[keyPath: parts.keyPath])
        }
      }
      let current = options.contains(.initial) ? { object[keyPath: keyPath] } : nil
      // The subscription retains the observation.
      list.subscribe(subscriber, current: current, onDemand: { _ = observation })
    }
  }
}
