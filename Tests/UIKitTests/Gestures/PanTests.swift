import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct PanTests {
  let table = TouchTable()

  struct SlopCase: CustomStringConvertible, Sendable {
    var moves: [(Double, Double)]
    var states: [String]
    var description: String { "\(moves)" }
  }

  @Test(
    "A pan begins with the move that is 10 points from touch-down",
    arguments: [
      SlopCase(moves: [(9.99, 0)], states: []),
      SlopCase(moves: [(10, 0)], states: ["began", "ended"]),
      SlopCase(moves: [(6, 8)], states: ["began", "ended"]),
      SlopCase(moves: [(6, 7.9)], states: []),
      SlopCase(moves: [(-5, 0), (5, 0), (0, 9)], states: []),
      SlopCase(
        moves: [(5, 0), (11, 0), (12, 0), (0, 0)], states: ["began", "changed", "changed", "ended"]),
      SlopCase(moves: [], states: []),
    ])
  func slop(_ slopCase: SlopCase) throws {
    table.add(UIPanGestureRecognizer())
    let path = slopCase.moves.enumerated().map {
      (0.1 * Double($0.offset + 1), 100 + $0.element.0, 200 + $0.element.1)
    }
    table.finger([(0, 100, 200)] + path, lift: 2)
    #expect(try table.play() == slopCase.states)
  }

  @Test("The translation counts from touch-down, including the slop")
  func translation() throws {
    var seen: [CGPoint] = []
    table.add(UIPanGestureRecognizer()).addHandler { [table] in
      seen.append($0.translation(in: table.view))
    }
    table.finger([(0, 100, 200), (0.1, 104, 200), (0.2, 112, 203), (0.3, 150, 190)], lift: 0.4)
    try table.advance(to: 1)
    #expect(seen == [CGPoint(x: 12, y: 3), CGPoint(x: 50, y: -10), CGPoint(x: 50, y: -10)])
  }

  @Test("setTranslation resets the origin of the translation")
  func setTranslation() throws {
    var seen: [CGPoint] = []
    table.add(UIPanGestureRecognizer()).addHandler { [table] in
      seen.append($0.translation(in: table.view))
      $0.setTranslation($0.state == .began ? CGPoint(x: 100, y: 0) : .zero, in: table.view)
    }
    table.finger(
      [(0, 100, 200), (0.1, 120, 200), (0.2, 125, 200), (0.3, 125, 231)], lift: 0.4)
    try table.advance(to: 1)
    #expect(
      seen == [
        CGPoint(x: 20, y: 0), CGPoint(x: 105, y: 0), CGPoint(x: 0, y: 31), CGPoint(x: 0, y: 0),
      ])
  }

  @Test("Moving the view does not change the translation; scaling and rotating it does")
  func linearPart() throws {
    table.view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    var seen: [CGPoint] = []
    table.add(UIPanGestureRecognizer()).addHandler { [table] in
      table.view.center.x += 50
      seen.append($0.translation(in: table.view))
    }
    table.finger([(0, 200, 250), (0.1, 220, 250), (0.2, 220, 260)], lift: 0.3)
    try table.advance(to: 1)
    #expect(seen == [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 20)])
  }

  @Test(
    "The velocity is the difference of the last two moves, and zero after 0.1 seconds")
  func velocity() throws {
    var seen: [CGPoint] = []
    table.add(UIPanGestureRecognizer()).addHandler { seen.append($0.velocity(in: nil)) }
    table.finger([(0, 100, 200), (0.25, 150, 200), (0.75, 150, 400)], lift: 0.8125)
    table.finger([(1, 100, 200), (1.25, 150, 200)], lift: 1.5)
    try table.advance(to: 2)
    #expect(
      seen == [
        CGPoint(x: 200, y: 0), CGPoint(x: 0, y: 400), CGPoint(x: 0, y: 400),
        CGPoint(x: 200, y: 0), .zero,
      ])
  }

  @Test("Adding and removing a second touch makes no jump")
  func twoFingers() throws {
    var seen: [CGFloat] = []
    table.add(UIPanGestureRecognizer()).addHandler { seen.append($0.translation(in: nil).x) }
    table.finger(0, [(0, 100, 200), (0.1, 120, 200), (0.6, 130, 200)], lift: 0.9)
    table.finger(1, [(0.2, 200, 200), (0.3, 210, 200)], lift: 0.4)
    try table.advance(to: 1)
    #expect(seen == [20, 25, 35, 35])
  }

  @Test("The number of touches can be limited both ways")
  func limits() throws {
    let two = table.add(UIPanGestureRecognizer(), named: "two")
    two.minimumNumberOfTouches = 2
    table.finger(0, [(0, 100, 200), (0.1, 160, 200), (0.3, 170, 200)], lift: 0.6)
    table.finger(1, [(0.2, 200, 200), (0.4, 230, 200)], lift: 0.5)
    #expect(try table.play(to: 1) == ["two:began", "two:changed", "two:ended"])
    two.minimumNumberOfTouches = 1
    two.maximumNumberOfTouches = 1
    var seen: [CGFloat] = []
    two.addHandler { seen.append($0.translation(in: nil).x) }
    table.finger(0, [(1, 100, 200), (1.1, 120, 200), (1.4, 130, 200)], lift: 1.6)
    table.finger(1, [(1.2, 200, 200), (1.3, 230, 200)], lift: 1.5)
    _ = try table.play(to: 2)
    #expect(seen == [20, 30, 30])
  }

  @Test("A cancelled touch cancels")
  func cancelled() throws {
    table.add(UIPanGestureRecognizer())
    table.finger([(0, 100, 200), (0.1, 120, 200)])
    table.world.touches.schedule(.init(0, .cancelled), at: VirtualTime(seconds: 0.2))
    #expect(try table.play() == ["began", "cancelled"])
  }

  @Test("Disabling it in mid-gesture cancels, and it can recognize the next one")
  func switchedOff() throws {
    let pan = table.add(UIPanGestureRecognizer())
    pan.addHandler { [table] in
      guard table.log.count == 2, $0.state == .changed else { return }
      $0.isEnabled = false
      $0.isEnabled = true
    }
    table.finger([(0, 100, 200), (0.1, 120, 200), (0.2, 140, 200), (0.3, 160, 200)], lift: 0.4)
    table.finger([(1, 100, 200), (1.1, 120, 200)], lift: 1.4)
    #expect(try table.play() == ["began", "changed", "cancelled", "began", "ended"])
    #expect(pan.state == .possible)
  }

  struct EdgeCase: CustomStringConvertible, Sendable {
    var edge: UIRectEdge
    var x: Double
    var y: Double
    var begins: Bool
    var description: String { "\(edge.rawValue) from (\(x), \(y))" }
  }

  @Test(
    "An edge pan begins within 20 points of its edge",
    arguments: [
      EdgeCase(edge: .left, x: 0, y: 400, begins: true),
      EdgeCase(edge: .left, x: 20, y: 400, begins: true),
      EdgeCase(edge: .left, x: 20.5, y: 400, begins: false),
      EdgeCase(edge: .right, x: 370, y: 400, begins: true),
      EdgeCase(edge: .right, x: 369, y: 400, begins: false),
      EdgeCase(edge: .right, x: 5, y: 400, begins: false),
      EdgeCase(edge: .top, x: 200, y: 20, begins: true),
      EdgeCase(edge: .bottom, x: 200, y: 824, begins: true),
      EdgeCase(edge: [.left, .bottom], x: 5, y: 400, begins: true),
      EdgeCase(edge: [], x: 0, y: 400, begins: false),
    ])
  func edges(_ edgeCase: EdgeCase) throws {
    let pan = table.add(UIScreenEdgePanGestureRecognizer(), to: table.window)
    pan.edges = edgeCase.edge
    let (x, y) = (edgeCase.x, edgeCase.y)
    table.finger([(0, x, y), (0.1, x + 5, y), (0.2, x + 12, y)], lift: 0.3)
    #expect(try table.play() == (edgeCase.begins ? ["began", "ended"] : []))
    #expect(pan.state == .possible)
  }
}
