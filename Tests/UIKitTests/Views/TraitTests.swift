// Traits run down the hierarchy, and colors that depend on them follow.

import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct TraitTests {
  private let world = World()

  private func blackness(_ view: UIView) -> CGFloat? { view.layer.backgroundColor?.red }

  @Test("A color that depends on the style is resolved where it is displayed")
  func resolvedWhereShown() {
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      let (view, inner) = (UIView(), UIView())
      for each in [view, inner] { each.backgroundColor = .systemBackground }
      view.addSubview(inner)
      window.addSubview(view)
      #expect([view, inner].map(blackness) == [1, 1])
      view.overrideUserInterfaceStyle = .dark
      #expect([view, inner].map(blackness) == [0, 0])
      #expect(inner.backgroundColor === UIColor.systemBackground)
      inner.removeFromSuperview()
      window.addSubview(inner)
      #expect(blackness(inner) == 1)
    }
  }

  @Test("A dark screen is dark for everything created on it, before it is displayed")
  func darkScreen() {
    world.run {
      UIKitState.current.setScreenTraits(UITraitCollection(userInterfaceStyle: .dark))
      let view = UIView()
      view.backgroundColor = .secondarySystemBackground
      #expect(view.layer.backgroundColor == UIColor.secondarySystemBackground.cgColor)
      #expect(
        view.layer.backgroundColor
          == CGColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test("Views and controllers are notified once, outer before inner")
  func told() {
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      let diary = Diary()
      let (outer, inner) = (ListeningView("outer", diary), ListeningView("inner", diary))
      outer.addSubview(inner)
      window.addSubview(outer)
      #expect(diary.lines == [])
      window.overrideUserInterfaceStyle = .dark
      window.overrideUserInterfaceStyle = .dark
      #expect(diary.lines == ["outer: light to dark", "inner: light to dark"])
    }
  }

  @Test("A change of traits inside an animation block animates the background")
  func animated() {
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      let view = UIView(frame: window.bounds)
      view.backgroundColor = .systemBackground
      window.addSubview(view)
      UIView.animate(withDuration: 1) { view.overrideUserInterfaceStyle = .dark }
      #expect(view.layer.animationKeys()?.contains("backgroundColor") == true)
    }
  }

  @Test("A color keeps depending on traits with another alpha and within a provider")
  func derived() {
    let faint = UIColor.label.withAlphaComponent(0.5)
    let nested = UIColor { _ in .label }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(faint.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(nested.resolvedColor(with: dark) == .white)
    #expect(faint.resolvedColor(with: UITraitCollection()) == UIColor(white: 0, alpha: 0.5))
  }

  @Test(
    "Content follows the layout direction unless its semantics differ",
    arguments: [
      (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft),
      (.playback, .leftToRight), (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft),
    ])
  func direction(
    _ attribute: UISemanticContentAttribute, _ direction: UIUserInterfaceLayoutDirection
  ) {
    world.run {
      UIKitState.current.setScreenTraits(UITraitCollection(layoutDirection: .rightToLeft))
      #expect(UIView.userInterfaceLayoutDirection(for: attribute) == direction)
    }
  }
}

@MainActor
private final class Diary {
  var lines: [String] = []
}

private final class ListeningView: UIView {
  private let name: String
  private let diary: Diary

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    let styles = [previousTraitCollection, UITraitCollection.current].map {
      $0?.userInterfaceStyle == .dark ? "dark" : "light"
    }
    diary.lines.append("\(name): \(styles.joined(separator: " to "))")
  }
}
