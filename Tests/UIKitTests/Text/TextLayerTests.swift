// Text in layers: drawing, layout and animation.

import CoreGraphics
import Foundation
import SegueDisplay
import SegueText
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct TextLayerTests {
  let world = World()

  private func layer(_ string: Any, _ change: (CATextLayer) -> Void = { _ in }) -> CATextLayer {
    world.run {
      let layer = CATextLayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
      layer.anchorPoint = .zero
      layer.string = string
      layer.fontSize = 20
      change(layer)
      return layer
    }
  }

  private func items(_ layer: CALayer, at seconds: Double = 0) -> [DisplayItem] {
    world.commit(
      root: layer, at: seconds,
      viewport: SegueViewport(widthInPixels: 200, heightInPixels: 100, scale: 1)
    ).items
  }

  private func runs(_ layer: CALayer, at seconds: Double = 0) -> [GlyphRun] {
    func runs(_ items: [DisplayItem]) -> [GlyphRun] {
      items.flatMap { item -> [GlyphRun] in
        switch item {
        case .glyphs(let run): [run]
        case .group(let group): runs(group.items)
        default: []
        }
      }
    }
    return runs(items(layer, at: seconds))
  }

  @Test("a string is drawn from the top, white and in 36 points by default") func plain() throws {
    let layer = layer("Hello") { $0.fontSize = 36 }
    #expect(CATextLayer().fontSize == 36)
    let run = try #require(runs(layer).first)
    #expect(run.pointSize == 36 && run.glyphs.count == 5)
    #expect(run.color == DisplayColor(red: 1, green: 1, blue: 1, alpha: 1))
    let font = world.run { UIFont.systemFont(ofSize: 36) }
    let baseline = try #require(run.glyphs.first).y
    #expect(abs(baseline - Double(font.ascender)) <= 0.5)
  }

  @Test("size and color animate implicitly from their presentation values") func implicit()
    throws
  {
    let layer = layer("Hello")
    _ = items(layer)
    world.run {
      layer.markCommitted()
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.fontSize = 40
      layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      CATransaction.commit()
    }
    for (seconds, size) in [(0.0, 20.0), (0.25, 25), (0.5, 30), (1, 40)] {
      let run = try #require(runs(layer, at: seconds).first)
      #expect(abs(run.pointSize - size) < 1e-6)
      #expect(abs(run.color.green - (1 - min(seconds, 1))) < 1e-6)
    }
    try world.advance(to: VirtualTime(seconds: 0.5))
    let shown = world.run { layer.presentation() }
    #expect(abs((shown?.fontSize ?? 0) - 30) < 1e-6)
    #expect(shown?.string as? String == "Hello")
  }

  @Test("an explicit animation of the size overrides it") func explicit() throws {
    let layer = layer("Hello")
    world.run {
      let animation = CABasicAnimation(keyPath: "fontSize")
      (animation.fromValue, animation.toValue, animation.duration) = (10.0, 30.0, 2)
      layer.add(animation, forKey: nil)
    }
    #expect(try abs(#require(runs(layer, at: 1).first).pointSize - 20) < 1e-6)
    #expect(world.unsupported.isEmpty)
  }

  @Test("lines are broken only if the layer wraps") func wrapping() {
    let text = "one two three four five six seven eight"
    #expect(runs(layer(text)).first?.glyphs.map(\.y).max() == runs(layer(text)).first?.glyphs[0].y)
    let wrapped = runs(layer(text) { $0.isWrapped = true })
    #expect(Set(wrapped.flatMap(\.glyphs).map(\.y)).count == 2)
    let broken = runs(layer("a\nb"))
    #expect(Set(broken.flatMap(\.glyphs).map(\.y)).count == 2)
  }

  @Test(
    "text that does not fit is truncated by the mode",
    arguments: [
      (CATextLayerTruncationMode.end, false), (.start, false), (.middle, false), (.end, true),
    ])
  func truncation(mode: CATextLayerTruncationMode, isWrapped: Bool) throws {
    let text = String(repeating: "several words ", count: isWrapped ? 12 : 3)
    let layer = layer(text) { ($0.truncationMode, $0.isWrapped) = (mode, isWrapped) }
    let face = try #require(world.run { UIFont.systemFont(ofSize: 20).face })
    let ellipsis = try #require(face.glyph(for: 0x2026))
    let glyphs = runs(layer).flatMap(\.glyphs)
    #expect(glyphs.contains { $0.id == ellipsis })
    #expect(glyphs.allSatisfy { $0.x < 200 && $0.y < 100 })
    #expect(glyphs.count < text.count)
    guard case .glyphs? = items(layer).first else { throw NothingThere() }
  }

  @Test("without truncation, text ends at the edge of the layer") func cut() throws {
    guard case .group(let group)? = items(layer("a very long line of words that goes on")).first
    else { throw NothingThere() }
    #expect(group.clip?.shape.box == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test(
    "lines are placed by the alignment",
    arguments: [(CATextLayerAlignmentMode.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)])
  func alignment(mode: CATextLayerAlignmentMode, share: Double) throws {
    let layer = layer("Hi") { $0.alignmentMode = mode }
    let width = world.run {
      Double("Hi".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width)
    }
    let start = try #require(runs(layer).first?.glyphs.first).x
    #expect(abs(start - share * (200 - width)) < 1e-6)
  }

  @Test("attributes override the layer's own, Core Graphics colors too") func attributes()
    throws
  {
    let text = NSMutableAttributedString(
      string: "a",
      attributes: [
        .font: world.run { UIFont.systemFont(ofSize: 50) },
        .foregroundColor: CGColor(red: 0, green: 0, blue: 1, alpha: 1),
      ])
    text.append(NSAttributedString(string: "b"))
    let runs = runs(layer(text))
    #expect(runs.map(\.pointSize) == [50, 12])
    #expect(runs.first?.color == DisplayColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test("the font is a UIKit font, a name, or the system's") func fonts() {
    func name(_ font: AnyObject?) -> String? {
      runs(layer("a") { $0.font = font }).first?.font.name
    }
    #expect(name(nil) == "Inter Display Regular" || name(nil)?.hasPrefix("Inter") == true)
    let bold = world.run { UIFont.systemFont(ofSize: 8, weight: .bold) }
    #expect(name(bold)?.contains("Bold") == true)
    #expect(name("DejaVu Sans Mono" as NSString) == "DejaVu Sans Mono")
    #expect(name("Nowhere" as NSString) == nil)
    let problems = world.run { TextState.current.problems }
    #expect(problems.contains { "\($0)".hasPrefix("Nowhere: no font of that family") })
  }

  @Test("without text, size or bounds, nothing is drawn") func nothing() {
    #expect(items(layer("")).isEmpty)
    #expect(items(layer(17)).isEmpty)
    #expect(items(layer("a") { $0.fontSize = 0 }).isEmpty)
    #expect(items(layer("a") { $0.bounds = .zero }).isEmpty)
  }

  private struct NothingThere: Error {}
}
