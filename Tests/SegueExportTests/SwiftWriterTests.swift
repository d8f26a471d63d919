// Declared transitions as UIKit code. That the code draws what the scene draws, scripts/check-swift
// checks with a compiler.

import SegueFiles
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
    let document = try SceneDocument.parse(Array(text.utf8), named: "t.yaml")
    return SwiftWriter(try document.transitions.map { try TransitionVariant($0) })
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
    #expect(text.contains("incoming?.border.set(width: 3, color: UIColor("))
    #expect(text.contains("incoming?.shadow.hide("))
    #expect(
      text.contains(
        "$0.circle(at: CGPoint(x: $0.width * 50 / 100, y: 20), "
          + "radius: min($0.width, $0.height) * 25 / 100)"))
    #expect(text.contains("incoming?.mask.hide {"))
    #expect(text.contains("corners: 10, fractions: [1, 0.5]"))
    #expect(text.contains("final class MovingMask") && !text.contains("struct Course"))
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
    // What takes the place of `a` takes that of `b`, too.
    #expect(text.contains("isReduceMotionEnabled ? ADisappearanceCrossfade() : BDisappearance()"))
    #expect(writer.warnings.map { $0.prefix { $0 != ":" } } == ["transitions.c.reduceMotion"])
  }

  @Test("shared views on a screen that moves itself are a warning")
  func sharedOnMovingScreen() throws {
    let writer = try writer(
      "  a: { duration: 1, shared: [cover] }\n"
        + "  b: { duration: 1, shared: [cover], incoming: { from: { translate: [0, 100%] } } }")
    #expect(writer.warnings.map { $0.prefix { $0 != ":" } } == ["transitions.b.shared"])
  }

  @Test("shapes and gradients have the values of each state, and the rest is that of the view")
  func drawings() throws {
    let writer = try writer(
      """
        a:
          duration: 1
          incoming:
            from: { gradient: { colors: [red, white], locations: [0, 0.5], from: [0, 1] } }
            views:
              cover:
                from: { shape: { fill: red, strokeEnd: 0.25, path: M0 0H9V9Z } }
                to: { shape: { lineWidth: 3 } }
      """)
    let text = writer.text(of: "t")
    #expect(writer.warnings.isEmpty, "\(writer.warnings)")
    #expect(text.contains("incoming?.gradient.set(\n      colors: [UIColor(red: 1, "))
    #expect(text.contains("locations: [0, 0.5],\n      startPoint: CGPoint(x: 0, y: 1))"))
    #expect(text.contains("strokeEnd: 0.25) { bounds in\n      let path = CGMutablePath()"))
    #expect(text.contains("incomingCover?.shape.set(lineWidth: 3)"))
    // A view without a state of its own is at rest; a screen at the end, too.
    #expect(
      text.contains("incoming?.gradient.set()") && text.contains("incoming?.gradient.restore()"))
    #expect(!text.contains("incomingCover?.shape.restore()"))
    #expect(text.contains("final class MovingShape") && !text.contains("final class MovingBorder"))
  }

  @Test("each part of the code has a text, whose conditions are parts, and end")
  func resources() {
    let names = Set(SwiftSupport.allCases.map(\.rawValue)).union(["Arcs", "Additions"])
    for part in SwiftSupport.allCases {
      var depth = 0
      for line in SupportText.source(of: part).split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        if words[0] == "#if" { #expect(words.count == 2 && names.contains(words[1]), "\(line)") }
        depth += words[0] == "#if" ? 1 : words[0] == "#endif" ? -1 : 0
        #expect(depth >= 0)
        #expect(line.count <= 120, "\(part.rawValue): \(line)")
      }
      #expect(depth == 0, "\(part.rawValue)")
    }
    #expect(ProgramFiles.exportedSwift.count == SwiftSupport.allCases.count)
  }

  @Test("parameters that cannot be properties are constants, with classes for each set of values")
  func parameters() throws {
    let text = """
      segue: 1
      canvas: { width: 90, height: 160 }
      screens: { a: { background: red }, b: { background: blue } }
      transitions:
        a:
          duration: 1
          parameters: { size: { number: 0.5 }, way: { direction: up } }
          incoming: { from: { scale: $size, travel: { toward: $way, by: 10 } } }
      script:
        - show: a
        - { present: b, transition: a }
        - { dismiss: b, transition: { name: a, size: 0.25, duration: 2 } }

      """
    let document = try SceneDocument.parse(Array(text.utf8), named: "t.yaml")
    let uses = document.script.compactMap(\.move?.transition)
    let variants = try uses.map {
      try TransitionVariant(document.transitions[0], settings: $0.settings)
    }
    #expect(variants.map(\.isStandard) == [true, false] && variants[0] != variants[1])
    let code = SwiftWriter(variants).text(of: "t.yaml")
    #expect(code.contains("// MARK: a, size 0.5, way up\n"))
    #expect(code.contains("// MARK: a, size 0.25, way up, duration 2\n"))
    #expect(code.contains("final class ATransition:") && code.contains("final class A2Transition:"))
    #expect(code.contains("scaleX: 0.25, y: 0.25") && code.contains("TimeInterval = 2\n"))
    #expect(SwiftWriter(variants).warnings.isEmpty)
  }
}
