/// The operation of a script's step, which determines the direction of its transition.
public enum TransitionRole: String, Sendable, Hashable, CaseIterable {
  /// A modal presentation or dismissal.
  case present, dismiss
  /// An operation of a navigation controller.
  case push, pop

  /// The direction of the operation: `forward` for presenting and pushing, `backward` for dismissing and
  /// popping.
  public var direction: TransitionDirection {
    self == .present || self == .push ? .forward : .backward
  }
}
