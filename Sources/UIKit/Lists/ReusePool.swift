// Views that have left a list and wait to come back with other contents. So a list has about as many views as it
// shows, however long it is.

import Foundation

/// A view that comes and goes with scrolling.
@MainActor
protocol Reusable: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

/// The idle views of a list, and how new ones are made.
@MainActor
struct ReusePool {
  /// More idle views of a kind than this are let go.
  private static let mostIdle = 200

  private var makers: [String: () -> any Reusable] = [:]
  private var idle: [String: [any Reusable]] = [:]

  /// Has views of this name made so; `nil` takes the registration back.
  mutating func register(_ identifier: String, maker: (() -> any Reusable)?) {
    makers[identifier] = maker
    idle[identifier] = nil
  }

  /// Whether views of this name can be made.
  func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// A view of this name: an idle one made ready, or a new one; `nil` if nobody has said how it is made.
  mutating func take(_ identifier: String) -> (any Reusable)? {
    if let view = idle[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return makers[identifier]?()
  }

  /// Keeps a view that has left, if it has a name.
  mutating func keep(_ view: any Reusable, as identifier: String?) {
    guard let identifier else { return }
    var views = idle[identifier] ?? []
    guard views.count < Self.mostIdle else { return }
    idle[identifier] = nil
    views.append(view)
    idle[identifier] = views
  }
}

extension World {
  /// Has `action` run once what runs now is over.
  func soon(_ action: @escaping @MainActor () -> Void) { schedule(at: now, action) }
}
