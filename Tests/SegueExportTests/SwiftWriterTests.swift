// Declared transitions as UIKit code. That the code draws what the scene draws, scripts/check-swift
// checks with a compiler.

import SegueScenes
import Testing

@testable import SegueExport

@Suite struct SwiftWriterTests {
  private func writer(_ transitions: String) throws -> SwiftWriter {
    let text = """
      segue: 1
      canvas: { width: 90, height: 160 }
      screens: { a: { background: red }, b: { background: blue, views: [{ id: cover }] } }
      transitions:
      \(transitions)
      script: [{ show: a }, { wait: 1 }]

      """
    return SwiftWriter(try SceneDocument.parse(Array(text.utf8), named: "t.yaml").transitions)
  }

  @Test("each transition has a delegate and two animators, with names of their own")
  func classes() throws {
    let motion = "{ duration: 0.5, incoming: { from: { alpha: 0 } } }"
    let writer = try writer("  drop in: \(motion)\n  dropIn: \(motion)\n  3d: \(motion)")
    let text = writer.text(of: "t.yaml")
    for name in ["DropIn", "DropIn2", "Scene3d"] {
      #expect(text.contains("final class \(name)Transition: NSObject,"))
      #expect(text.contains("final class \(name)Appearance: NSObject,"))
      #expect(text.contains("final class \(name)Disappearance: NSObject,"))
    }
    #expect(writer.warnings.isEmpty)
  }

  @Test("springs, curves and keyframes are those of UIKit")
  func timing() throws {
    let spring = try writer(
      "  a: { duration: 0.5, spring: { damping: 0.8 }, incoming: { from: { alpha: 0 } } }"
    ).text(of: "t.yaml")
    #expect(spring.contains("var damping: CGFloat = 0.8\n"))
    #expect(spring.contains("usingSpringWithDamping: damping"))
    let curve = try writer(
      "  a: { duration: 1, curve: [0.2, 0, 0, 1], incoming: { from: { rotate: 90 } } }"
    ).text(of: "t.yaml")
    #expect(curve.contains("UIViewPropertyAnimator(") && curve.contains("CGPoint(x: 0.2, y: 0)"))
    #expect(curve.contains("CGAffineTransform(rotationAngle: 90 / 180 * .pi)"))
    let frames = try writer(
      "  a: { duration: 1, keyframes: [{ start: 0, duration: 0.5, outgoing: { scale: 0 } }] }"
    ).text(of: "t.yaml")
    #expect(frames.contains("addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5)"))
    // A view that is scaled to nothing would disappear at once.
    #expect(frames.contains("CGAffineTransform(scaleX: 0.001, y: 0.001)"))
  }

  @Test("a file has the helpers that its transitions need, and no others")
  func support() throws {
    let plain = try writer("  a: { duration: 1, incoming: { from: { alpha: 0 } } }").text(of: "t")
    #expect(!plain.contains("SharedView") && !plain.contains("identifiedBy"))
    #expect(!plain.contains("CATransform3DMakeRotation") && !plain.contains("size ="))
    let shared = try writer("  a: { duration: 1, shared: [cover] }").text(of: "t")
    #expect(shared.contains("final class SharedView") && shared.contains("identifiedBy: \"cover\""))
    let space = try writer("  a: { duration: 1, incoming: { from: { rotateY: 180 } } }").text(
      of: "t")
    #expect(space.contains("CATransform3DMakeRotation(179.982 / 180 * .pi, 0, 1, 0)"))
  }

  @Test("translations in a direction, colors over a view and behind both screens are code")
  func directions() throws {
    let writer = try writer(
      """
        a:
          duration: 1
          background: black
          incoming: { from: { travel: { toward: leading, by: 30%, beyond: 8 }, translate: [5, 0] } }
          outgoing: { to: { travel: { toward: up, by: 100% }, dim: { color: red, opacity: 0.25 } } }
      """)
    let text = writer.text(of: "t")
    #expect(writer.warnings.isEmpty, "\(writer.warnings)")
    #expect(
      text.contains(
        "translationX: 5 - (reading(incoming?.view) * (size.width * 30 / 100 + 8)), y: 0"))
    #expect(text.contains("translationX: 0, y: -size.height)"))
    #expect(text.contains("outgoing?.setVeil(") && text.contains(", opacity: 0.25)"))
    #expect(text.contains("backdrop.backgroundColor = UIColor.black"))
    let plain = try self.writer("  a: { duration: 1, incoming: { from: { alpha: 0 } } }").text(
      of: "t")
    #expect(!plain.contains("reading(") && !plain.contains("backdrop"))
  }

  @Test("borders, shadows and masks follow the animation blocks")
  func style() throws {
    let writer = try writer(
      """
        a:
          duration: 1
          incoming:
            from:
              border: { width: 3, color: red }
              shadow: { radius: 4 }
              mask: { circle: [50%, 20], radius: 25% }
            views: { cover: { to: { mask: { star: [50%, 50%] } } } }
      """)
    let text = writer.text(of: "t")
    #expect(writer.warnings.isEmpty, "\(writer.warnings)")
    #expect(text.contains("incoming?.style.setBorder(width: 3, color: UIColor("))
    #expect(text.contains("incoming?.style.hideShadow("))
    #expect(
      text.contains(
        "$0.circle(at: CGPoint(x: $0.width * 50 / 100, y: 20), "
          + "radius: min($0.width, $0.height) * 25 / 100)"))
    #expect(text.contains("incoming?.style.hideMask {"))
    #expect(text.contains("corners: 10, fractions: [1, 0.5]"))
    #expect(text.contains("final class ViewStyle") && !text.contains("struct Course"))
  }

  @Test("openings, slices, ways and views in turn have courses of their own")
  func courses() throws {
    let writer = try writer(
      """
        a:
          duration: 1
          incoming: { reveal: { shape: polygon, sides: 6 } }
          outgoing: { path: [[0, 0], [50%, 10]] }
        b:
          duration: 1
          outgoing: { slices: { across: 4, away: { translate: [0, 100%] }, stagger: 0.5 } }
        c:
          duration: 1
          shared: [{ id: cover, arc: 0.5 }]
          incoming: { others: { from: { alpha: 0 }, stagger: 0.4 } }
      """)
    let text = writer.text(of: "t")
    #expect(writer.warnings.isEmpty, "\(writer.warnings)")
    #expect(text.contains("opening.addPolygon(") && text.contains("open($0)"))
    #expect(text.contains("UIViewPropertyAnimator(\n      duration: duration, curve: .easeInOut\n"))
    #expect(text.contains("CGPoint(x: size.width * 50 / 100, y: 10),"))
    #expect(text.contains("Cells(strips: 4, across: CGVector("))
    #expect(text.contains("guard context.view(forKey: .from) != nil else {"))
    #expect(text.contains("final class BAppearanceCrossfade:"))
    #expect(text.contains("bend: 0.5)") && text.contains("$0.arc(isReversed: false)"))
    #expect(text.contains("zip(otherArriving, otherArrivingStarts)"))
  }

  @Test("a crossfade, or another transition of the file, takes the place of a motion")
  func reduceMotion() throws {
    let motion = "duration: 1, incoming: { from: { scale: 0 } }"
    let writer = try writer(
      "  a: { \(motion), reduceMotion: crossDissolve }\n  b: { \(motion), reduceMotion: a }\n"
        + "  c: { \(motion), reduceMotion: fade }")
    let text = writer.text(of: "t")
    #expect(text.contains("isReduceMotionEnabled ? AAppearanceCrossfade() : AAppearance()"))
    #expect(text.contains("isReduceMotionEnabled ? ADisappearance() : BDisappearance()"))
    #expect(writer.warnings.map { $0.prefix { $0 != ":" } } == ["transitions.c.reduceMotion"])
  }

  @Test("what the code leaves out is named with its place")
  func warnings() throws {
    let writer = try writer(
      """
        a:
          duration: 1
          parameters: { size: { number: 0.5 } }
          incoming:
            from: { scale: $size }
            views: { cover: { to: { shape: { fill: red } } } }
          dismiss: { outgoing: { views: { cover: { to: { gradient: { colors: [red, blue] } } } } } }
      """)
    #expect(
      writer.warnings.map { $0.prefix { $0 != "'" } } == [
        "transitions.a.incoming.views.cover.to: ",
        "transitions.a.dismiss.outgoing.views.cover.to: ",
        "transitions.a.parameters: the code has the default values of ",
      ])
  }
}
