// The parameters of declared transitions as properties of exported code.

import SegueScenes
import Testing

@testable import SegueExport

@Suite struct CodeParameterTests {
  /// Returns the code of a transition `t` as steps use it.
  private func code(_ transition: String, uses: [String] = ["t"]) throws -> String {
    let text = """
      segue: 1
      canvas: { width: 90, height: 160 }
      screens: { a: { background: red }, b: { background: blue } }
      transitions:
        t: \(transition)
      script: [{ show: a }, \(uses.map { "{ present: b, transition: \($0) }, { dismiss: b }" }
        .joined(separator: ", "))]

      """
    let document = try SceneDocument.parse(Array(text.utf8), named: "t.yaml")
    var variants: [TransitionVariant] = []
    for use in document.script.compactMap(\.move?.transition) {
      let variant = try TransitionVariant(document.transitions[0], settings: use.settings)
      if !variants.contains(variant) { variants.append(variant) }
    }
    return SwiftWriter(variants).text(of: "t.yaml")
  }

  @Test("a number in expressions is a property of the delegate and of the animators")
  func expressions() throws {
    let text = try code(
      """
      { duration: 1, parameters: { size: { number: 1.5, range: [1, 4], unit: fraction, summary: How large. } },
        incoming: { from: { scale: 1 / $size } }, outgoing: { to: { scale: $size, translate: [20 * $size %, 0] } } }
      """)
    let property =
      "  /// How large.\n  /// A fraction of the whole from 1 to 4.\n  var size: CGFloat = 1.5\n"
    #expect(text.ranges(of: property).count == 3)
    #expect(text.contains("CGAffineTransform(scaleX: 1 / self.size, y: 1 / self.size)"))
    #expect(text.contains("CGAffineTransform(scaleX: self.size, y: self.size)"))
    #expect(text.contains("translationX: size.width * (20 * self.size) / 100, y: 0)"))
    #expect(
      text.contains(
        """
            let animator = TAppearance()
            animator.size = self.size
            return animator

        """))
  }

  @Test("counts, points and colors are properties of their types")
  func types() throws {
    let text = try code(
      """
      { duration: 1, background: $paint, parameters: { many: { count: 3, range: [2, 9] },
        place: { point: [0.5, 0.25] }, paint: { color: "#FEF7FF", dark: "#141218" } },
        incoming: { from: { anchorPoint: $place } }, outgoing: { reveal: { shape: cells, squares: $many } } }
      """)
    #expect(text.contains("  /// A whole number from 2 to 9.\n  var many: Int = 3\n"))
    #expect(text.contains("Cells(squares: self.many, of: "))
    #expect(text.contains("  var place: CGPoint = CGPoint(x: 0.5, y: 0.25)\n"))
    #expect(text.contains("setAnchorPoint(self.place)"))
    #expect(text.contains("  var paint: UIColor = UIColor { $0.userInterfaceStyle == .dark ?"))
    #expect(text.contains("backdrop.backgroundColor = self.paint\n"))
  }

  @Test("what changes the form of the code, or has no expression, remains a constant")
  func constants() throws {
    let text = try code(
      """
      { duration: $time * 2, parameters: { way: { direction: up }, time: { number: 0.5, range: [0.1, 2] },
        size: { number: 0.5 }, turn: { number: 90, range: [0, 180] } },
        incoming: { from: { alpha: $size, rotateY: $turn, travel: { toward: $way, by: 10 * $size } } },
        outgoing: { to: { scale: $size } } }
      """)
    for name in ["way", "time", "turn"] { #expect(!text.contains("self.\(name)")) }
    // A scale of 0 is one of 0.001, and 180 degrees are a little less.
    #expect(!text.contains("self.size"))
    #expect(text.contains("TimeInterval = 1\n"))
    #expect(text.contains("90 / 180 * .pi"))
  }

  @Test("parameters that remain constants have their values in expressions of others")
  func mixed() throws {
    let text = try code(
      """
      { duration: 1, parameters: { near: { number: 0.5, range: [0.1, 1] }, far: { number: 2, range: [1, 3] } },
        incoming: { from: { translateZ: -100 * $far, rotateX: $near * 180, scale: $near * $far } } }
      """)
    #expect(!text.contains("self.near"))
    #expect(text.contains("CATransform3DMakeScale(0.5 * self.far, 0.5 * self.far, 1)"))
    #expect(text.contains("-100 * self.far"))
  }

  @Test("uses that differ in values of properties have animators in common")
  func sharing() throws {
    let transition = """
      { duration: 1, parameters: { size: { number: 1.5, range: [1, 4] }, way: { direction: up } },
        incoming: { from: { scale: $size, travel: { toward: $way, by: 100% } } } }
      """
    let text = try code(
      transition, uses: ["t", "{ name: t, size: 3 }", "{ name: t, size: 3, way: down }"])
    #expect(
      text.contains("final class T2Transition:") && !text.contains("final class T2Appearance:"))
    #expect(text.contains("final class T3Appearance:"))
    let second = try #require(text.range(of: "final class T2Transition:"))
    #expect(
      text[second.upperBound...].contains("var size: CGFloat = 3\n")
        && text[second.upperBound...].contains("let animator = TAppearance()"))
  }

  @Test("names that Swift or the classes have taken are spelled otherwise")
  func names() throws {
    let text = try code(
      """
      { duration: 1, parameters: { in: { number: 2, range: [1, 4] }, hash: { number: 2, range: [1, 4] } },
        incoming: { from: { scale: [$in, $hash] } } }
      """)
    #expect(text.contains("var `in`: CGFloat = 2") && text.contains("var hashSetting: CGFloat = 2"))
    #expect(text.contains("CGAffineTransform(scaleX: self.in, y: self.hashSetting)"))
  }
}
