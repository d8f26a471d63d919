// UIKit's own transitions by name, for `segue transition` and the lists that it prints. What they do
// is UIKit's: a push, a presentation in one of its styles, the selection of a tab.

/// A transition that UIKit plays by itself.
package enum UIKitTransition: String, Sendable, CaseIterable {
  /// The transitions of a navigation controller.
  case push, pop
  /// Modal presentations as cards.
  case present, sheet, formSheet
  /// Full-screen presentations, by their modal transition style.
  case coverVertical, crossDissolve, flipHorizontal
  /// The selection of another tab.
  case tab

  /// A description in one short sentence, for lists and help.
  package var summary: String {
    switch self {
    case .push: "A navigation controller's push: the new screen slides in from the right."
    case .pop: "A navigation controller's pop: the old screen slides out to the right."
    case .present: "A modal presentation: the new screen rises as a card over the old one."
    case .sheet: "A sheet with a grabber rises to half the height over the dimmed old screen."
    case .formSheet: "A card in the middle on tablets, and as high as the screen on phones."
    case .coverVertical: "A full-screen presentation: the new screen slides up from the bottom."
    case .crossDissolve: "A full-screen presentation: the new screen dissolves in."
    case .flipHorizontal: "A full-screen presentation: the screens turn like the sides of a card."
    case .tab: "A tab bar controller selects another tab, which replaces the old one at once."
    }
  }
}
