// Views that have been removed from a list and can be reused with other contents. A list therefore
// has about as many views as it shows, whatever its length.

import Foundation
import SegueWorld

/// A view that is reused as a list scrolls.
@MainActor
protocol Reusable: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

/// The reusable views of a list, and the factories of new ones.
@MainActor
struct ReusePool {
  /// The maximum number of unused views of one identifier; further ones are discarded.
  private static let maximumIdle = 200

  private var makers: [String: () -> any Reusable] = [:]
  private var idle: [String: [any Reusable]] = [:]

  /// Registers a factory for views with the given identifier; `nil` removes the registration.
  mutating func register(_ identifier: String, maker: (() -> any Reusable)?) {
    makers[identifier] = maker
    idle[identifier] = nil
  }

  /// Returns a Boolean value that indicates whether a factory is registered for the identifier.
  func hasFactory(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Returns an unused view with the identifier, prepared for reuse, or a new one; `nil` if no
  /// factory is registered.
  mutating func take(_ identifier: String) -> (any Reusable)? {
    if let view = idle[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return makers[identifier]?()
  }

  /// Stores a view for reuse, if it has an identifier.
  mutating func keep(_ view: any Reusable, as identifier: String?) {
    guard let identifier else { return }
    var views = idle[identifier] ?? []
    guard views.count < Self.maximumIdle else { return }
    idle[identifier] = nil
    views.append(view)
    idle[identifier] = views
  }
}

extension World {
  /// Schedules `action` for the current instant, after the code that is running.
  func scheduleNow(_ action: @escaping @MainActor () -> Void) { schedule(at: now, action) }
}
