// Knobs: what they offer, what turning them makes of the scene, copying and saving.

import Foundation
import ScratchFolders
import SegueDiagnostics
import SegueFiles
import SegueScenes
import SegueStage
import Testing

@testable import SeguePreview

@MainActor
@Suite struct KnobTests {
  private static let text = """
    segue: 1
    canvas: { width: 40, height: 60, scale: 1, fps: 30, background: "#000000" }
    screens: { a: { background: white }, b: { background: "#FF0000" } }
    transitions:
      bounce:
        duration: 1           # long
        spring: { damping: 0.6 }
        incoming: { from: { translate: [-100%, 10], alpha: 0.5 } }
    script:
      - show: a
      - present: b
        transition: bounce
      - dismiss: b
        transition: slideDown

    """

  private func knobs(_ text: String = text) throws -> SceneKnobs {
    let stage = try ModelSamples.stage(Array(text.utf8), scale: 1)
    return try SceneKnobs(
      Array(text.utf8), named: stage.document.path, accepted: stage.acceptedParameters)
  }

  private func knob(_ id: String, in knobs: SceneKnobs) throws -> Knob {
    try #require(knobs.knobs.first { $0.id == id }, "\(knobs.knobs.map(\.id))")
  }

  @Test("knobs have values, ranges and units; parameters are offered only where they are accepted")
  func offers() throws {
    let knobs = try knobs()
    let duration = try knob("transitions.bounce.duration", in: knobs)
    guard case .number(1?) = duration.value else {
      Issue.record("\(duration.value)")
      return
    }
    #expect(duration.range == 0...2 && duration.unit == "s" && duration.line == 6)
    #expect(duration.group == "bounce" && duration.label == "duration")
    let x = try knob("transitions.bounce.incoming.from.translate[0]", in: knobs)
    #expect(x.unit == "%" && x.range == -100...100)
    let y = try knob("transitions.bounce.incoming.from.translate[1]", in: knobs)
    #expect(y.unit == "pt")
    let alpha = try knob("transitions.bounce.incoming.from.alpha", in: knobs)
    #expect(alpha.range == 0...1)
    let spring = try knob("transitions.bounce.spring", in: knobs)
    guard case .spring(let numbers) = spring.value else {
      Issue.record("no spring")
      return
    }
    #expect(numbers.map(\.name) == ["damping", "duration"])
    // slideDown accepts a damping ratio, a fade does not.
    _ = try knob("script[2].transition.damping", in: knobs)
    let fading = try self.knobs(Self.text.replacing("slideDown", with: "fade"))
    #expect(!fading.knobs.contains { $0.id == "script[2].transition.damping" })
    #expect(fading.knobs.contains { $0.id == "script[2].transition.duration" })
  }

  @Test(
    "the numbers of a declared transition's parameters are knobs, where declared and where used")
  func parameters() throws {
    let text = Self.text.replacing(
      "    duration: 1           # long\n",
      with: """
            duration: 1
            parameters:
              depth: { number: 0.9, range: [0.5, 0.95], summary: How deep it goes. }
              angle: { number: 30, range: [0, 90], unit: degrees }
              count: { count: 8, range: [3, 12] }
              tint: { color: "#FF0000" }

        """
    ).replacing("spring: { damping: 0.6 }", with: "curve: easeOut")
      .replacing(
        "incoming: { from: { translate: [-100%, 10], alpha: 0.5 } }",
        with: """
          incoming:
                from: { alpha: $depth, rotate: $angle, background: $tint }
                reveal: { shape: polygon, sides: $count }
          """
      ).replacing("transition: bounce", with: "transition: { name: bounce, depth: 0.6, count: 3 }")
    var knobs = try knobs(text)
    let depth = try knob("transitions.bounce.parameters.depth.number", in: knobs)
    #expect(depth.range == 0.5...0.95 && depth.summary == "How deep it goes.")
    #expect(try knob("transitions.bounce.parameters.angle.number", in: knobs).unit == "°")
    let used = try knob("script[1].transition.depth", in: knobs)
    #expect(used.range == 0.5...0.95)
    let count = try knob("script[1].transition.count", in: knobs)
    #expect(count.range.map { $0.lowerBound == 3 && $0.upperBound <= 12 } == true)
    #expect(count.step == 1)
    try knobs.turn("script[1].transition.count", to: .number(5))
    #expect(String(decoding: knobs.bytes, as: UTF8.self).contains("depth: 0.6, count: 5 }"))
    #expect(throws: Failure.self) { try knobs.turn("script[1].transition.depth", to: .number(0.2)) }
  }

  @Test("a turned knob changes the motion, and a turned spring all its numbers at once")
  func turns() throws {
    var knobs = try knobs()
    try knobs.turn("transitions.bounce.duration", to: .number(0.5))
    let document = try SceneDocument.parse(knobs.bytes, named: "s.yaml")
    #expect(document.transition("bounce")?.forward.duration == 0.5)
    try knobs.turn(
      spring: "transitions.bounce.spring",
      to: [("damping", 0.9), ("duration", 0.75), ("velocity", 3)])
    let turned = try SceneDocument.parse(knobs.bytes, named: "s.yaml")
    #expect(turned.transition("bounce")?.forward.timing == .spring(damping: 0.9, velocity: 3))
    #expect(turned.transition("bounce")?.forward.duration == 0.75)
    let before = knobs.bytes
    #expect(throws: Failure.self) {
      try knobs.turn(spring: "transitions.bounce.spring", to: [("duration", 1), ("damping", 7)])
    }
    #expect(throws: Failure.self) {
      try knobs.turn("script[1].transition.kind", to: .number(1))
    }
    #expect(knobs.bytes == before)
    knobs.revert()
    #expect(knobs.bytes == Array(Self.text.utf8) && !knobs.isEdited)
  }

  @Test("copies are the lines of the scene and the call of UIKit")
  func copies() throws {
    var knobs = try knobs()
    try knobs.turn("transitions.bounce.spring.damping", to: .number(0.7))
    #expect(try knobs.yaml("transitions.bounce.spring").contains("spring: { damping: 0.7 }"))
    let document = try SceneDocument.parse(knobs.bytes, named: "s.yaml")
    let call = try UIKitCall("transitions.bounce.spring.damping", in: document)
    #expect(
      call.text == """
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.7,
          initialSpringVelocity: 0, options: [], animations: animations,
          completion: completion)

        """)
    // A use of a declared transition has the declaration's timing.
    #expect(try UIKitCall("script[1].transition.duration", in: document).text == call.text)
    #expect(throws: Failure.self) { try UIKitCall("script[2].transition.damping", in: document) }

    let curved = Self.text.replacing("spring: { damping: 0.6 }", with: "curve: [0.2, 0, 0, 1]")
    let cubic = try SceneDocument.parse(Array(curved.utf8), named: "s.yaml")
    #expect(
      try UIKitCall("transitions.bounce.curve", in: cubic).text.contains(
        "UICubicTimingParameters(\n  controlPoint1: CGPoint(x: 0.2, y: 0)"))
  }

  @Test("saving keeps permissions and links, and refuses a file that has changed")
  func saving() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("s.yaml", Self.text)
    #expect(chmod(path, 0o640) == 0)
    #expect(symlink(path, folder("link.yaml")) == 0)
    var knobs = try knobs()
    try knobs.turn("transitions.bounce.duration", to: .number(2))
    try SceneSaving.save(knobs.bytes, to: folder("link.yaml"), replacing: knobs.original)
    #expect(try folder.bytes("s.yaml") == knobs.bytes)
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode == S_IFREG | 0o640)
    #expect(lstat(folder("link.yaml"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(throws: Failure.self) {
      try SceneSaving.save(knobs.bytes, to: path, replacing: knobs.original)
    }
    #expect(try folder.bytes("s.yaml") == knobs.bytes)
    #expect(folder.contents.count == 2)
  }
}
