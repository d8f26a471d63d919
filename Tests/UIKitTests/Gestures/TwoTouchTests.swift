import Foundation
import Testing
import UIKit

@Suite @MainActor struct TwoTouchTests {
  let table = TouchTable()

  /// Two touches about (200, 250): one on each side, at these distances (to the right) from there.
  func pinch(_ steps: [(seconds: Double, distance: Double)], lift: Double) {
    table.finger(0, steps.map { ($0.seconds, 200 - $0.distance / 2, 250) }, lift: lift)
    table.finger(1, steps.map { ($0.seconds, 200 + $0.distance / 2, 250) }, lift: lift)
  }

  @Test("A pinch begins when the distance changes by 10 points and counts all of it")
  func pinching() throws {
    let pinch = table.add(UIPinchGestureRecognizer())
    var seen: [(CGFloat, CGFloat)] = []
    pinch.addHandler { seen.append(($0.scale, $0.velocity)) }
    self.pinch([(0, 100), (0.25, 109), (0.5, 150), (0.75, 50)], lift: 1)
    #expect(try table.play() == ["began", "changed", "ended"])
    #expect(seen.map(\.0) == [1.5, 0.5, 0.5])
    #expect(seen.map { ($0.1 * 100).rounded() } == [164, -400, 0])
  }

  @Test("A scale that is set continues from there")
  func setScale() throws {
    let pinch = table.add(UIPinchGestureRecognizer())
    var seen: [CGFloat] = []
    pinch.addHandler {
      seen.append($0.scale)
      $0.scale = 1
    }
    self.pinch([(0, 100), (0.25, 200), (0.5, 300)], lift: 1)
    _ = try table.play()
    #expect(seen == [2, 1.5, 1])
  }

  @Test("Adding or removing a touch makes no jump, and the last one ends the pinch")
  func fingersComeAndGo() throws {
    let pinch = table.add(UIPinchGestureRecognizer())
    var seen: [CGFloat] = []
    pinch.addHandler { seen.append($0.scale) }
    table.finger(0, [(0, 100, 250), (0.6, 110, 250)], lift: 0.9)
    table.finger(1, [(0, 200, 250), (0.1, 300, 250)], lift: 0.3)
    table.finger(1, [(0.4, 150, 250), (0.5, 200, 250)], lift: 0.8)
    #expect(try table.play() == ["began", "changed", "changed", "ended"])
    #expect(seen == [2, 4, 3.6, 3.6])
  }

  /// One touch at (200, 250), the other one 100 points away at these angles in degrees.
  func turn(_ steps: [(seconds: Double, degrees: Double)], lift: Double) {
    table.finger(0, [(steps[0].seconds, 200, 250)], lift: lift)
    let path = steps.map { step -> (Double, Double, Double) in
      let angle = step.degrees * .pi / 180
      return (step.seconds, 200 + 100 * cos(angle), 250 + 100 * sin(angle))
    }
    table.finger(1, path, lift: lift)
  }

  @Test("A rotation begins after an arc of 10 points at the touches and counts all of it")
  func rotating() throws {
    let rotation = table.add(UIRotationGestureRecognizer())
    var seen: [Double] = []
    rotation.addHandler { seen.append((Double($0.rotation) * 180 / .pi * 1000).rounded() / 1000) }
    turn([(0, 0), (0.1, 11), (0.2, 30), (0.3, 90)], lift: 0.5)
    #expect(try table.play() == ["began", "changed", "ended"])
    #expect(seen == [30, 90, 90])
  }

  @Test("A rotation continues past half a turn and from the value it is set to")
  func wholeTurn() throws {
    let rotation = table.add(UIRotationGestureRecognizer())
    var seen: [Double] = []
    rotation.addHandler {
      seen.append((Double($0.rotation) * 180 / .pi * 1000).rounded() / 1000)
      if $0.state == .changed && seen.count == 4 { $0.rotation = 0 }
    }
    turn([(0, 0), (0.1, 90), (0.2, 170), (0.3, 260), (0.4, 350), (0.5, 380)], lift: 0.6)
    _ = try table.play()
    #expect(seen == [90, 170, 260, 350, 30, 30])
  }

  @Test("The velocity of a rotation is in radians per second")
  func velocity() throws {
    let rotation = table.add(UIRotationGestureRecognizer())
    var seen: [CGFloat] = []
    rotation.addHandler { seen.append($0.velocity) }
    turn([(0, 0), (0.5, 90)], lift: 0.5)
    _ = try table.play()
    #expect(seen.count == 2)
    #expect(seen.allSatisfy { abs($0 - .pi) < 1e-9 })
  }

  @Test("Pinch and rotation recognize together if the delegate allows it")
  func together() throws {
    let pinch = table.add(UIPinchGestureRecognizer(), named: "pinch")
    table.add(UIRotationGestureRecognizer(), named: "rotation")
    table.finger(0, [(0, 200, 250)], lift: 0.5)
    table.finger(1, [(0, 300, 250), (0.1, 300, 350)], lift: 0.5)
    #expect(try table.play(to: 1) == ["pinch:began", "pinch:ended"])
    let delegate = ArbitrationTests.Simultaneous()
    pinch.delegate = delegate
    table.finger(0, [(2, 200, 250)], lift: 2.5)
    table.finger(1, [(2, 300, 250), (2.1, 300, 350)], lift: 2.5)
    #expect(
      try table.play(to: 3) == [
        "pinch:began", "rotation:began", "pinch:ended", "rotation:ended",
      ])
  }
}
