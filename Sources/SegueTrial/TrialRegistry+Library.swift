// Makes families available as transitions that scenes can name.

import SegueStage
import SegueTransitions
import SegueWorld
import UIKit

extension TrialRegistry {
  /// The built-in transitions, and those of this program under the names of their classes.
  public var library: TransitionLibrary {
    var library = TransitionLibrary.builtIn
    library.durationLimit = VirtualTime(seconds: Self.transitionDurationLimit)
    for family in families {
      library.register(
        TransitionLibrary.Entry(
          name: family.name, summary: "of this program, \(family.kind.summary)"
        ) { _, _ in
          self.openResources()
          return .delegate(self.delegate(of: family))
        })
    }
    return library
  }

  /// The library for a transition between the screens that its family names.
  public func library(for family: TrialFamily) -> TransitionLibrary {
    var library = library
    // The script of a trial calls its screens so.
    let classes = [("from", family.screens.lower), ("to", family.screens.upper)]
    for (screen, name) in classes {
      guard let name, let entry = screens[name] else { continue }
      library.hosts[screen] = { page in
        self.openResources()
        let isEmpty = screen == "to" && family.isAnimatedByItself
        return entry.host(of: page, named: name, showingPage: !isEmpty)
      }
    }
    return library
  }

  /// Lets code of the current world find images and colors in the app's asset catalogs.
  private func openResources() {
    guard let resources, AppBundle.current == nil else { return }
    UIKitState.current.install(AppBundle(path: resources, language: ""))
  }

  /// The duration limit in seconds. A transition that takes longer is considered never to end.
  private static let transitionDurationLimit = 120.0

  /// Returns the delegate of a family. There is one for each world, since it keeps the objects that
  /// are used in both directions.
  private func delegate(of family: TrialFamily) -> TrialDelegate {
    let all = World.current.associatedObject { TrialDelegates() }
    if let known = all.byFamily[family.name] { return known }
    let made = TrialDelegate(family, entries, usesTouches: usesTouches)
    // A delegate with a presentation controller may well use UIKit's own animation.
    if family.style != "custom" {
      made.onRefusal = { self.note(refusalOf: $0, $1, substitute: $2) }
    }
    all.byFamily[family.name] = made
    return made
  }
}

/// The delegates of one world.
@MainActor
private final class TrialDelegates {
  var byFamily: [String: TrialDelegate] = [:]
}
