// Touches of lists and grids at the instant at which they are shown, before any frame.

import SegueScenes
import SegueStage
import Testing

@MainActor
@Suite struct ListTouchTests {
  nonisolated private static let rows =
    "[" + (0..<30).map { "{ id: r\($0), title: Row \($0) }" }.joined(separator: ", ") + "]"

  /// A screen that shows these views in a column below a title, and another when `target` is tapped.
  private func stage(_ views: String, target: String, _ script: String) throws -> Stage {
    try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 200, height: 400 }
      screens:
        a:
          background: white
          stack: vertical
          views: [{ label: Title }, \(views)]
          interactions: [{ onTap: \(target), present: b, transition: fade }]
        b: { background: green }
      script:
        - show: a
        - \(script)
        - wait: 0.5

      """)
  }

  private func presents(_ stage: Stage) throws -> Bool {
    let end = try stage.length().seconds
    return try stage.inspect(atSeconds: end).contains { $0.id == "b" }
  }

  @Test(
    "A tap finds a row, an item and a view at once",
    arguments: [
      "{ height: fill, list: { rows: \(rows) } }", "{ list: { rows: \(rows) } }",
      "{ grid: { columns: 2 }, views: [{ background: red }, { id: r1, background: red }] }",
      "{ height: fill, grid: { columns: 2 }, views: [{ background: red }, { id: r1, background: red }] }",
      "{ stack: horizontal, views: [{ id: r1, background: red, width: 50, height: 50 }] }",
    ])
  func tap(views: String) throws {
    let stage = try stage(views, target: "r1", "tap: r1")
    #expect(try presents(stage))
    #expect(stage.warnings.isEmpty)
  }

  @Test("A list that is the whole screen is tapped at once")
  func whole() throws {
    let stage = try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 200, height: 400 }
      screens:
        a:
          views: [{ list: { rows: \(Self.rows) } }]
          interactions: [{ onTap: r1, present: b, transition: fade }]
        b: { background: green }
      script: [{ show: a }, { tap: r1 }, { wait: 0.5 }]

      """)
    #expect(try presents(stage))
  }

  @Test(
    "Steps that scroll a list have the same effect at once as later",
    arguments: [
      "{ scroll: all, to: r20, animated: false }",
      "{ drag: { from: [100, 300], to: [100, 100], duration: 0.5 } }",
    ])
  func scroll(step: String) throws {
    let list = "{ id: all, height: fill, list: { rows: \(Self.rows) } }"
    let origins = try [step, "wait: 1\n  - \(step)"].map { script in
      let stage = try stage(list, target: "r1", script)
      let end = try stage.length().seconds
      return try #require(try stage.inspect(atSeconds: end).first { $0.id == "all" }).bounds.minY
    }
    #expect(origins[0] > 0)
    #expect(abs(origins[0] - origins[1]) < 1e-6)
  }
}
