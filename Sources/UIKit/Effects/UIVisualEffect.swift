import Foundation

/// What a visual effect view does; its subclasses say what.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// An effect that does nothing.
  public override init() { super.init() }

  /// Effects do not change, so a copy is the effect itself.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
