// A transition that ends while the script holds it at a progress.

import UIKit

/// What is known about a transition that ended although a step of the script held it: its animations
/// are not those that a percentage drives.
struct EscapedTransition {
  /// The name of the screen whose transition it was.
  let screen: String
  /// What happened, and what would have followed the script.
  let sentence: String

  /// Creates the description of a transition that has just ended, or `nil` if nothing held it.
  @MainActor
  init?(_ transition: RunningTransition, _ record: TransitionRecord, at instant: String) {
    guard transition.isPausedByScript, let screen = transition.step.move?.screen.value else {
      return nil
    }
    self.screen = screen
    sentence =
      "It ended by itself at \(instant): a script drives animations of UIView.animate, and the "
      + "property animator that interruptibleAnimator(using:) of \(record.animatorTypeName) returns"
  }
}
