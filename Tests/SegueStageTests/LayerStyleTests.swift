// The appearance of views: style keys of a scene on layers, and in declared transitions.

import Foundation
import SegueDisplay
import SegueScenes
import SegueStage
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct LayerStyleTests {
  private func stage(_ views: String, transition: String = "incoming: {}") throws -> Stage {
    try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 100, height: 200, fps: 50 }
      screens:
        a: { background: "#FF0000", views: \(views) }
        b: { background: "#0000FF", views: [{ id: hero, frame: [0, 0, 100, 100], background: white, cornerRadius: 4 }, { id: text, frame: [0, 120, 100, 40] }] }
      transitions:
        t: { duration: 1, \(transition) }
      script: [{ show: a }, { present: b, transition: t }, { wait: 1 }, { dismiss: b }, { wait: 1 }]

      """)
  }

  private func items(_ stage: Stage, at seconds: Double) throws -> [DisplayItem] {
    let index = Int((seconds * 50).rounded())
    let list = try stage.frame(at: FrameTime(index: index, rateNumerator: 50))
    return try #require(list).items
  }

  private func text(_ stage: Stage, at seconds: Double) throws -> String {
    "\(try items(stage, at: seconds))"
  }

  private func node(_ stage: Stage, _ id: String, at seconds: Double) throws -> InspectionNode {
    try #require(stage.inspect(atSeconds: seconds).first { $0.id == id })
  }

  private func paths(_ items: [DisplayItem]) -> [PathFill] {
    items.flatMap { item -> [PathFill] in
      switch item {
      case .path(let fill): [fill]
      case .group(let group): paths(group.items)
      case .masked(let masked): paths(masked.mask) + paths(masked.items)
      default: []
      }
    }
  }

  @Test("a circle fills its view starting at the top, and a path is fitted into it")
  func shapes() throws {
    let views = """
      [{ frame: [10, 10, 40, 60], shape: { kind: circle, fill: red } },
       { frame: [50, 0, 50, 100], shape: { path: M0 0H24V24H0Z, viewBox: [0, 0, 24, 24], fill: blue } }]
      """
    let found = paths(
      try items(stage(views, transition: "incoming: { from: { alpha: 0 } }"), at: 0))
    try #require(found.count == 2)
    let boxes = found.map { CGPath($0.path.applying($0.transform)).boundingBoxOfPath }
    #expect(abs(boxes[0].minX - 10) < 0.01 && abs(boxes[0].height - 40) < 0.1)
    #expect(abs(boxes[0].midY - 40) < 1e-6)
    #expect(boxes[1] == CGRect(x: 50, y: 25, width: 50, height: 50))
  }

  @Test("a circular mask grows linearly from its radius until it hides nothing")
  func reveal() throws {
    let stage = try stage(
      "[]",
      transition: "curve: linear, incoming: { from: { mask: { circle: [0, 0], radius: 20 } } }"
    )
    let whole = (100.0 * 100 + 200 * 200).squareRoot()
    for (time, share) in [(0.0, 0.0), (0.24, 0.24), (0.5, 0.5), (2.2, 0.8)] {
      let mask = try #require(paths(items(stage, at: time)).first)
      let box = CGPath(mask.path.applying(mask.transform)).boundingBoxOfPath
      #expect(abs(box.maxX - (20 + (whole - 20) * share)) < 1e-6, "at \(time)")
    }
    #expect(paths(try items(stage, at: 1.5)).isEmpty)
    #expect(paths(try items(stage, at: 3.5)).isEmpty)
  }

  @Test("border, shadow and corners change together with UIKit's animations")
  func layerKeys() throws {
    let stage = try stage(
      "[]",
      transition:
        "curve: linear, incoming: { views: { hero: { from: { border: { width: 8, color: red }, shadow: { opacity: 1, radius: 20 } } } } }"
    )
    let half = try items(stage, at: 0.5)
    let shadow = try #require(
      half.compactMap { if case .shadow(let shadow) = $0 { shadow } else { nil } }.first)
    #expect(shadow.color.alpha == 0.5 && shadow.radius == 20 && shadow.offset.height == 4)
    let border = try #require(paths(shadow.items).first)
    #expect(border.path.contains(CGPoint(x: 3.9, y: 50), using: .evenOdd))
    #expect(!border.path.contains(CGPoint(x: 4.1, y: 50), using: .evenOdd))
    #expect(try items(stage, at: 1.5) != half)
    #expect(try items(stage, at: 2.5) == half)
  }

  @Test("a view on a screen moves in its own part of the duration, forward and back")
  func staggered() throws {
    let stage = try stage(
      "[]",
      transition:
        "curve: linear, incoming: { views: { text: { from: { translate: [40, 0], alpha: 0 }, start: 0.5, duration: 0.25 } } }"
    )
    for (time, x, alpha) in [(0.25, 40.0, 0.0), (0.625, 20, 0.5), (0.75, 0, 1), (2.375, 20, 0.5)] {
      let text = try node(stage, "text", at: time)
      #expect(abs(text.transform[4] - x) < 1e-6 && abs(text.opacity - alpha) < 1e-6, "\(time)")
    }
    #expect(try node(stage, "b", at: 0.25).transform[4] == 0)
    #expect(try stage.length().seconds == 4)
  }

  @Test("others are all views without a name of their own")
  func others() throws {
    let stage = try stage(
      "[]",
      transition:
        "curve: linear, incoming: { others: { from: { alpha: 0 } }, views: { hero: { from: { scale: 0.5 } } } }"
    )
    #expect(try node(stage, "text", at: 0.5).opacity == 0.5)
    #expect(try node(stage, "hero", at: 0.5).opacity == 1)
    #expect(try node(stage, "hero", at: 0.5).transform[0] == 0.75)
  }

  @Test("a shared view moves from the other's place to its own and back; the other is hidden")
  func shared() throws {
    let stage = try stage(
      "[{ id: thumb, frame: [20, 150, 40, 40], cornerRadius: 10, background: black }]",
      transition: "curve: linear, shared: [{ id: hero, with: thumb }]")
    #expect(
      try node(stage, "hero", at: 0).frame == CGRect(x: 20, y: 150, width: 40, height: 40))
    #expect(
      try node(stage, "hero", at: 0.5).frame == CGRect(x: 10, y: 75, width: 70, height: 70))
    #expect(try node(stage, "thumb", at: 0.5).opacity == 0)
    #expect(try text(stage, at: 0.5).contains("topLeft: 7.0"))
    #expect(try node(stage, "hero", at: 1.5).frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = try node(stage, "hero", at: 2.25).frame
    #expect(back == CGRect(x: 5, y: 37.5, width: 85, height: 85))
    #expect(try node(stage, "thumb", at: 2.5).opacity == 0)
    #expect(try node(stage, "thumb", at: 3.5).opacity == 1)
  }

  private func isNear(_ found: CGRect, _ expected: CGRect, within distance: Double) -> Bool {
    abs(found.minX - expected.minX) < distance && abs(found.minY - expected.minY) < distance
      && abs(found.width - expected.width) < distance
      && abs(found.height - expected.height) < distance
  }

  private func sharedStage(_ motion: String, arc: Double = 0) throws -> Stage {
    try stage(
      "[{ id: thumb, frame: [20, 150, 40, 40], background: black }]",
      transition: "curve: linear, shared: [{ id: hero, with: thumb, arc: \(arc) }], \(motion)")
  }

  /// What screens do while they share a view, and the place of the view at the beginning.
  private static let screenMotions: [(String, CGRect)] = {
    let thumb = CGRect(x: 20, y: 150, width: 40, height: 40)
    return [
      ("incoming: { from: { translate: [0, 100%] } }", thumb),
      ("incoming: { from: { scale: 0.5, alpha: 0.5 } }", thumb),
      ("incoming: { from: { scale: [0.2, 0.6], translate: [-30%, 10] } }", thumb),
      ("incoming: { from: { scale: 0.8, anchorPoint: [0, 1] } }", thumb),
      ("incoming: { from: { rotate: 90 } }", thumb),
      ("incoming: { from: { position: [0, 0] } }", thumb),
      ("incoming: { path: [[50, 0], [0, 0]] }", thumb),
      (
        "incoming: { from: { translate: [0, 100%] } }, keyframes: [{ start: 0, duration: 1, "
          + "incoming: { translate: [0, 0] } }]", thumb
      ),
      ("outgoing: { from: { translate: [30, 0] } }", thumb.offsetBy(dx: 30, dy: 0)),
    ]
  }()

  @Test("a shared view is seen at the other's place while its screen moves, turns or is scaled")
  func sharedOnMovingScreen() throws {
    for (motion, start) in Self.screenMotions {
      let stage = try sharedStage(motion)
      let first = try node(stage, "hero", at: 0).visibleFrame
      #expect(isNear(first, start, within: 1e-6), "\(motion): \(first)")
      let last = try node(stage, "hero", at: 2.98).visibleFrame
      #expect(isNear(last, start, within: 5), "\(motion): \(last)")
      #expect(try node(stage, "hero", at: 1.5).frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
  }

  @Test(
    "a shared view keeps to its way on a screen that moves or is scaled, even from nothing",
    arguments: ["translate: [0, 100%]", "scale: 0.5", "scale: 0.1, translate: [0, 50]", "scale: 0"])
  func sharedWay(from state: String) throws {
    let stage = try sharedStage("incoming: { from: { \(state) } }")
    for time in [0.5, 2.5] {
      let found = try node(stage, "hero", at: time).visibleFrame
      let expected = CGRect(x: 10, y: 75, width: 70, height: 70)
      #expect(isNear(found, expected, within: 0.1), "\(found) at \(time)")
    }
  }

  @Test("an arc is the same on a screen that moves")
  func arcOnMovingScreen() throws {
    let (still, moving) = (
      try sharedStage("incoming: {}", arc: 1),
      try sharedStage("incoming: { from: { translate: [-40, 30] } }", arc: 1)
    )
    for time in [0, 0.26, 0.5, 2.4] {
      let (expected, found) = (
        try node(still, "hero", at: time).visibleFrame,
        try node(moving, "hero", at: time).visibleFrame
      )
      #expect(isNear(found, expected, within: 1e-6), "\(found) at \(time)")
    }
  }

  @Test("a shared view that the other screen lacks is a warning, and the duration is kept")
  func missingCounterpart() throws {
    let stage = try stage("[]", transition: "shared: [text]")
    #expect(try stage.length().seconds == 4)
    _ = try stage.inspect(atSeconds: 4)
    #expect(stage.warnings.count == 2)
    for warning in stage.warnings {
      #expect(warning.message.contains("the shared view \"text\" is not on the screen \"a\""))
    }
  }

  @Test("the stroke of a shape is trimmed as its state declares")
  func strokeEnd() throws {
    let stage = try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 100, height: 200, fps: 50 }
      screens:
        a: { background: white }
        b: { views: [{ id: line, frame: [0, 0, 100, 10], shape: { kind: line, stroke: red, lineWidth: 2 } }] }
      transitions:
        t: { duration: 1, curve: linear, incoming: { views: { line: { from: { shape: { strokeEnd: 0, lineWidth: 6 } } } } } }
      script: [{ show: a }, { present: b, transition: t }, { wait: 1 }]

      """)
    let half = try #require(paths(items(stage, at: 0.5)).first)
    let box = CGPath(half.path.applying(half.transform)).boundingBoxOfPath
    #expect(abs(box.maxX - 50) < 1e-6 && abs(box.height - 4) < 1e-6)
    let end = try #require(paths(items(stage, at: 1.5)).first)
    #expect(CGPath(end.path.applying(end.transform)).boundingBoxOfPath.maxX == 100)
  }

  @Test("a touch drives everything back and forth, and a cancellation leaves nothing")
  func driven() throws {
    let stage = try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 100, height: 200, fps: 50 }
      screens:
        a: { views: [{ id: thumb, frame: [20, 150, 40, 40] }] }
        b: { background: blue, views: [{ id: hero, frame: [0, 0, 100, 100], background: white }, { id: text, frame: [0, 120, 100, 40] }] }
      transitions:
        t:
          duration: 1
          curve: linear
          shared: [{ id: hero, with: thumb }]
          incoming: { from: { mask: { circle: [0, 0], radius: 20 } }, views: { text: { from: { border: { width: 10 } }, start: 0.5 } } }
      script:
        - show: a
        - { present: b, transition: t, until: 0.5 }
        - { pause: b }
        - { wait: 1 }
        - { cancel: b }
        - { wait: 1 }
        - { present: b, transition: t }
        - { wait: 1 }

      """)
    let held = try node(stage, "hero", at: 1).frame
    #expect(abs(held.minX - 10) < 1e-6 && abs(held.width - 70) < 1e-6)
    let mask = try #require(paths(items(stage, at: 1)).first)
    let whole = (100.0 * 100 + 200 * 200).squareRoot()
    let box = CGPath(mask.path.applying(mask.transform)).boundingBoxOfPath
    #expect(abs(box.maxX - (20 + (whole - 20) / 2)) < 1e-6)
    #expect(try node(stage, "thumb", at: 2.25).opacity == 1)
    #expect(try stage.inspect(atSeconds: 2.25).contains { $0.id == "hero" } == false)
    #expect(try node(stage, "hero", at: 4.4).frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(stage.warnings.isEmpty)
  }

  @Test("rotations in 3D are those of layers, and half a turn keeps its direction")
  func depth() throws {
    let stage = try stage(
      "[]",
      transition:
        "curve: linear, incoming: { from: { rotateY: -60 } }, outgoing: { to: { rotateY: 180 } }")
    #expect(abs(try node(stage, "b", at: 0.5).transform[0] - 0.866025404) < 1e-6)
    #expect(abs(try node(stage, "a", at: 0.25).transform[0] - 0.707106781) < 1e-4)
    #expect(try node(stage, "b", at: 1.5).transform[0] == 1)
    #expect(try node(stage, "a", at: 3.5).transform[0] == 1)
  }

  private func radius(_ items: [DisplayItem]) -> Double? {
    for item in items {
      switch item {
      case .backdrop(let backdrop): return backdrop.radius
      case .group(let group): if let found = radius(group.items) { return found }
      default: break
      }
    }
    return nil
  }

  @Test("glass appears with its view's state; over a screen it exists only in transit")
  func glass() throws {
    let stage = try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 100, height: 200, fps: 50 }
      screens:
        a: { background: red }
        b: { views: [{ id: pane, frame: [0, 0, 50, 50], blur: light }] }
      transitions:
        t:
          duration: 1
          curve: linear
          incoming: { views: { pane: { from: { blur: none } } } }
        u:
          duration: 1
          curve: linear
          incoming: { from: { blur: dark } }
          dismiss: mirror
      script:
        - show: a
        - { present: b, transition: t }
        - { wait: 1 }
        - { dismiss: b }
        - { wait: 1 }
        - { present: b, transition: u }
        - { wait: 1 }

      """)
    let full = try #require(radius(items(stage, at: 1.5)))
    #expect(full > 0)
    #expect(try radius(items(stage, at: 0.5)) == full / 2)
    #expect(try radius(items(stage, at: 2.76)).map { abs($0 - full * 0.24) < 1e-9 } == true)
    let over = try items(stage, at: 4.5)
    #expect(radius(over) == full)
    #expect(try stage.inspect(atSeconds: 5.5).count + 1 < stage.inspect(atSeconds: 4.5).count)
  }

  @Test("the status bar has the color that the front screen prefers")
  func statusBar() throws {
    let stage = try StageSamples.stage(
      """
      segue: 1
      canvas: { device: iphone-15-pro, scale: 1, fps: 50, statusBar: true }
      screens:
        a: { background: white }
        b: { background: black, statusBarStyle: light }
        c: { views: [] }
      script:
        - show: a
        - { present: b, transition: { name: fade, duration: 1 } }
        - { wait: 1 }
        - { present: c, style: overFullScreen, transition: { name: fade, duration: 1 } }
        - { wait: 1 }

      """)
    func white(_ seconds: Double) throws -> [Double] {
      try paths(items(stage, at: seconds)).map { $0.color.red * $0.color.alpha }
    }
    #expect(try white(0).allSatisfy { $0 == 0 })
    #expect(try white(0.36).contains { $0 > 0.4 && $0 < 0.6 })
    #expect(try white(1.5).allSatisfy { $0 == 1 } && !white(1.5).isEmpty)
    #expect(try white(3.5).allSatisfy { $0 == 1 } && !white(3.5).isEmpty)
  }
}
