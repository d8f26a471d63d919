import QuartzCore
import SegueScenes
import SegueStage
import SegueTransitions
import Testing

@MainActor
@Suite struct PresentationStyleTests {
  nonisolated static let transitions = [
    "fade", "flip", "iris", "liftIn", "pop", "rotate", "shrinkSlide", "slideDown", "slideRight",
    "declared",
  ]

  private static func scene(_ style: PresentationStyle, _ transition: String?) -> String {
    let there = transition.map { ", transition: \($0)" } ?? ""
    return """
      segue: 1
      canvas: { width: 40, height: 80 }
      screens: { a: { background: red }, b: { background: blue }, c: { background: green } }
      transitions:
        declared: { duration: 0.3, incoming: { from: { translate: [0, 100%], alpha: 0 } }, outgoing: { to: { scale: 0.5 } } }
      script:
        - show: a
        - { present: b, style: \(style.rawValue)\(there) }
        - { present: c, style: \(style.rawValue)\(there) }
        - wait: 0.5
        - dismiss: c
        - wait: 0.5
        - dismiss: b
        - wait: 0.5

      """
  }

  private static func screens(_ stage: Stage, atSeconds seconds: Double) throws -> [String] {
    try stage.inspect(atSeconds: seconds).filter { $0.kind == .screen && $0.opacity > 0 }.map(\.id)
  }

  @Test(
    "each style with each transition presents, dismisses and restores the screen below",
    arguments: PresentationStyle.allCases, [nil] + transitions.map { Optional($0) })
  func comesAndGoes(style: PresentationStyle, transition: String?) throws {
    let stage = try StageSamples.stage(Self.scene(style, transition))
    let length = try stage.length().seconds
    let end = try stage.inspect(atSeconds: length)
    #expect(try Self.screens(stage, atSeconds: length) == ["a"])
    let a = try #require(end.first { $0.id == "a" })
    #expect(a.frame == CGRect(x: 0, y: 0, width: 40, height: 80))
    #expect(a.transform == [1, 0, 0, 1, 0, 0])
    #expect(stage.warnings.isEmpty)
  }

  @Test(
    "the presenter stays in the window exactly where the style requires it",
    arguments: PresentationStyle.allCases)
  func presenter(style: PresentationStyle) throws {
    let stage = try StageSamples.stage(Self.scene(style, "declared"))
    // Both presentations of 0.3 s are over.
    let shown = try Self.screens(stage, atSeconds: 0.7)
    switch style {
    case .fullScreen, .currentContext, .automatic: #expect(shown == ["c"])
    case .overFullScreen, .overCurrentContext, .custom: #expect(shown == ["a", "b", "c"])
    case .pageSheet, .formSheet, .popover: #expect(Set(shown) == ["a", "b", "c"])
    }
  }
}
