// Shapes and gradients in declared transitions: from one state to another, and to and from rest.

import CoreGraphics
import SegueDisplay
import SegueStage
import Testing

@MainActor
@Suite struct DeclaredDrawingTests {
  /// A stage in which a screen with a shape and a gradient appears within a second.
  private func stage(_ states: String) throws -> Stage {
    try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 100, height: 200, fps: 50 }
      screens:
        a: { background: white }
        b:
          views:
            - { id: sun, frame: [0, 0, 40, 40], shape: { path: M0 0H20V20H0Z, fill: "#00FF00" } }
            - { id: sky, frame: [0, 50, 40, 40], gradient: { colors: ["#00FF00", "#00FF00"] } }
      transitions:
        t: { duration: 1, curve: linear, incoming: { views: { \(states) } } }
      script: [{ show: a }, { present: b, transition: t }, { wait: 1 }, { dismiss: b }, { wait: 1 }]

      """)
  }

  private func items(_ stage: Stage, at seconds: Double) throws -> [DisplayItem] {
    let index = Int((seconds * 50).rounded())
    return try #require(try stage.frame(at: FrameTime(index: index, rateNumerator: 50))).items
  }

  private func shape(_ stage: Stage, at seconds: Double) throws -> PathFill {
    func first(_ items: [DisplayItem]) -> PathFill? {
      for item in items {
        if case .path(let fill) = item { return fill }
        if case .group(let group) = item, let fill = first(group.items) { return fill }
      }
      return nil
    }
    return try #require(try first(items(stage, at: seconds)))
  }

  private func gradient(_ stage: Stage, at seconds: Double) throws -> DisplayGradient {
    func first(_ items: [DisplayItem]) -> DisplayGradient? {
      for item in items {
        if case .gradient(let fill) = item { return fill.gradient }
        if case .group(let group) = item, let fill = first(group.items) { return fill }
      }
      return nil
    }
    return try #require(try first(items(stage, at: seconds)))
  }

  private func isClose(_ color: DisplayColor, _ red: Double, _ green: Double, _ blue: Double)
    -> Bool
  {
    abs(color.red - red) < 0.01 && abs(color.green - green) < 0.01 && abs(color.blue - blue) < 0.01
  }

  @Test("a fill goes from one color to another, and not by the color at rest")
  func fills() throws {
    let stage = try stage(
      "sun: { from: { shape: { fill: \"#FF0000\" } }, to: { shape: { fill: \"#0000FF\" } } }")
    #expect(isClose(try shape(stage, at: 0.26).color, 0.74, 0, 0.26))
    #expect(isClose(try shape(stage, at: 0.5).color, 0.5, 0, 0.5))
    // The way back.
    #expect(isClose(try shape(stage, at: 2.26).color, 0.26, 0, 0.74))
  }

  @Test("a color that only one end has is at rest at the other")
  func fillFromRest() throws {
    let stage = try stage("sun: { from: { shape: { fill: \"#FF0000\" } } }")
    #expect(isClose(try shape(stage, at: 0.26).color, 0.74, 0.26, 0))
    #expect(isClose(try shape(stage, at: 1.5).color, 0, 1, 0))
  }

  @Test("a path goes to that at rest, and does not jump there at the end")
  func paths() throws {
    let stage = try stage("sun: { from: { shape: { path: M0 0H40V40H0Z } } }")
    func width(at seconds: Double) throws -> Double {
      let fill = try shape(stage, at: seconds)
      return CGPath(fill.path.applying(fill.transform)).boundingBoxOfPath.width
    }
    #expect(try width(at: 0) == 40)
    #expect(abs(try width(at: 0.5) - 30) < 1e-6)
    #expect(try width(at: 1.5) == 20)
    #expect(abs(try width(at: 2.5) - 30) < 1e-6)
  }

  @Test("a gradient goes from one state to another, and not by that at rest")
  func gradients() throws {
    let stage = try stage(
      """
      sky: { from: { gradient: { colors: ["#FF0000", "#FF0000"] } }, \
      to: { gradient: { colors: ["#0000FF", "#0000FF"] } } }
      """)
    #expect(isClose(try #require(try gradient(stage, at: 0.26).stops.first).color, 0.74, 0, 0.26))
    let rest = try self.stage("sky: { from: { gradient: { from: [0, 0], to: [1, 0] } } }")
    guard case .axial(_, let end) = try gradient(rest, at: 0.5).kind else {
      Issue.record("the gradient is not axial")
      return
    }
    // Half of the way from the right edge to the lower one.
    #expect(abs(end.x - 0.75) < 1e-6 || abs(end.x - 30) < 1e-6, "\(end)")
  }
}
