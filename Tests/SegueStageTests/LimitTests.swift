// The limits on what scenes may use: each at the limit, one below it and one above it.

import SegueDiagnostics
import SegueScenes
import SegueStage
import SegueWorld
import Testing

@MainActor
@Suite struct LimitTests {
  /// A scene that uses a resource, and how much of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let resource: LimitedResource
    /// The amount that the scene uses; `nil` if the test need not know it.
    let amount: Int?
    /// The position that is reported if one less is allowed.
    let position: String
    let views: String
    var script = "[{ show: a }, { wait: 1 }]"

    var testDescription: String { resource.rawValue }

    var scene: String {
      """
      segue: 1
      canvas: { width: 100, height: 100, fps: 10 }
      screens:
        a:
          views:
      \(views)
      script: \(script)

      """
    }
  }

  private nonisolated static let cases = [
    Case(
      resource: .views, amount: 3, position: "7:9",
      views: "      - { views: [{}] }\n      - {}"),
    Case(
      resource: .layers, amount: nil, position: "7:9",
      views: "      - { background: red }\n      - { background: blue }"),
    Case(
      resource: .instances, amount: 8, position: "6:45",
      views: """
              - { replicator: { count: 2 }, views: [{ replicator: { count: 3 }, views: [{}] }] }
        """),
    Case(
      resource: .particles, amount: 30, position: "7:45",
      views: """
              - { emitter: { rate: 10, lifetime: 1 } }
              - { replicator: { count: 2 }, views: [{ emitter: { rate: 5, lifetime: 2 } }] }
        """),
    Case(
      resource: .planes, amount: 3, position: "7:9",
      views: """
              - { frame: [0, 0, 100, 100], background: red }
              - { frame: [20, 20, 60, 60], background: blue, transform: { rotateY: 60 } }
        """),
    Case(
      resource: .pathElements, amount: 8, position: "7:9",
      views: """
              - { shape: { path: "M 0 0 L 9 0 L 9 9 Z", fill: red } }
              - { shape: { path: "M 0 0 L 9 0 L 9 9 Z", fill: red } }
        """),
    Case(
      resource: .dashes, amount: 40, position: "7:9",
      views: """
              - { shape: { path: "M 0 50 L 40 50", stroke: red, dash: [1, 1] } }
              - { shape: { path: "M 0 60 L 40 60", stroke: red, dash: [1, 1] } }
        """),
    Case(
      resource: .surfacePixels, amount: nil, position: "7:9",
      views: """
              - { frame: [0, 0, 20, 20], blur: regular }
              - { frame: [40, 0, 20, 20], blur: regular }
        """),
    Case(
      resource: .glyphs, amount: 6, position: "7:9",
      views: "      - { label: abc }\n      - { label: def }"),
    Case(
      resource: .steps, amount: 3, position: "7:38", views: "      - {}",
      script: "[{ show: a }, { wait: 1 }, { wait: 1 }]"),
    Case(
      resource: .touchSamples, amount: 18, position: "7:82", views: "      - {}",
      script: """
        [{ show: a }, { drag: { from: [0, 0], to: [50, 50], duration: 0.1 } }, { drag: { from: [0, 0], to: [9, 9], duration: 0.05 } }]
        """),
    Case(
      resource: .layouts, amount: nil, position: "",
      views: "      - { stack: vertical, views: [{}, {}] }"),
    Case(
      resource: .measurements, amount: nil, position: "",
      views: "      - { stack: vertical, views: [{ label: a }, { label: b }] }"),
  ]

  /// Plays the first second of a scene with a limit.
  private func excess(_ text: String, _ resource: LimitedResource, _ limit: Int) throws -> Failure?
  {
    var library = TransitionLibrary.builtIn
    library.limits[resource] = limit
    do {
      let stage = try StageSamples.stage(text, transitions: library)
      for index in 0..<10 { _ = try stage.frame(at: FrameTime(index: index, rateNumerator: 10)) }
      return nil
    } catch let failure as Failure {
      return failure
    }
  }

  @Test("A limit allows as much as it says, and names itself and the place above", arguments: cases)
  func limit(_ test: Case) throws {
    let smallest = try (0...20_000).bisect { try excess(test.scene, test.resource, $0) == nil }
    if let amount = test.amount { #expect(smallest == amount) }
    #expect(try excess(test.scene, test.resource, smallest) == nil)
    #expect(try excess(test.scene, test.resource, smallest + 1) == nil)
    let failure = try #require(
      try excess(test.scene, test.resource, smallest - 1))
    #expect(failure.exitCode == .limit)
    #expect(failure.diagnostics.count == 1)
    let line = try #require(failure.lines.first)
    #expect(line.hasPrefix("s.yaml:\(test.position)"))
    #expect(line.contains("error: ") && line.contains("the limit '\(test.resource.rawValue)' is"))
    #expect(line.contains("expected at most \(smallest - 1). Use fewer, or raise the limit with "))
    #expect(line.hasSuffix("--limits \(test.resource.rawValue)=N"))
  }

  @Test("The presets only raise limits from ci to standard to generous")
  func presets() {
    for resource in LimitedResource.allCases {
      let amounts = [ResourceLimits.Preset.ci, .standard, .generous].map {
        ResourceLimits($0)[resource]
      }
      #expect(amounts == amounts.sorted() && amounts[0] > 0 && amounts[0] < amounts[2])
    }
  }

  @Test("300 emitters of 9,999 particles are refused at once")
  func emitters() throws {
    let views = String(
      repeating: "      - { emitter: { rate: 9999, lifetime: 1 } }\n", count: 300)
    let test = Case(resource: .particles, amount: nil, position: "", views: views)
    let failure = try #require(
      try excess(test.scene, .particles, ResourceLimits.standard[.particles]))
    #expect(failure.lines.first?.hasPrefix("s.yaml:11:9: error: the limit 'particles'") == true)
  }

  @Test("What strokes become is counted before the next stroke is computed")
  func strokes() throws {
    let curves = String(repeating: "C 9 0 0 9 9 9 ", count: 20)
    let views = """
            - { replicator: { count: 300 }, views: [{ shape: { path: "M 0 0 \(curves)", stroke: red } }] }
      """
    let test = Case(resource: .pathElements, amount: nil, position: "", views: views)
    let failure = try #require(try excess(test.scene, .pathElements, 10_000))
    #expect(failure.lines.first?.hasPrefix("s.yaml:6:47: error: the limit 'path-elements'") == true)
  }

  @Test("A drag of a day is sampled where it moves")
  func longDrag() throws {
    let test = Case(
      resource: .touchSamples, amount: nil, position: "", views: "      - {}",
      script: "[{ show: a }, { drag: { from: [0, 0], to: [100, 0], duration: 86400 } }]")
    #expect(try excess(test.scene, .touchSamples, 6402) == nil)
    #expect(try excess(test.scene, .touchSamples, 6401) != nil)
    let stage = try StageSamples.stage(test.scene)
    #expect(try stage.length().seconds == 86_400)
  }
}

extension ClosedRange<Int> {
  /// Returns the smallest number that satisfies a condition that all larger ones satisfy, too.
  fileprivate func bisect(_ holds: (Int) throws -> Bool) rethrows -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if try holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
