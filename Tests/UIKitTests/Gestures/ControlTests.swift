import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ControlTests {
  let table = TouchTable()
  let button: UIButton

  init() {
    let table = table
    button = table.world.run { UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 50)) }
    table.view.addSubview(button)
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.touchDragInside, "drag inside"), (.touchDragOutside, "drag outside"),
    ] {
      button.addHandler(for: event) { [unowned table] _ in table.note(name) }
    }
  }

  @Test("A touch sends the control's events")
  func events() throws {
    table.finger([(0, 120, 170)], lift: 0.1)
    #expect(try table.play(to: 1) == ["down", "up inside"])
    table.finger([(2, 120, 170), (2.1, 130, 170), (2.2, 300, 300)], lift: 2.3)
    #expect(try table.play(to: 2.15) == ["down", "drag inside"])
    #expect(button.isHighlighted && button.isTracking)
    #expect(try table.play(to: 3) == ["drag outside", "up outside"])
    #expect(button.state == .normal)
    table.add(UIPanGestureRecognizer(), named: "pan")
    table.finger([(4, 120, 170), (4.1, 135, 170)], lift: 4.2)
    #expect(try table.play(to: 5) == ["down", "pan:began", "cancel", "pan:ended"])
    button.isEnabled = false
    table.finger([(6, 120, 170)], lift: 6.1)
    #expect(try table.play(to: 7) == [])
  }

  @Test("A tap on a control is not recognized by the view around it")
  func tapOnControl() throws {
    table.add(UITapGestureRecognizer(), named: "tap")
    table.finger([(0, 120, 170)], lift: 0.1)
    #expect(try table.play(to: 1) == ["down", "up inside"])
    table.finger([(2, 250, 300)], lift: 2.1)
    #expect(try table.play(to: 3) == ["tap:ended"])
  }

  final class Screen: UIViewController {
    var calls: [String] = []
    func tapped() { calls.append("tapped") }
    func tapped(_ sender: UIButton, with event: UIEvent) { calls.append("with event") }
  }

  @Test("A target that is added again with the same action performs it once")
  func sameTarget() {
    table.world.run {
      let screen = Screen()
      let tapped = Selector._of("tapped", Screen.tapped as (Screen) -> () -> Void)
      button.addTarget(screen, action: tapped, for: .touchUpInside)
      button.addTarget(screen, action: tapped, for: .touchUpInside)
      button.addTarget(screen, action: tapped, for: .touchDown)
      button.sendActions(for: .touchUpInside)
      #expect(screen.calls == ["tapped"])
      button.sendActions(for: .touchDown)
      #expect(screen.calls == ["tapped", "tapped"])
      #expect(button.allTargets == [screen])
      #expect(button.actions(forTarget: screen, forControlEvent: .touchDown) == ["tapped"])
      button.removeTarget(screen, action: tapped, for: .touchUpInside)
      #expect(button.actions(forTarget: screen, forControlEvent: .touchUpInside) == nil)
    }
  }

  @Test("Without a target, the first object in the responder chain performs the action")
  func responderChain() {
    table.world.run {
      let screen = Screen()
      screen.view.addSubview(button)
      let tapped = Selector._of("tapped", Screen.tapped as (Screen) -> () -> Void)
      button.addTarget(nil, action: tapped, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(screen.calls == ["tapped"] && button.allTargets.map { $0.base is NSNull } == [true])
      button.removeFromSuperview()
      button.sendActions(for: .touchUpInside)
      #expect(screen.calls == ["tapped"])
      #expect(World.current.diagnostics.unsupportedFeatures.isEmpty)
    }
  }

  @Test("Targets receive the sender and the event until they are removed")
  func targets() throws {
    let screen = table.world.run { Screen() }
    let plain = Selector._of("tapped", Screen.tapped as (Screen) -> () -> Void)
    button.addTarget(screen, action: plain, for: .touchUpInside)
    button.addTarget(screen, action: Selector(Screen.tapped(_:with:)), for: .allTouchEvents)
    table.finger([(0, 120, 170)], lift: 0.1)
    try table.advance(to: 1)
    #expect(screen.calls == ["with event", "tapped", "with event"])
    button.removeTarget(screen, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(screen.calls.count == 3)
  }
}
