// To be filled by the module's author; the driver protocol names it.

/// The base of all animations.
@preconcurrency @MainActor
open class CAAnimation {
  /// Makes an animation.
  public init() {}
}
