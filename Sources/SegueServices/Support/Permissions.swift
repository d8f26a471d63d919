// The permissions for which an app has asked. All are denied, as by a user who declines.

import Foundation
import Synchronization

/// The permissions of an app.
final class Permissions: Sendable {
  private static let shared = Permissions()
  private let asked = Mutex<Set<String>>([])

  /// The permissions of the app in the present world.
  static var current: Permissions { belonging(shared: shared) { Permissions() } }

  /// Records that the app has asked for a permission, which is thereby denied.
  func ask(_ name: String) { asked.withLock { _ = $0.insert(name) } }

  /// Returns whether the app has asked for a permission. Until then nothing is determined.
  func hasAsked(_ name: String) -> Bool { asked.withLock { $0.contains(name) } }
}
