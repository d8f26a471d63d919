// `UIColor.tintColor`: the tint of the view that uses it.

import SegueDisplay
import SegueWorld
import Testing

@testable import UIKit

@Suite @MainActor struct TintColorTests {
  let world = World()

  private func shownWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    return window
  }

  @Test("Without a view it is the system's blue, or the accent color of the app")
  func alone() {
    #expect(UIColor.tintColor.cgColor == UIColor.systemBlue.cgColor)
    world.run {
      #expect(UIColor.tintColor.cgColor == UIColor.systemBlue.cgColor)
      UIKitState.current.accentColor = .purple
      #expect(UIColor.tintColor.cgColor == UIColor.purple.cgColor)
      #expect(UIColor.system(named: "tintColor") === UIColor.tintColor)
    }
  }

  /// A label that shows another one, and passes its properties on.
  private final class Wrapper: UIView {
    let inner = UILabel()
    override var tintColor: UIColor! {
      get { inner.tintColor }
      set { inner.tintColor = newValue }
    }
    override func forBaselineLayout() -> UIView { inner }
  }

  @Test("A view can have the tint and the baseline of a view in it")
  func wrapper() {
    world.run {
      let (window, wrapper) = (shownWindow(), Wrapper())
      wrapper.addSubview(wrapper.inner)
      window.addSubview(wrapper)
      window.tintColor = .red
      #expect(wrapper.tintColor == .red)
      wrapper.tintColor = .green
      #expect(wrapper.tintColor == .green && wrapper.inner.tintColor == .green)
      #expect(wrapper.forLastBaselineLayout === wrapper.inner)
      #expect(wrapper.forFirstBaselineLayout === wrapper)
    }
  }

  @Test("A background follows the tint of its view and of the views around it")
  func background() {
    world.run {
      let window = shownWindow()
      let (view, inner) = (UIView(), UIView())
      inner.backgroundColor = .tintColor
      view.addSubview(inner)
      window.addSubview(view)
      #expect(inner.layer.backgroundColor == UIColor.systemBlue.cgColor)
      window.tintColor = .red
      #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
      view.tintColor = .green
      #expect(inner.layer.backgroundColor == UIColor.green.cgColor)
      #expect(inner.backgroundColor === UIColor.tintColor)
      view.tintColor = .tintColor
      #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
      view.tintColor = nil
      #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
      window.tintColor = nil
      #expect(inner.layer.backgroundColor == UIColor.systemBlue.cgColor)
    }
  }

  @Test("Views outside of a window hand their tint down, and take another one in their window")
  func outside() {
    world.run {
      let (view, inner) = (UIView(), UIView())
      for each in [view, inner] { each.backgroundColor = .tintColor }
      view.tintColor = .red
      view.addSubview(inner)
      #expect(view.layer.backgroundColor == UIColor.red.cgColor)
      #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
      view.tintColor = nil
      #expect(inner.layer.backgroundColor == UIColor.systemBlue.cgColor)
      let window = shownWindow()
      window.tintColor = .green
      window.addSubview(view)
      #expect(view.layer.backgroundColor == UIColor.green.cgColor)
      #expect(inner.layer.backgroundColor == UIColor.green.cgColor)
    }
  }

  @Test("Text is drawn again in the new tint")
  func text() {
    world.run {
      let window = shownWindow()
      let label = UILabel(frame: window.bounds)
      label.text = "a"
      label.textColor = .tintColor
      window.addSubview(label)
      let traits = window.traitCollection
      #expect(Drawn(label).runs.map(\.color) == [DisplayColor(.systemBlue, under: traits)])
      window.tintColor = .red
      #expect(Drawn(label).runs.map(\.color) == [DisplayColor(.red, under: traits)])
    }
  }

  @Test("Layout resolves it for its view, and so do colors that are derived from it")
  func derived() {
    final class Framed: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = UIColor.tintColor.cgColor
      }
    }
    world.run {
      let view = Framed(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.tintColor = .red
      let window = shownWindow()
      window.addSubview(view)
      view.layoutIfNeeded()
      #expect(view.layer.borderColor == UIColor.red.cgColor)
      let faint = UIColor.tintColor.withAlphaComponent(0.5)
      #expect(
        faint.resolvedColor(with: view.traitCollection) == UIColor.red.withAlphaComponent(0.5))
    }
  }

  @Test("A tint that is defined by the tint is based on blue")
  func circular() {
    world.run {
      let view = UIView()
      view.backgroundColor = .tintColor
      view.tintColor = UIColor { _ in .tintColor }
      #expect(view.layer.backgroundColor == UIColor.systemBlue.cgColor)
    }
  }

  @Test("A change of the tint is no change of traits")
  func silent() {
    final class Listener: UIView {
      var calls = 0
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { calls += 1 }
    }
    world.run {
      let window = shownWindow()
      let listener = Listener()
      window.addSubview(listener)
      let before = listener.traitCollection
      window.tintColor = .red
      #expect(listener.calls == 0)
      #expect(listener.traitCollection == before)
    }
  }
}
