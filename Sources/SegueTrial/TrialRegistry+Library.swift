// Families as transitions that scenes can name.

import SegueStage
import SegueTransitions
import UIKit

extension TrialRegistry {
  /// The built-in transitions, and those of this program under the names of their classes.
  public var library: TransitionLibrary {
    var library = TransitionLibrary.builtIn
    library.patience = VirtualTime(seconds: Self.longestTransition)
    for family in families {
      library.register(
        TransitionLibrary.Entry(
          name: family.name, summary: "of this program, \(family.kind.summary)"
        ) { _, _ in .delegate(self.delegate(of: family)) })
    }
    return library
  }

  /// A transition that takes longer never ends, in seconds.
  private static let longestTransition = 120.0

  /// One for each world: it keeps what serves both ways.
  private func delegate(of family: TrialFamily) -> TrialDelegate {
    let all = World.current.belonging { TrialDelegates() }
    if let known = all.byFamily[family.name] { return known }
    let made = TrialDelegate(family, entries, usesFinger: usesFinger)
    all.byFamily[family.name] = made
    return made
  }
}

/// The delegates of one world.
@MainActor
private final class TrialDelegates {
  var byFamily: [String: TrialDelegate] = [:]
}
