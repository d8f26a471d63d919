import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ContentTouchTests {
  /// A scroll view that answers as it is told, and notes what it is asked.
  final class Asked: UIScrollView {
    var begins = true
    var cancels: Bool?
    var asked: [String] = []
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      asked.append("begin \(type(of: view)) \(touches.count)")
      return begins
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel \(type(of: view))")
      return cancels ?? super.touchesShouldCancel(in: view)
    }
  }

  let table = TouchTable()
  let scroll: Asked
  let button: UIButton

  init() {
    let table = table
    (scroll, button) = table.world.run {
      let scroll = Asked(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
      scroll.contentSize = CGSize(width: 390, height: 8000)
      let button = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
      scroll.addSubview(button)
      table.window.addSubview(scroll)
      return (scroll, button)
    }
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
    ]
    for (event, name) in events {
      button.addHandler(for: event) { [unowned table] _ in
        table.note("\(name) \((table.world.now.seconds * 1000).rounded() / 1000)")
      }
    }
  }

  /// A touch on the button that rests, then moves up by 100 points in 0.1 s.
  func drag(after rest: Double) {
    var path = [(0.0, 200.0, 350.0)]
    for step in 1...10 { path.append((rest + Double(step) / 100, 200, 350 - Double(step) * 10)) }
    table.finger(path, lift: rest + 0.3)
  }

  @Test("A button in a scroll view receives a touch that has rested for 0.15 seconds")
  func resting() throws {
    table.finger([(0, 200, 350)], lift: 0.5)
    #expect(try table.play() == ["down 0.15", "up 0.5"])
    #expect(scroll.asked == ["begin UIButton 1"])
  }

  @Test("A quick tap reaches the button when it ends")
  func quick() throws {
    table.finger([(0, 200, 350)], lift: 0.1)
    #expect(try table.play() == ["down 0.1", "up 0.1"])
  }

  @Test("A drag that begins soon scrolls, and the button learns nothing of it")
  func dragging() throws {
    drag(after: 0)
    #expect(try table.play() == [])
    #expect(scroll.contentOffset.y > 50)
    #expect(scroll.asked == [])
  }

  @Test("A control keeps a touch that it has received, and the view does not scroll")
  func kept() throws {
    drag(after: 0.2)
    #expect(try table.play().first == "down 0.15")
    #expect(scroll.contentOffset.y == 0)
    #expect(scroll.asked == ["begin UIButton 1", "cancel UIButton"])
  }

  @Test("An override of touchesShouldCancel takes the touch from the control")
  func taken() throws {
    scroll.cancels = true
    drag(after: 0.2)
    #expect(try table.play() == ["down 0.15", "cancel 0.21"])
    #expect(scroll.contentOffset.y > 50)
  }

  @Test("Views that are no controls give touches up, unless they cannot be cancelled")
  func plain() throws {
    let view = table.world.run { TouchView(frame: button.frame) }
    view.note = { [unowned table] in table.note($0) }
    table.world.run { scroll.addSubview(view) }
    drag(after: 0.2)
    #expect(try table.play() == ["view began 1", "view cancelled 1"])
    #expect(scroll.contentOffset.y > 50)
  }

  @Test("Without canCancelContentTouches nothing takes a touch away that a view has received")
  func uncancellable() throws {
    scroll.canCancelContentTouches = false
    scroll.cancels = true
    drag(after: 0.2)
    #expect(try table.play().first == "down 0.15")
    #expect(scroll.contentOffset.y == 0)
    #expect(scroll.asked == ["begin UIButton 1"])
  }

  @Test("Without delaysContentTouches a touch arrives at once")
  func undelayed() throws {
    scroll.delaysContentTouches = false
    table.finger([(0, 200, 350)], lift: 0.5)
    #expect(try table.play() == ["down 0.0", "up 0.5"])
  }

  @Test("A view whose touches should not begin receives none, and the scroll view scrolls")
  func refused() throws {
    scroll.begins = false
    drag(after: 0.2)
    #expect(try table.play() == [])
    #expect(scroll.contentOffset.y > 50)
    #expect(scroll.asked == ["begin UIButton 1"])
  }

  @Test("A movement that cannot scroll ends the delay; the touch begins where it was")
  func elsewhere() throws {
    let slider = table.world.run {
      let slider = UISlider(frame: CGRect(x: 50, y: 500, width: 290, height: 44))
      slider.value = 0.5
      scroll.addSubview(slider)
      return slider
    }
    table.finger([(0, 195, 522), (0.05, 215, 522), (0.1, 255, 522)], lift: 0.2)
    try table.advance(to: 1)
    #expect(slider.value > 0.6)
    #expect(scroll.contentOffset == .zero)
  }

  @Test("A touch that stops the content does not reach a view in it")
  func stopping() throws {
    let view = table.world.run { TouchView(frame: CGRect(x: 0, y: 0, width: 390, height: 8000)) }
    view.note = { [unowned table] in table.note($0) }
    table.world.run { scroll.addSubview(view) }
    table.finger([(0, 200, 700), (0.02, 200, 650), (0.04, 200, 550), (0.06, 200, 450)], lift: 0.07)
    table.finger([(0.3, 200, 400)], lift: 0.5)
    #expect(try table.play(to: 0.25) == [])
    #expect(scroll.isDecelerating)
    #expect(try table.play(to: 0.6) == [])
    #expect(!scroll.isDecelerating)
    table.finger([(1, 200, 400)], lift: 1.1)
    #expect(try table.play() == ["view began 1", "view ended 1"])
  }

  @Test("A scroll view whose content fits delays nothing")
  func fitting() throws {
    scroll.contentSize = CGSize(width: 390, height: 700)
    table.finger([(0, 200, 350)], lift: 0.5)
    #expect(try table.play() == ["down 0.0", "up 0.5"])
  }
}
