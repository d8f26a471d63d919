// Drags of a scroll view that dismiss the keyboard.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct KeyboardDragTests {
  private let world: World
  private let form: FormScreen
  private let scroll: UIScrollView

  init() throws {
    let sample = try KeyboardSample()
    let (world, form) = (sample.world, sample.form)
    (self.world, self.form) = (world, form)
    scroll = world.run {
      let scroll = UIScrollView(frame: form.view.bounds)
      scroll.contentSize = CGSize(width: 390, height: 2000)
      form.view.insertSubview(scroll, at: 0)
      form.field.becomeFirstResponder()
      return scroll
    }
    try world.advance(to: VirtualTime(seconds: 1))
    form.heard = []
  }

  private func mode(_ mode: UIScrollView.KeyboardDismissMode) {
    world.run { scroll.keyboardDismissMode = mode }
  }

  /// Moves a touch from (200, 300) to these heights, each 1/64 s after the other.
  private func touch(_ places: [Double], lifts: Bool) throws {
    world.touches.began(at: CGPoint(x: 200, y: 300))
    var time = world.now.seconds
    for place in places {
      time += 1.0 / 64
      try world.advance(to: VirtualTime(seconds: time))
      world.touches.moved(to: CGPoint(x: 200, y: place))
    }
    if lifts { world.touches.ended() }
  }

  @Test("On a drag the keyboard goes at once")
  func atOnce() throws {
    mode(.onDrag)
    try touch([280, 260], lifts: true)
    #expect(world.run { !form.field.isFirstResponder })
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(form.heard.map { $0.prefix(8) } == ["willHide", "didHide "])
  }

  @Test("Without a mode it stays")
  func stays() throws {
    try touch([400, 600, 700], lifts: true)
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(form.heard.isEmpty && form.button.frame.maxY == 508)
  }

  @Test("It follows a touch that reaches it, and goes if the touch moves down")
  func follows() throws {
    mode(.interactive)
    try touch([400, 500, 600, 620], lifts: false)
    #expect(world.run { form.field.isFirstResponder })
    #expect(form.button.frame.maxY == 620)
    world.touches.ended()
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(world.run { !form.field.isFirstResponder } && form.button.frame.maxY == 810)
    #expect(form.heard.map { $0.prefix(8) } == ["willHide", "didHide "])
  }

  @Test("It returns if the touch moves up again")
  func returns() throws {
    mode(.interactive)
    try touch([400, 600, 700, 680, 640], lifts: true)
    let end = world.now.seconds
    #expect(form.button.frame.maxY == 508)
    // The critical spring of mass 3 and stiffness 1000, as in recordings.
    for time in [0.05, 0.1, 0.26] {
      try world.advance(to: VirtualTime(seconds: end + time))
      let angle = (1000.0 / 3).squareRoot() * time
      let rest = (1 + angle) * exp(-angle) * (640 - 508)
      let shown = world.run { form.button.layer.presentation()?.frame.maxY }
      #expect(abs((shown ?? 0) - 508 - rest) < 0.05)
    }
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(world.run { form.field.isFirstResponder } && form.button.frame.maxY == 508)
    #expect(form.heard.isEmpty)
  }
}
