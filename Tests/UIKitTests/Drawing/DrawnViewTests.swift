// Views and layers that draw themselves: when they draw, and how the result is used.

import CoreGraphics
import Foundation
import SegueDisplay
import SegueRaster
import SegueWorld
import Testing
import UIKit

/// Draws an ellipse and counts.
@MainActor
private final class Dial: UIView {
  var rects: [CGRect] = []
  var color = UIColor.red
  override func draw(_ rect: CGRect) {
    rects.append(rect)
    color.setFill()
    UIGraphicsGetCurrentContext()?.fillEllipse(in: rect)
  }
}

/// Draws a bar by its delegate.
@MainActor
private final class BarDelegate: NSObject, CALayerDelegate {
  var count = 0
  func draw(_ layer: CALayer, in ctx: CGContext) {
    count += 1
    ctx.fill(CGRect(x: 0, y: 0, width: 4, height: layer.bounds.height))
  }
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

@MainActor
private final class Stripes: CALayer {
  var count = 0
  override func draw(in ctx: CGContext) {
    count += 1
    for x in stride(from: 0, to: bounds.width, by: 4) {
      ctx.fill(CGRect(x: x, y: 0, width: 2, height: bounds.height))
    }
  }
}

@Suite @MainActor struct DrawnViewTests {
  private let world = World()

  private func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.isHidden = false
    return window
  }

  private func dial(_ frame: CGRect, in parent: UIView) -> Dial {
    let dial = Dial(frame: frame)
    dial.isOpaque = false
    parent.addSubview(dial)
    return dial
  }

  private func dump(_ view: UIView) -> String {
    world.commit(
      root: view.layer, at: world.now.seconds,
      viewport: SegueViewport(widthInPixels: 40, heightInPixels: 40)
    ).dump()
  }

  @Test("A view is drawn once before its first frame, and again only on request")
  func lazily() throws {
    try world.run {
      let window = window()
      let dial = dial(CGRect(x: 5, y: 5, width: 20, height: 10), in: window)
      #expect(dial.rects.isEmpty && dial.layer.needsDisplay())
      try world.advance(to: VirtualTime(seconds: 0.1))
      #expect(dial.rects == [CGRect(x: 0, y: 0, width: 20, height: 10)])
      #expect(!dial.layer.needsDisplay() && UIGraphicsGetCurrentContext() == nil)
      dial.frame.size = CGSize(width: 30, height: 30)
      dial.color = .blue
      try world.advance(to: VirtualTime(seconds: 0.2))
      #expect(dial.rects.count == 1)
      #expect(dump(window).contains("color [1 0 0 1] transform [1.5 0 0 3 5 5]"))
      dial.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
      dial.setNeedsDisplay()
      try world.advance(to: VirtualTime(seconds: 0.3))
      #expect(dial.rects.count == 2 && dial.rects[1].size == CGSize(width: 30, height: 30))
      #expect(dump(window).contains("color [0 0 1 1] transform [1 0 0 1 5 5]"))
    }
  }

  @Test("A view without a size is drawn when it gets one")
  func sizeLater() throws {
    try world.run {
      let window = window()
      let dial = dial(.zero, in: window)
      try world.advance(to: VirtualTime(seconds: 0.1))
      #expect(dial.rects.isEmpty)
      dial.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      try world.advance(to: VirtualTime(seconds: 0.2))
      #expect(dial.rects.count == 1)
    }
  }

  @Test("With content mode redraw, a new size redraws, and the displayed image stays stretched")
  func redraw() throws {
    try world.run {
      let window = window()
      let dial = dial(CGRect(x: 0, y: 0, width: 20, height: 20), in: window)
      dial.contentMode = .redraw
      try world.advance(to: VirtualTime(seconds: 0.1))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        dial.bounds.size = CGSize(width: 40, height: 20)
      }
      try world.advance(to: VirtualTime(seconds: 0.6))
      #expect(dial.rects.map(\.width) == [20, 40])
      // Halfway, the drawing of 40 points is 30 wide.
      #expect(dump(window).contains("transform [0.75 0 0 1 -5 0]"))
    }
  }

  @Test(
    "Each content mode places a drawing of 20 x 10 in a view of 40 x 40",
    arguments: [
      (.scaleToFill, "[2 0 0 4 0 0]"), (.scaleAspectFit, "[2 0 0 2 0 10]"),
      (.scaleAspectFill, "[4 0 0 4 -20 0]"), (.center, "[1 0 0 1 10 15]"),
      (.bottomRight, "[1 0 0 1 20 30]"),
    ] as [(UIView.ContentMode, String)])
  func contentModes(_ mode: UIView.ContentMode, _ transform: String) throws {
    try world.run {
      let window = window()
      let dial = dial(CGRect(x: 0, y: 0, width: 20, height: 10), in: window)
      dial.contentMode = mode
      try world.advance(to: VirtualTime(seconds: 0.1))
      dial.frame.size = CGSize(width: 40, height: 40)
      #expect(dump(window).contains("color [1 0 0 1] transform \(transform)"))
    }
  }

  @Test("Without a background, an opaque view is black where it draws nothing, as on a device")
  func opaque() throws {
    try world.run {
      let window = window()
      let dial = dial(CGRect(x: 0, y: 0, width: 20, height: 20), in: window)
      dial.isOpaque = true
      try world.advance(to: VirtualTime(seconds: 0.1))
      #expect(dump(window).contains("solid [0 0 20 20] color [0 0 0 1]"))
      dial.backgroundColor = .clear
      dial.setNeedsDisplay()
      try world.advance(to: VirtualTime(seconds: 0.2))
      #expect(!dump(window).contains("color [0 0 0 1]"))
    }
  }

  @Test("A view that draws nothing keeps other contents; one that stops drawing loses its own")
  func nothingDrawn() throws {
    try world.run {
      let window = window()
      let plain = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      plain.layer.contents = DrawingSample.all[0].image().cgImage
      window.addSubview(plain)
      let dial = dial(CGRect(x: 0, y: 0, width: 8, height: 8), in: window)
      try world.advance(to: VirtualTime(seconds: 0.1))
      #expect(plain.layer.contents is CGImage)
      #expect(dial.layer.contents != nil)
      dial.color = .clear
      dial.setNeedsDisplay()
      try world.advance(to: VirtualTime(seconds: 0.2))
      #expect(!dump(window).contains("[1 0 0 1] transform [1 0 0 1 0 0]\n    path"))
    }
  }

  @Test("The dynamic colors of a drawing use the view's traits")
  func traits() throws {
    try world.run {
      let window = window()
      window.overrideUserInterfaceStyle = .dark
      let dial = dial(CGRect(x: 0, y: 0, width: 8, height: 8), in: window)
      dial.color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      try world.advance(to: VirtualTime(seconds: 0.1))
      #expect(dump(window).contains("color [1 1 1 1]"))
    }
  }

  @Test("Layers draw by their delegate, or by themselves, in their trees and as masks")
  func layers() throws {
    try world.run {
      let window = window()
      let delegate = BarDelegate()
      let bar = CALayer()
      bar.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      bar.delegate = delegate
      bar.setNeedsDisplay()
      let stripes = Stripes()
      stripes.frame = CGRect(x: 10, y: 0, width: 10, height: 10)
      stripes.setNeedsDisplay()
      let masked = CALayer()
      masked.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
      masked.backgroundColor = Colors.red
      let mask = Stripes()
      mask.frame = masked.bounds
      masked.mask = mask
      mask.setNeedsDisplay()
      for layer in [bar, stripes, masked] { window.layer.addSublayer(layer) }
      try world.advance(to: VirtualTime(seconds: 0.1))
      #expect(delegate.count == 1 && stripes.count == 1 && mask.count == 1)
      let text = dump(window)
      #expect(text.contains("solid [0 0 4 10]") && text.contains("masked"))
      bar.bounds.size.width = 12
      try world.advance(to: VirtualTime(seconds: 0.2))
      #expect(delegate.count == 1)
      bar.needsDisplayOnBoundsChange = true
      bar.bounds.size.width = 14
      bar.bounds.origin.x = 1
      try world.advance(to: VirtualTime(seconds: 0.3))
      #expect(delegate.count == 2)
    }
  }

  @Test("A layer's own property is drawn for each frame of its animation")
  func ownProperty() throws {
    final class Bar: CALayer {
      var progress: CGFloat {
        get { value(forKey: "progress") as? CGFloat ?? 0 }
        set { setValue(newValue, forKey: "progress") }
      }
      override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
      }
      override func draw(in ctx: CGContext) {
        ctx.fill(CGRect(x: 0, y: 0, width: 100 * progress, height: 4))
      }
    }
    try world.run {
      let window = window()
      let bar = Bar()
      bar.frame = CGRect(x: 0, y: 0, width: 40, height: 4)
      window.layer.addSublayer(bar)
      bar.progress = 0.25
      try world.advance(to: VirtualTime(seconds: 0.1))
      #expect(dump(window).contains("solid [0 0 25 4]"))
      let animation = CABasicAnimation(keyPath: "progress")
      (animation.fromValue, animation.toValue, animation.duration) = (0.25, 0.75, 1)
      bar.add(animation, forKey: "progress")
      bar.progress = 0.75
      try world.advance(to: VirtualTime(seconds: 0.6))
      #expect(dump(window).contains("solid [0 0 50 4]") && world.unsupported.isEmpty)
      #expect(bar.presentation()?.value(forKey: "progress") as? CGFloat == 0.5)
      #expect(bar.progress == 0.75)
      try world.advance(to: VirtualTime(seconds: 1.2))
      #expect(dump(window).contains("solid [0 0 75 4]"))
    }
  }

  @Test("A layer's own property can share its name with one of another class")
  func ownPropertyOfKnownName() throws {
    final class Needle: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool { key == "velocity" }
      override func draw(in ctx: CGContext) {
        let velocity = value(forKey: "velocity") as? CGFloat ?? 0
        ctx.fill(CGRect(x: 0, y: 0, width: 100 * velocity, height: 4))
      }
    }
    try world.run {
      let window = window()
      let needle = Needle()
      needle.frame = CGRect(x: 0, y: 0, width: 40, height: 4)
      window.layer.addSublayer(needle)
      needle.setValue(CGFloat(0.25), forKey: "velocity")
      try world.advance(to: VirtualTime(seconds: 0.1))
      let animation = CABasicAnimation(keyPath: "velocity")
      (animation.fromValue, animation.toValue, animation.duration) = (0.25, 0.75, 1)
      needle.add(animation, forKey: nil)
      try world.advance(to: VirtualTime(seconds: 0.6))
      #expect(dump(window).contains("solid [0 0 50 4]") && world.unsupported.isEmpty)
    }
  }

  @Test("Unsupported drawing is reported when the view is committed")
  func refusals() throws {
    final class Aliased: UIView {
      override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.setShouldAntialias(false)
        UIBezierPath(ovalIn: rect).fill()
      }
    }
    try world.run {
      let window = window()
      window.addSubview(Aliased(frame: CGRect(x: 0, y: 0, width: 8, height: 8)))
      try world.advance(to: VirtualTime(seconds: 0.1))
      _ = dump(window)
      #expect(world.unsupported.map(\.property) == ["setShouldAntialias(false)"])
    }
  }

  @Test("A layer drawn into a context is its model, laid out and drawn")
  func rendering() {
    world.run {
      let dial = dial(CGRect(x: 3, y: 3, width: 10, height: 10), in: UIView())
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
        $0.cgContext.translateBy(x: 5, y: 5)
        dial.layer.render(in: $0.cgContext)
      }
      #expect(dial.rects.count == 1)
      let list = DisplayList(
        width: 20, height: 20, background: .clear,
        items: image.cgImage?.drawing?.recording.items ?? [])
      #expect(list.dump().contains("color [1 0 0 1] transform [1 0 0 1 5 5]"))
    }
  }
}
