import Foundation
import Testing
import UIKit

@Suite @MainActor struct TapTests {
  let table = TouchTable()

  struct TapCase: CustomStringConvertible, Sendable {
    var description: String
    var taps = 1
    var downs: [Double]
    var move = 0.0
    var recognized: [Double]
  }

  @Test(
    "Taps",
    arguments: [
      TapCase(description: "one", downs: [0], recognized: [0.1]),
      TapCase(
        description: "three in a row are three", downs: [0, 0.2, 0.4], recognized: [0.1, 0.3, 0.5]),
      TapCase(description: "10 points are still one", downs: [0], move: 10, recognized: [0.1]),
      TapCase(description: "11 points are none", downs: [0], move: 11, recognized: []),
      TapCase(description: "a double tap", taps: 2, downs: [0, 0.3], recognized: [0.4]),
      TapCase(description: "at the last moment", taps: 2, downs: [0, 0.45], recognized: [0.55]),
      TapCase(description: "too late", taps: 2, downs: [0, 0.46], recognized: []),
      TapCase(
        description: "late, and then in time", taps: 2, downs: [0, 0.5, 0.7], recognized: [0.8]),
      TapCase(description: "a triple tap", taps: 3, downs: [0, 0.2, 0.4], recognized: [0.5]),
    ])
  func taps(_ tapCase: TapCase) throws {
    let tap = table.add(UITapGestureRecognizer())
    tap.numberOfTapsRequired = tapCase.taps
    var times: [Double] = []
    tap.addHandler { _ in times.append(CACurrentMediaTime()) }
    for down in tapCase.downs {
      table.finger([(down, 100, 200), (down + 0.05, 100 + tapCase.move, 200)], lift: down + 0.1)
    }
    let states = try table.play()
    #expect(states == tapCase.recognized.map { _ in "ended" })
    #expect(zip(times, tapCase.recognized).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(tap.state == .possible)
  }

  @Test("If two touches are required, one alone is not recognized")
  func twoFingers() throws {
    let tap = table.add(UITapGestureRecognizer())
    tap.numberOfTouchesRequired = 2
    tap.addHandler { [table] in
      table.note("\($0.numberOfTouches) at \($0.location(in: table.view).x)")
    }
    table.finger([(0, 100, 200)], lift: 0.1)
    table.finger(0, [(1, 100, 200)], lift: 1.1)
    table.finger(1, [(1.05, 200, 200)], lift: 1.1)
    #expect(try table.play() == ["ended", "2 at 100.0"])
  }

  @Test("A single tap that requires a double tap to fail waits for it")
  func singleAfterDouble() throws {
    let single = table.add(UITapGestureRecognizer(), named: "single")
    let double = table.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    table.finger([(0, 100, 200)], lift: 0.1)
    #expect(try table.play(to: 0.44) == [])
    #expect(try table.play(to: 0.45) == ["single:ended"])
    table.finger([(1, 100, 200)], lift: 1.1)
    table.finger([(1.2, 100, 200)], lift: 1.3)
    #expect(try table.play(to: 3) == ["double:ended"])
  }

  @Test("Without that, both recognize, one after the other")
  func singleAndDouble() throws {
    table.add(UITapGestureRecognizer(), named: "single")
    table.add(UITapGestureRecognizer(), named: "double").numberOfTapsRequired = 2
    table.finger([(0, 100, 200)], lift: 0.1)
    table.finger([(0.2, 100, 200)], lift: 0.3)
    #expect(try table.play(to: 3) == ["single:ended", "single:ended", "double:ended"])
  }

  @Test("A long press begins after its duration and then follows", arguments: [0.5, 0.25, 0.001])
  func longPress(duration: Double) throws {
    let press = table.add(UILongPressGestureRecognizer())
    press.minimumPressDuration = duration
    table.finger([(0, 100, 200), (0.6, 150, 200)], lift: 0.7)
    #expect(try table.play(to: duration - 0.0005) == [])
    #expect(try table.play(to: duration) == ["began"])
    #expect(try table.play(to: 1) == ["changed", "ended"])
  }

  @Test("A long press that is lifted or moves too early fails")
  func brokenPress() throws {
    table.add(UILongPressGestureRecognizer())
    table.finger([(0, 100, 200)], lift: 0.5)
    table.finger([(1, 100, 200), (1.2, 110.5, 200), (1.3, 100, 200)], lift: 2)
    table.finger([(3, 100, 200), (3.2, 110, 200)], lift: 4)
    #expect(try table.play(to: 2.5) == [])
    #expect(try table.play() == ["began", "ended"])
  }

  struct SwipeCase: CustomStringConvertible, Sendable {
    var way: (Double, Double)
    var direction: UISwipeGestureRecognizer.Direction
    var duration = 0.2
    var isSwipe: Bool
    var description: String { "\(way) in \(duration) s for \(direction.rawValue)" }
  }

  @Test(
    "A swipe is quick and straight",
    arguments: [
      SwipeCase(way: (60, 0), direction: .right, isSwipe: true),
      SwipeCase(way: (60, 29), direction: .right, isSwipe: true),
      SwipeCase(way: (60, 31), direction: .right, isSwipe: false),
      SwipeCase(way: (40, 0), direction: .right, isSwipe: false),
      SwipeCase(way: (60, 0), direction: .right, duration: 0.6, isSwipe: false),
      SwipeCase(way: (-60, 0), direction: .right, isSwipe: false),
      SwipeCase(way: (-60, 0), direction: [.left, .right], isSwipe: true),
      SwipeCase(way: (0, 60), direction: .down, isSwipe: true),
      SwipeCase(way: (0, -60), direction: .up, isSwipe: true),
    ])
  func swipes(_ swipeCase: SwipeCase) throws {
    table.add(UISwipeGestureRecognizer()).direction = swipeCase.direction
    let end = (200 + swipeCase.way.0, 250 + swipeCase.way.1)
    table.finger([(0, 200, 250), (swipeCase.duration, end.0, end.1)], lift: 0.9)
    #expect(try table.play() == (swipeCase.isSwipe ? ["ended"] : []))
  }
}
