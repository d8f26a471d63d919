// Pointers, keys, the focus and pencils: code that handles them compiles, and is not called.

import Foundation
import SegueWorld
import Testing
import UIKit

private final class KeyedView: UIView {
  var lines: [String] = []
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    lines.append("pressed")
    super.pressesBegan(presses, with: event)
  }
  override var canBecomeFocused: Bool { true }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { subviews }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { lines.append("focus") }
}

@MainActor
private final class Pointing: NSObject, UIPointerInteractionDelegate,
  UIScribbleInteractionDelegate
{
  var calls = 0
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    calls += 1
    return interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
  }
}

@Suite @MainActor struct MissingInputTests {
  let table = TouchTable()

  @Test("A recognizer of hovering neither acts nor keeps other gestures from it")
  func hover() throws {
    table.world.run {
      let hover = UIHoverGestureRecognizer()
      hover.addHandler { [unowned table] (_: UIGestureRecognizer) in table.note("hover") }
      let tap = UITapGestureRecognizer { [unowned table] _ in table.note("tap") }
      for recognizer in [hover, tap] { table.view.addGestureRecognizer(recognizer) }
      #expect(hover.state == .possible && hover.zOffset == 0)
    }
    let place = table.world.run { table.view.convert(CGPoint(x: 5, y: 5), to: nil as UIView?) }
    table.finger([(0, Double(place.x), Double(place.y))], lift: 0.1)
    #expect(try table.play(to: 1) == ["tap"])
  }

  @Test("Interactions with pointers and pencils know their view, and call no delegate")
  func interactions() throws {
    let delegate = Pointing()
    table.world.run {
      let pointer = UIPointerInteraction(delegate: delegate)
      let scribble = UIScribbleInteraction(delegate: delegate)
      table.view.addInteraction(pointer)
      table.view.addInteraction(scribble)
      #expect(pointer.view === table.view && scribble.view === table.view)
      #expect(!UIScribbleInteraction.isPencilInputExpected && !scribble.isHandlingWriting)
      table.view.removeInteraction(pointer)
      #expect(pointer.view == nil)
      guard case .verticalBeam(9)? = UIPointerStyle(shape: .verticalBeam(length: 9)).shape else {
        Issue.record("a style keeps its shape")
        return
      }
    }
    let place = table.world.run { table.view.convert(CGPoint(x: 5, y: 5), to: nil as UIView?) }
    table.finger([(0, Double(place.x), Double(place.y))], lift: 0.1)
    _ = try table.play(to: 1)
    #expect(delegate.calls == 0)
  }

  @Test("Presses are forwarded along the responder chain, as by code that sends them itself")
  func presses() {
    table.world.run {
      let (outer, inner) = (KeyedView(), UIView())
      outer.addSubview(inner)
      inner.pressesBegan([], with: nil)
      #expect(outer.lines == ["pressed"])
      #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4)
      #expect(UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue == 40)
      #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 82)
      #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 231)
    }
  }

  @Test("Nothing has the focus, and views know what is inside them")
  func focus() {
    table.world.run {
      let (outer, inner) = (KeyedView(), UIView())
      outer.addSubview(inner)
      outer.setNeedsFocusUpdate()
      outer.updateFocusIfNeeded()
      #expect(outer.canBecomeFocused && !outer.isFocused && outer.lines.isEmpty)
      #expect(UIFocusSystem.focusSystem(for: outer) == nil)
      #expect(UIFocusSystem.environment(outer, contains: inner))
      #expect(!UIFocusSystem.environment(inner, contains: outer))
      #expect(outer.preferredFocusEnvironments.first === inner)
      #expect(inner.parentFocusEnvironment === outer)
    }
  }

  @Test("Spring loading is stored, and an interaction for it is reported")
  func springs() {
    let world = World()
    world.run {
      let button = UIButton(type: .system)
      #expect(!button.isSpringLoaded)
      button.isSpringLoaded = true
      #expect(button.isSpringLoaded)
      let interaction = UISpringLoadedInteraction { _, _ in Issue.record("activated") }
      button.addInteraction(interaction)
      #expect(interaction.view === button)
    }
    #expect(
      world.diagnostics.warnings == [
        "UISpringLoadedInteraction: drags do not activate views that they are held over"
      ])
  }
}
