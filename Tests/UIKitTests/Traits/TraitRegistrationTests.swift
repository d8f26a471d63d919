// Registrations for changes of traits, overrides, and traits that an app defines.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct TraitRegistrationTests {
  /// A trait of an app.
  enum Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  private func window(_ world: World) -> (UIWindow, UIViewController) {
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return (window, controller)
    }
  }

  @Test("A closure is called for its traits only, with the object and its previous traits")
  func closure() {
    let world = World()
    let (window, controller) = window(world)
    world.run {
      var calls: [String] = []
      let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (changed: UIViewController, previous: UITraitCollection) in
        #expect(changed === controller)
        calls.append(
          "\(previous.userInterfaceStyle) \(changed.traitCollection.userInterfaceStyle)")
      }
      window.overrideUserInterfaceStyle = .dark
      #expect(calls == ["light dark"])
      UIKitState.current.setScreenTraits(UITraitCollection(layoutDirection: .rightToLeft))
      #expect(calls.count == 1)
      controller.unregisterForTraitChanges(registration)
      window.overrideUserInterfaceStyle = .light
      #expect(calls.count == 1)
    }
  }

  @Test("A method is called, of another object or of the view itself")
  func method() {
    final class Panel: UIView {
      var changes = 0
      func styleDidChange() { changes += 1 }
    }
    let world = World()
    let (window, controller) = window(world)
    world.run {
      let panel = Panel()
      controller.view.addSubview(panel)
      panel.registerForTraitChanges(
        UITraitCollection.systemTraitsAffectingColorAppearance,
        action: Selector(Panel.styleDidChange))
      window.overrideUserInterfaceStyle = .dark
      #expect(panel.changes == 1)
    }
  }

  @Test("Overrides apply to a view and what is in it, and can be removed")
  func overrides() {
    let world = World()
    let (_, controller) = window(world)
    world.run {
      let (outer, inner) = (UIView(), UIView())
      controller.view.addSubview(outer)
      outer.addSubview(inner)
      outer.traitOverrides.userInterfaceStyle = .dark
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
      outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      #expect(inner.traitCollection.userInterfaceStyle == .light)
      controller.traitOverrides.horizontalSizeClass = .regular
      #expect(inner.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test("A trait of an app has its default, is inherited, and is observed")
  func custom() {
    let world = World()
    let (_, controller) = window(world)
    world.run {
      let view = UIView()
      controller.view.addSubview(view)
      #expect(view.traitCollection[Theme.self] == "plain")
      var seen: [String] = []
      view.registerForTraitChanges([Theme.self]) { (view: UIView, previous: UITraitCollection) in
        seen.append("\(previous[Theme.self]) \(view.traitCollection[Theme.self])")
      }
      controller.traitOverrides[Theme.self] = "bold"
      #expect(seen == ["plain bold"])
      controller.traitOverrides[Theme.self] = "bold"
      #expect(seen.count == 1)
    }
  }

  @Test("Trait collections are made and changed by mutations")
  func mutations() {
    World().run {
      let made = UITraitCollection { traits in
        traits.userInterfaceStyle = .dark
        traits[Theme.self] = "loud"
      }
      #expect(made.userInterfaceStyle == .dark && made[Theme.self] == "loud")
      let changed = made.modifyingTraits { $0.userInterfaceStyle = .light }
      #expect(changed.userInterfaceStyle == .light && changed[Theme.self] == "loud")
      #expect(made != changed)
      #expect(changed.replacing(UITraitUserInterfaceStyle.self, value: .dark) == made)
    }
  }
}
