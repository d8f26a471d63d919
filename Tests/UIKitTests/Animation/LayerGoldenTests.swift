// Special layers and transitions as images: a few instants of each side by side, byte for byte. After a
// deliberate change look at the new images and record them:
// SEGUE_RECORD=1 swift test --filter LayerGoldenTests

import CoreGraphics
import Foundation
import SegueImages
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct LayerGoldenTests {
  /// A scene that is built at time 0 and can continue later.
  struct Scene: Sendable, CustomTestStringConvertible {
    let name: String
    let times: [Double]
    let build: @MainActor @Sendable (CALayer) -> Void
    var testDescription: String { name }
  }

  nonisolated static let scenes: [Scene] = [
    Scene(name: "replicator-spinner", times: [0.8, 1.1, 1.4], build: spinner),
    Scene(name: "replicator-colors", times: [1], build: colors),
    Scene(name: "emitter-confetti", times: [0.5, 1.25, 2.5], build: confetti),
    Scene(name: "emitter-fireworks", times: [0.6, 1, 1.4], build: fireworks),
    Scene(name: "transition-fade", times: [1.25, 1.5, 1.75]) { change($0, .fade, nil) },
    Scene(name: "transition-push", times: [1.25, 1.5, 1.75]) { change($0, .push, .fromRight) },
    Scene(name: "transition-move-in", times: [1.25, 1.5, 1.75]) { change($0, .moveIn, .fromTop) },
    Scene(name: "transition-reveal", times: [1.25, 1.5, 1.75]) { change($0, .reveal, .fromLeft) },
    Scene(name: "path-morph", times: [1, 1.5, 2], build: morph),
  ]

  private func strip(_ scene: Scene) throws -> PixelBuffer {
    let (world, root) = (World(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 48, height: 48)
    root.backgroundColor = UIColor.white.cgColor
    root.masksToBounds = true
    world.run { scene.build(root) }
    // Not before: the first color of UIKit loads UIKit's own, which accesses windows.
    world.instantEnd = { root.markCommitted() }
    try world.advance(to: .zero)
    let frames = try scene.times.map { time in
      try world.advance(to: VirtualTime(seconds: time))
      let viewport = SegueViewport(widthInPixels: 96, heightInPixels: 96, scale: 2)
      let list = world.run { world.commit(root: root, at: time, viewport: viewport) }
      #expect(world.unsupported.isEmpty)
      return try Rasterizer().render(list)
    }
    return try sideBySide(frames)
  }

  private func sideBySide(_ frames: [PixelBuffer]) throws -> PixelBuffer {
    let strip = try PixelBuffer(width: 96 * frames.count, height: 96)
    for (index, frame) in frames.enumerated() {
      for y in 0..<96 { for x in 0..<96 { strip[96 * index + x, y] = frame[x, y] } }
    }
    return strip
  }

  @Test("a layer matches its golden", arguments: scenes)
  func exact(_ scene: Scene) throws {
    try expectGolden(strip(scene), scene.name)
  }

  // MARK: Scenes

  private static func spinner(_ root: CALayer) {
    let spinner = CAReplicatorLayer()
    spinner.frame = root.bounds
    (spinner.instanceCount, spinner.instanceDelay) = (12, 1.0 / 12)
    spinner.instanceTransform = CATransform3DMakeRotation(2 * .pi / 12, 0, 0, 1)
    let bar = CALayer()
    bar.frame = CGRect(x: 22, y: 5, width: 4, height: 11)
    (bar.cornerRadius, bar.backgroundColor) = (2, UIColor.black.cgColor)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.repeatCount) = (1.0, 0.1, 1, .infinity)
    bar.add(fade, forKey: nil)
    bar.opacity = 0.1
    spinner.addSublayer(bar)
    root.addSublayer(spinner)
  }

  private static func colors(_ root: CALayer) {
    let (rows, cells) = (CAReplicatorLayer(), CAReplicatorLayer())
    for layer in [rows, cells] {
      layer.frame = root.bounds
      layer.instanceCount = 4
    }
    rows.instanceTransform = CATransform3DMakeTranslation(0, 12, 0)
    cells.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
    rows.instanceGreenOffset = -0.3
    (cells.instanceRedOffset, cells.instanceAlphaOffset) = (-0.3, -0.15)
    let image = CALayer()
    image.frame = CGRect(x: 1, y: 1, width: 10, height: 10)
    image.contents = disc(20)
    cells.addSublayer(image)
    rows.addSublayer(cells)
    root.addSublayer(rows)
  }

  private static func confetti(_ root: CALayer) {
    let emitter = CAEmitterLayer()
    emitter.emitterShape = .line
    emitter.emitterPosition = CGPoint(x: 24, y: -2)
    (emitter.emitterSize, emitter.seed) = (CGSize(width: 48, height: 1), 5)
    emitter.beginTime = 0
    emitter.emitterCells = [UIColor.red, .blue, .green, .orange].map { color in
      let cell = CAEmitterCell()
      (cell.birthRate, cell.lifetime, cell.color) = (6, 4, color.cgColor)
      (cell.velocity, cell.velocityRange) = (20, 10)
      (cell.emissionLongitude, cell.emissionRange) = (.pi, .pi / 4)
      (cell.spin, cell.spinRange) = (3, 6)
      (cell.scale, cell.scaleRange, cell.contents) = (0.25, 0.15, strip())
      return cell
    }
    root.addSublayer(emitter)
  }

  private static func fireworks(_ root: CALayer) {
    root.backgroundColor = UIColor.black.cgColor
    let emitter = CAEmitterLayer()
    (emitter.emitterPosition, emitter.seed) = (CGPoint(x: 24, y: 48), 3)
    emitter.renderMode = .additive
    let (rocket, spark) = (CAEmitterCell(), CAEmitterCell())
    (rocket.birthRate, rocket.lifetime, rocket.contents) = (2, 0.5, disc(6))
    (rocket.velocity, rocket.emissionLongitude, rocket.emissionRange) = (70, -.pi / 2, 0.8)
    (rocket.duration, rocket.scale) = (0.9, 0.5)
    (spark.birthRate, spark.lifetime, spark.beginTime) = (400, 0.8, 0.4)
    (spark.velocity, spark.velocityRange, spark.emissionRange) = (18, 14, 2 * .pi)
    (spark.yAcceleration, spark.alphaSpeed, spark.contents) = (15, -1.1, disc(6))
    spark.color = CGColor(red: 1, green: 0.5, blue: 0.2, alpha: 0.9)
    (spark.greenRange, spark.scale, spark.scaleSpeed) = (0.6, 0.4, -0.3)
    rocket.emitterCells = [spark]
    emitter.emitterCells = [rocket]
    root.addSublayer(emitter)
  }

  private static func change(
    _ root: CALayer, _ type: CATransitionType, _ subtype: CATransitionSubtype?
  ) {
    let card = CALayer()
    card.frame = CGRect(x: 6, y: 10, width: 36, height: 28)
    (card.cornerRadius, card.masksToBounds) = (6, true)
    card.backgroundColor = UIColor.systemTeal.cgColor
    let dot = CALayer()
    dot.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
    (dot.cornerRadius, dot.backgroundColor) = (10, UIColor.white.cgColor)
    card.addSublayer(dot)
    root.addSublayer(card)
    World.current.schedule(at: VirtualTime(seconds: 1)) {
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
      card.add(transition, forKey: kCATransition)
      CATransaction.setDisableActions(true)
      card.backgroundColor = UIColor.systemOrange.cgColor
      dot.removeFromSuperlayer()
      let square = CALayer()
      square.frame = CGRect(x: 14, y: 6, width: 16, height: 16)
      square.backgroundColor = UIColor.black.cgColor
      card.addSublayer(square)
    }
  }

  private static func morph(_ root: CALayer) {
    let shape = CAShapeLayer()
    shape.frame = root.bounds
    (shape.fillColor, shape.strokeColor) = (UIColor.systemYellow.cgColor, UIColor.black.cgColor)
    (shape.lineWidth, shape.lineJoin) = (2, .round)
    shape.path = star(inner: 20)
    let morph = CABasicAnimation(keyPath: "path")
    (morph.fromValue, morph.toValue) = (star(inner: 20), star(inner: 7))
    (morph.beginTime, morph.duration, morph.fillMode) = (1, 1, .both)
    morph.isRemovedOnCompletion = false
    shape.add(morph, forKey: nil)
    root.addSublayer(shape)
  }

  private static func star(inner: CGFloat) -> CGPath {
    let path = CGMutablePath()
    let turn = CGAffineTransform(rotationAngle: .pi / 5)
    var arm = CGPoint(x: 0, y: -20)
    for index in 0..<10 {
      let length = index % 2 == 0 ? 20 : inner
      let point = CGPoint(x: 24 + arm.x * length / 20, y: 24 + arm.y * length / 20)
      index == 0 ? path.move(to: point) : path.addLine(to: point)
      arm = arm.applying(turn)
    }
    path.closeSubpath()
    return path
  }

  // MARK: Images

  /// A white disc, one pixel soft.
  private static func disc(_ size: Int) -> CGImage? {
    image(size, size) { x, y in
      let (dx, dy) = (x - Double(size) / 2, y - Double(size) / 2)
      return min(max(Double(size) / 2 - (dx * dx + dy * dy).squareRoot(), 0), 1)
    }
  }

  private static func strip() -> CGImage? { image(24, 12) { _, _ in 1 } }

  private static func image(_ width: Int, _ height: Int, _ alpha: (Double, Double) -> Double)
    -> CGImage?
  {
    guard let pixels = try? PixelBuffer(width: width, height: height) else { return nil }
    for y in 0..<height {
      for x in 0..<width {
        let level = UInt8((alpha(Double(x) + 0.5, Double(y) + 0.5) * 255).rounded())
        pixels[x, y] = PremultipliedRGBA8(level, level, level, level)
      }
    }
    return CGImage(Bitmap(pixels))
  }
}
