// UIKit's animations and transitions move as they do in recordings of iOS.

import SegueTiming
import SegueWorld
import Testing

@testable import UIKit

@Suite @MainActor struct RecordedMotionTests {
  /// Returns the progress of an animation of `position.x` from 0 to 1 at the times of a recording.
  private func progress(_ motion: RecordedMotion, _ animate: (@escaping () -> Void) -> Void) throws
    -> [Double]
  {
    let world = World()
    let view = world.run { UIView(frame: .zero) }
    world.run { animate { view.center.x = 1 } }
    return try motion.times.map { time in
      time <= 0 ? 0 : try world.at(time) { view.shown("position.x") }
    }
  }

  @Test("an animation without options moves as recorded", arguments: [0, 1])
  func defaultCurve(index: Int) throws {
    let motion = RecordedMotion.defaultCurve[index]
    let found = try progress(motion) { UIView.animate(withDuration: 0.3, animations: $0) }
    #expect(motion.difference(from: found) < motion.tolerance)
    // The curve of CSS and of layers is clearly another.
    let other = motion.times.map { CubicCurve.standard.value(at: min(max($0 / 0.3, 0), 1)) }
    #expect(motion.difference(from: other) > 20 * motion.tolerance)
  }

  @Test("an animation that eases out moves as recorded")
  func easeOut() throws {
    let motion = RecordedMotion.easeOut
    let found = try progress(motion) {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseOut, animations: $0)
    }
    #expect(motion.difference(from: found) < motion.tolerance)
  }

  @Test(
    "springs with a duration move as recorded",
    arguments: [
      (RecordedMotion.elasticSpring, 0.9, 0.43, 0.0), (RecordedMotion.wideSpring, 1, 0.2, 10),
    ])
  func springs(motion: RecordedMotion, duration: Double, damping: Double, velocity: Double) throws {
    func difference(_ damping: Double) throws -> Double {
      motion.difference(
        from: try progress(motion) {
          UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: damping,
            initialSpringVelocity: velocity, options: [], animations: $0)
        })
    }
    #expect(try difference(damping) < motion.tolerance)
    // A spring whose damping is a tenth of a unit off does not.
    #expect(try difference(damping + 0.1) > 3 * motion.tolerance)
  }

  /// Returns the left edges of two screens of a navigation controller while one is pushed or popped.
  private func edges(
    _ motion: RecordedMotion, isPop: Bool
  ) throws -> [(upper: Double, lower: Double)] {
    let bars = BarSample()
    try bars.advance(to: 0.1)
    if isPop { bars.run { bars.navigation.pushViewController(bars.b, animated: false) } }
    try bars.advance(to: 0.2)
    bars.run {
      if isPop {
        bars.navigation.popViewController(animated: true)
      } else {
        bars.navigation.pushViewController(bars.b, animated: true)
      }
    }
    return try motion.times.map { time in
      try bars.advance(to: 0.2 + time)
      return bars.world.run {
        let shown = [bars.b, bars.a].map { $0.view.layer.presentation()?.frame.minX ?? 0 }
        return (Double(shown[0]), Double(shown[1]))
      }
    }
  }

  @Test("pushes, a pop, and the screen beneath move as recorded")
  func pushes() throws {
    for motion in RecordedMotion.pushes {
      let found = try edges(motion, isPop: false).map { 1 - $0.upper / 390 }
      #expect(motion.difference(from: found) < motion.tolerance)
    }
    let pop = RecordedMotion.pop
    let back = try edges(pop, isPop: true).map { $0.upper / 390 }
    #expect(pop.difference(from: back) < pop.tolerance)
    let parallax = RecordedMotion.parallax
    let shifts = try edges(parallax, isPop: false).map { $0.lower / (-0.3 * 390) }
    #expect(parallax.difference(from: shifts) < parallax.tolerance)
  }

  /// Returns how far the keyboard of a sample is on the screen, from 0 to 1.
  private func keyboard(of sample: KeyboardSample) -> Double {
    sample.world.run {
      let top = Keyboard.current.window?.host.layer.presentation()?.frame.minY ?? 844
      return Double(844 - top) / (844 - 508)
    }
  }

  @Test("the keyboard falls as recorded")
  func keyboardFalls() throws {
    let (sample, motion) = (try KeyboardSample(), RecordedMotion.keyboardFalls)
    sample.world.run { _ = sample.form.field.becomeFirstResponder() }
    try sample.world.advance(to: VirtualTime(seconds: 1))
    sample.world.run { _ = sample.form.field.resignFirstResponder() }
    let found = try motion.times.map { time in
      try sample.world.advance(to: VirtualTime(seconds: 1 + time))
      return 1 - keyboard(of: sample)
    }
    #expect(motion.difference(from: found) < motion.tolerance)
  }

  @Test("an alert dims the screen as recorded, and the keyboard rises with it")
  func alert() throws {
    let (sample, motion) = (try KeyboardSample(), RecordedMotion.keyboardWithAlert)
    let alert = sample.world.run { () -> UIAlertController in
      let alert = UIAlertController(title: "New", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "Save", style: .default))
      sample.form.present(alert, animated: true)
      return alert
    }
    var (dimmed, risen): ([Double], [Double]) = ([], [])
    for time in motion.times {
      try sample.world.advance(to: VirtualTime(seconds: time))
      let shown = alert.view.layer.presentationSnapshot(atSeconds: time)
      dimmed.append((1.2 - Double(shown.transform.m11)) / 0.2)
      risen.append(keyboard(of: sample))
    }
    #expect(motion.difference(from: risen) < motion.tolerance)
    let dimming = RecordedMotion.alertDimming
    let count = dimming.positions.count
    #expect(dimming.difference(from: Array(dimmed.prefix(count))) < dimming.tolerance)
  }

  @Test("a context menu opens as recorded")
  func contextMenu() throws {
    let motion = RecordedMotion.contextMenu
    func difference(_ bounce: CGFloat) throws -> Double {
      motion.difference(
        from: try progress(motion) {
          UIView.animate(springDuration: MenuOverlay.opening, bounce: bounce, animations: $0)
        })
    }
    #expect(try difference(MenuOverlay.bounce) < motion.tolerance)
    #expect(try difference(MenuOverlay.bounce - 0.05) > 3 * motion.tolerance)
  }

  @Test("UIKit's zoom grows as recorded")
  func systemZoom() throws {
    let (bars, motion) = (BarSample(), RecordedMotion.systemZoom)
    try bars.advance(to: 0.1)
    bars.run {
      let cell = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
      bars.a.view.addSubview(cell)
      bars.b.preferredTransition = .zoom { _ in cell }
      bars.navigation.pushViewController(bars.b, animated: true)
    }
    let widths = try motion.times.map { time in
      try bars.advance(to: 0.1 + time)
      return bars.world.run { bars.b.view.superview?.layer.presentation()?.frame.width ?? 0 }
    }
    #expect(motion.difference(from: widths.map { ($0 - 100) / 290 }) < motion.tolerance)
    // A spring that is a twentieth faster is clearly another.
    let faster = Spring(mass: 3, stiffness: 1000 * 1.05 * 1.05, damping: 2 * 3 * 18.257 * 1.05)
    let other = motion.times.map { faster.value(at: $0) }
    #expect(motion.difference(from: other) > 2 * motion.tolerance)
  }

  @Test("a sheet moves between detents as recorded", arguments: [0, 1])
  func sheetDetents(index: Int) throws {
    let (motion, screens) = (RecordedMotion.sheetDetents[index], SheetScreens())
    let sheet = try screens.world.run {
      try screens.sheet("sheet", detents: [.medium(), .large()]) {
        $0.selectedDetentIdentifier = index == 0 ? .medium : .large
      }
    }
    let presentation = try #require(sheet.sheetPresentationController)
    let before = try screens.top(of: sheet)
    screens.run {
      presentation.animateChanges {
        presentation.selectedDetentIdentifier = index == 0 ? .large : .medium
      }
    }
    var last = 0.0
    let tops = try motion.times.map { time in
      try screens.pass(time - last)
      last = time
      return try screens.top(of: sheet)
    }
    try screens.pass(1)
    let after = try screens.top(of: sheet)
    let found = tops.map { Double(($0 - before) / (after - before)) }
    #expect(motion.difference(from: found) < motion.tolerance)
    // A spring that is a tenth faster is clearly another.
    let faster = Spring(mass: 3, stiffness: 1000 * 1.1 * 1.1, damping: 500)
    let other = motion.times.map { faster.value(at: $0) }
    #expect(motion.difference(from: other) > 2 * motion.tolerance)
  }

  @Test("UIKit's presentation and dismissal move as recorded")
  func systemTransition() throws {
    let screens = TwoScreens(style: .fullScreen, custom: false)
    func progress(_ motion: RecordedMotion, after start: Double) throws -> [Double] {
      try motion.times.map { time in
        guard time > 0 else { return 0 }
        try screens.advance(to: start + time)
        let shown = screens.b.view.layer.presentationSnapshot(
          atSeconds: screens.world.now.seconds)
        return (shown.position.y - 422) / 844
      }
    }
    screens.run { screens.a.present(screens.b, animated: true) }
    let up = try progress(.systemPresent, after: 0).map { 1 - $0 }
    #expect(
      RecordedMotion.systemPresent.difference(from: up) < RecordedMotion.systemPresent.tolerance)
    try screens.advance(to: 1)
    screens.run { screens.b.dismiss(animated: true) }
    let down = try progress(.systemDismiss, after: 1)
    #expect(
      RecordedMotion.systemDismiss.difference(from: down) < RecordedMotion.systemDismiss.tolerance)
  }
}
