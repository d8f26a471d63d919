import Foundation

/// An effect of a visual effect view. Use one of its subclasses.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// Creates an effect that changes nothing.
  public override init() { super.init() }

  /// Returns the effect itself, since effects are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
