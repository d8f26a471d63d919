/// What people look for in a catalogue of transitions.
public enum TransitionTag: String, Sendable, Hashable, CaseIterable {
  /// A family: iOS's own transitions, and the kinds of `CATransition`.
  case system, layer
  /// A family: screens that slide.
  case slide
  /// A family: screens that turn or move in space.
  case depth
  /// A family: screens that grow and shrink, come into focus or go out of it.
  case scale, focus
  /// A family: a shape uncovers the new screen.
  case mask
  /// A family: a screen comes apart.
  case pieces
  /// A family: views travel from one screen to the other.
  case sharedElement
  /// A family: Material Design 3.
  case material
  /// A property: a spring drives it by default.
  case spring
  /// A property: it blurs, which costs more time than the others take.
  case blur
  /// A property: its result depends on a seed.
  case seeded
  /// A property: it suits content that grows into a screen of its own, or steps within one task.
  case containers, navigation, modal
}
