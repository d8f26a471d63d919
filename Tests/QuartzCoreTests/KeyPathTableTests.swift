// Every key path of every layer class: a basic animation moves it from one value to another,
// halfway at half time, the frames show it, and at the end the model value is restored. Key paths
// that the table omits fail a separate test.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import SeguePixels
import SegueTiming
import SegueWorld
import Testing

/// One row of the table.
struct AnimatedKeyPath: Sendable, CustomStringConvertible {
  enum Kind: String, Sendable, CaseIterable {
    case plain, shape, gradient, replicator, emitter
  }

  let kind: Kind
  let keyPath: String
  let from, half, to: AnimatableValue
  /// A Boolean value that indicates whether frames show the property; some properties only store a
  /// value.
  var isVisible = true

  var description: String { "\(kind.rawValue) \(keyPath)" }

  init(
    _ kind: Kind, _ keyPath: String, _ from: AnimatableValue, _ half: AnimatableValue,
    _ to: AnimatableValue, isVisible: Bool = true
  ) {
    (self.kind, self.keyPath, self.isVisible) = (kind, keyPath, isVisible)
    (self.from, self.half, self.to) = (from, half, to)
  }

  static func number(
    _ kind: Kind, _ keyPath: String, _ from: Double, _ to: Double, isVisible: Bool = true
  ) -> AnimatedKeyPath {
    AnimatedKeyPath(
      kind, keyPath, .number(from), .number((from + to) / 2), .number(to), isVisible: isVisible)
  }

  /// A Boolean property, which changes only after half of the time.
  static func flag(_ kind: Kind, _ keyPath: String, isVisible: Bool = true) -> AnimatedKeyPath {
    AnimatedKeyPath(kind, keyPath, .number(1), .number(1), .number(0), isVisible: isVisible)
  }

  static func point(_ kind: Kind, _ keyPath: String, _ a: (Double, Double), _ b: (Double, Double))
    -> AnimatedKeyPath
  {
    func point(_ t: Double) -> AnimatableValue {
      .point(CGPoint(x: a.0 + (b.0 - a.0) * t, y: a.1 + (b.1 - a.1) * t))
    }
    return AnimatedKeyPath(kind, keyPath, point(0), point(0.5), point(1))
  }

  static func size(_ kind: Kind, _ keyPath: String, _ a: (Double, Double), _ b: (Double, Double))
    -> AnimatedKeyPath
  {
    func size(_ t: Double) -> AnimatableValue {
      .size(CGSize(width: a.0 + (b.0 - a.0) * t, height: a.1 + (b.1 - a.1) * t))
    }
    return AnimatedKeyPath(kind, keyPath, size(0), size(0.5), size(1))
  }

  static func rect(_ keyPath: String, _ a: CGRect, _ b: CGRect) -> AnimatedKeyPath {
    let half = CGRect(
      x: (a.minX + b.minX) / 2, y: (a.minY + b.minY) / 2, width: (a.width + b.width) / 2,
      height: (a.height + b.height) / 2)
    return AnimatedKeyPath(.plain, keyPath, .rect(a), .rect(half), .rect(b))
  }

  static func color(_ kind: Kind, _ keyPath: String) -> AnimatedKeyPath {
    AnimatedKeyPath(kind, keyPath, .color(gray(0)), .color(gray(0.5)), .color(gray(1)))
  }

  static func gray(_ white: Double) -> CGColor {
    CGColor(red: white, green: white, blue: white, alpha: 1)
  }

  static func move(_ kind: Kind, _ keyPath: String) -> AnimatedKeyPath {
    func by(_ x: Double) -> AnimatableValue { .transform(CATransform3DMakeTranslation(x, 0, 0)) }
    return AnimatedKeyPath(kind, keyPath, by(2), by(6), by(10))
  }

  static func path(_ kind: Kind, _ keyPath: String) -> AnimatedKeyPath {
    func square(_ size: Double) -> AnimatableValue {
      .path(CGPath(rect: CGRect(x: 0, y: 0, width: size, height: size), transform: nil).outline)
    }
    return AnimatedKeyPath(kind, keyPath, square(4), square(6), square(8))
  }

  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
  static let part = CGRect(x: 0.25, y: 0, width: 0.5, height: 0.5)

  static let geometry: [AnimatedKeyPath] = [
    .rect(
      "bounds", CGRect(x: 0, y: 0, width: 10, height: 10),
      CGRect(x: 2, y: 4, width: 30, height: 20)),
    .point(.plain, "bounds.origin", (0, 0), (4, 6)), .number(.plain, "bounds.origin.x", 0, 8),
    .number(.plain, "bounds.origin.y", 0, 8), .size(.plain, "bounds.size", (4, 4), (8, 20)),
    .number(.plain, "bounds.size.width", 4, 40), .number(.plain, "bounds.size.height", 4, 40),
    .point(.plain, "position", (10, 10), (30, 20)), .number(.plain, "position.x", 10, 30),
    .number(.plain, "position.y", 10, 30), .number(.plain, "zPosition", -4, 5),
    .point(.plain, "anchorPoint", (0, 0), (1, 1)), .number(.plain, "anchorPoint.x", 0, 1),
    .number(.plain, "anchorPoint.y", 0, 1),
    .number(.plain, "anchorPointZ", 0, 10, isVisible: false),
    .move(.plain, "transform"), .size(.plain, "transform.translation", (0, 0), (8, 4)),
    .number(.plain, "transform.translation.x", 0, 8),
    .number(.plain, "transform.translation.y", 0, 8),
    .number(.plain, "transform.translation.z", 0, 8, isVisible: false),
    .number(.plain, "transform.scale", 0.5, 2), .number(.plain, "transform.scale.x", 0.5, 2),
    .number(.plain, "transform.scale.y", 0.5, 2),
    .number(.plain, "transform.scale.z", 0.5, 2, isVisible: false),
    .number(.plain, "transform.rotation", 0, 2), .number(.plain, "transform.rotation.z", 0, 2),
    .number(.plain, "transform.rotation.x", 0, 1), .number(.plain, "transform.rotation.y", 0, 1),
    .move(.plain, "sublayerTransform"), .number(.plain, "sublayerTransform.rotation.z", 0, 2),
  ]

  static let looks: [AnimatedKeyPath] = [
    .number(.plain, "opacity", 0, 1), .flag(.plain, "hidden"),
    .flag(.plain, "masksToBounds"), .flag(.plain, "doubleSided", isVisible: false),
    .color(.plain, "backgroundColor"), .number(.plain, "cornerRadius", 0, 4),
    .number(.plain, "borderWidth", 0, 4), .color(.plain, "borderColor"),
    .color(.plain, "shadowColor"), .number(.plain, "shadowOpacity", 0, 1),
    .size(.plain, "shadowOffset", (0, 0), (4, 6)), .number(.plain, "shadowOffset.width", 0, 8),
    .number(.plain, "shadowOffset.height", 0, 8), .number(.plain, "shadowRadius", 0, 4),
    .path(.plain, "shadowPath"), .rect("contentsRect", unit, part),
    .number(.plain, "contentsRect.origin.x", 0, 0.5),
    .number(.plain, "contentsRect.size.width", 1, 0.5), .rect("contentsCenter", unit, part),
    .number(.plain, "contentsScale", 1, 3), .color(.plain, "contentsMultiplyColor"),
  ]

  static let shapes: [AnimatedKeyPath] = [
    .path(.shape, "path"), .color(.shape, "fillColor"), .color(.shape, "strokeColor"),
    .number(.shape, "strokeStart", 0, 0.5), .number(.shape, "strokeEnd", 1, 0.5),
    .number(.shape, "lineWidth", 1, 4), .number(.shape, "miterLimit", 1, 10),
    .number(.shape, "lineDashPhase", 0, 5),
  ]

  static let gradients: [AnimatedKeyPath] = [
    AnimatedKeyPath(
      .gradient, "colors", .list([.color(gray(0)), .color(gray(1))]),
      .list([.color(gray(0.25)), .color(gray(1))]), .list([.color(gray(0.5)), .color(gray(1))])),
    AnimatedKeyPath(
      .gradient, "locations", .list([.number(0), .number(1)]),
      .list([.number(0.25), .number(0.75)]), .list([.number(0.5), .number(0.5)])),
    .point(.gradient, "startPoint", (0, 0), (0.5, 0.5)), .number(.gradient, "startPoint.x", 0, 0.5),
    .point(.gradient, "endPoint", (1, 1), (0.5, 0.5)), .number(.gradient, "endPoint.y", 1, 0.5),
  ]

  static let replicators: [AnimatedKeyPath] = [
    .number(.replicator, "instanceCount", 1, 5), .number(.replicator, "instanceDelay", 0, 0.5),
    .move(.replicator, "instanceTransform"),
    .number(.replicator, "instanceTransform.rotation", 0, 1),
    .color(.replicator, "instanceColor"), .number(.replicator, "instanceRedOffset", 0, -0.5),
    .number(.replicator, "instanceGreenOffset", 0, -0.5),
    .number(.replicator, "instanceBlueOffset", 0, -0.5),
    .number(.replicator, "instanceAlphaOffset", 0, -0.5),
  ]

  static let emitters: [AnimatedKeyPath] =
    [
      .number(.emitter, "birthRate", 0, 4), .number(.emitter, "lifetime", 0.25, 2),
      .number(.emitter, "velocity", 0, 4), .number(.emitter, "scale", 0.5, 2),
      .number(.emitter, "spin", 0, 4), .point(.emitter, "emitterPosition", (0, 0), (20, 10)),
      .number(.emitter, "emitterPosition.x", 0, 8), .number(.emitter, "emitterPosition.y", 0, 8),
      .number(.emitter, "emitterZPosition", 0, 5, isVisible: false),
      .size(.emitter, "emitterSize", (0, 0), (10, 20)),
      .number(.emitter, "emitterSize.width", 0, 20), .number(.emitter, "emitterSize.height", 0, 20),
      .number(.emitter, "emitterDepth", 0, 5, isVisible: false),
      .color(.emitter, "emitterCells.dot.color"),
      .flag(.emitter, "emitterCells.dot.enabled"),
      AnimatedKeyPath(
        .emitter, "emitterCells.dot.contentsRect", .rect(unit),
        .rect(CGRect(x: 0.125, y: 0, width: 0.75, height: 0.75)), .rect(part)),
    ]
    + [
      "contentsScale", "birthRate", "lifetime", "emissionLongitude", "emissionRange", "velocity",
      "velocityRange", "xAcceleration", "yAcceleration", "scale", "scaleRange", "scaleSpeed",
      "spin",
      "spinRange", "redRange", "greenRange", "blueRange", "alphaRange", "redSpeed", "greenSpeed",
      "blueSpeed", "alphaSpeed", "lifetimeRange", "emissionLatitude",
    ].map { key in
      let isDown = key.contains("Speed") && key != "scaleSpeed" || key.contains("Range")
      return .number(.emitter, "emitterCells.dot.\(key)", isDown ? 0 : 0.5, isDown ? -0.75 : 4)
    } + [.number(.emitter, "emitterCells.dot.zAcceleration", 0, 5, isVisible: false)]

  static let all = geometry + looks + shapes + gradients + replicators + emitters
}

@MainActor
@Suite struct KeyPathTableTests {
  private let bench = CommitBench(width: 80, height: 60)

  private func image() throws -> CGImage {
    let pixels = try PixelBuffer(width: 8, height: 8)
    for y in 0..<8 { for x in 0..<8 { pixels[x, y] = PremultipliedRGBA8(255, 255, 255, 255) } }
    return CGImage(Bitmap(pixels))
  }

  /// A layer on which every property of its class is visible.
  private func layer(_ kind: AnimatedKeyPath.Kind, keyPath: String) throws -> CALayer {
    let layer: CALayer
    switch kind {
    case .plain: layer = CALayer()
    case .shape: layer = shape()
    case .gradient: layer = gradient()
    case .replicator: layer = replicator()
    case .emitter: layer = try emitter()
    }
    bench.add(layer, CGRect(x: 10, y: 10, width: 20, height: 12), CommitBench.red)
    bench.add(CALayer(), CGRect(x: 40, y: 30, width: 9, height: 9), CommitBench.blue)
    let child = bench.add(CALayer(), CGRect(x: -4, y: 2, width: 9, height: 3), nil, to: layer)
    child.backgroundColor = CommitBench.white
    if kind == .plain { try dress(layer, keyPath: keyPath) }
    if kind == .replicator {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1.0, 0.25, 8)
      bench.world.run { child.add(fade, forKey: nil) }
    }
    return layer
  }

  private func dress(_ layer: CALayer, keyPath: String) throws {
    layer.borderWidth = 1
    if keyPath.hasPrefix("shadow") {
      (layer.shadowOpacity, layer.shadowPath) = (0.5, CGPath(rect: layer.bounds, transform: nil))
    }
    if keyPath.hasPrefix("contents") {
      layer.contents = try image()
      layer.setModelValue(.color(CommitBench.red), forKeyPath: "contentsMultiplyColor")
      if keyPath == "contentsScale" { layer.contentsGravity = .center }
    }
  }

  private func shape() -> CALayer {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 2, y: 2))
    path.addLine(to: CGPoint(x: 18, y: 2))
    path.addLine(to: CGPoint(x: 4, y: 6))
    layer.path = path
    (layer.strokeColor, layer.lineDashPattern) = (CommitBench.blue, [20, 1])
    return layer
  }

  private func gradient() -> CALayer {
    let layer = CAGradientLayer()
    layer.colors = [AnimatedKeyPath.gray(0), AnimatedKeyPath.gray(1)]
    layer.locations = [0, 1]
    return layer
  }

  private func replicator() -> CALayer {
    let layer = CAReplicatorLayer()
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(6, 0, 0)
    return layer
  }

  private func emitter() throws -> CALayer {
    let layer = CAEmitterLayer()
    layer.emitterShape = .rectangle
    let cell = CAEmitterCell()
    (cell.name, cell.birthRate, cell.lifetime) = ("dot", 10, 3)
    (cell.velocity, cell.spin, cell.contents) = (5, 1, try image())
    layer.emitterCells = [cell]
    return layer
  }

  @Test("moves between two values, and frames show it", arguments: AnimatedKeyPath.all)
  func moves(_ row: AnimatedKeyPath) throws {
    let layer = try layer(row.kind, keyPath: row.keyPath)
    let plain = try bench.dump(at: 0)
    let model = layer.modelValue(forKeyPath: row.keyPath)
    let animation = CABasicAnimation(keyPath: row.keyPath)
    (animation.fromValue, animation.toValue) = (row.from.boxed, row.to.boxed)
    animation.duration = 4
    bench.world.run { layer.add(animation, forKey: nil) }
    #expect(layer.presentationValue(forKeyPath: row.keyPath, atSeconds: 0) == row.from)
    let half = layer.presentationValue(forKeyPath: row.keyPath, atSeconds: 2)
    #expect(half.map { $0.isClose(to: row.half) } == true, "\(String(describing: half))")
    let frames = [try bench.dump(at: 0), try bench.dump(at: 1), try bench.dump(at: 3.5)]
    let isDrawn = row.isVisible && bench.refused.isEmpty
    #expect(isDrawn || !row.isVisible || row.kind == .gradient, "\(bench.refused)")
    if isDrawn { #expect(Set(frames).count > 1) }
    try bench.world.advance(to: VirtualTime(seconds: 5))
    #expect(layer.presentationValue(forKeyPath: row.keyPath, atSeconds: 5) == model)
    if row.kind == .plain { #expect(try bench.dump(at: 5) == plain) }
  }

  /// Whole properties; paths have no implicit animation.
  private nonisolated static let implicit = AnimatedKeyPath.all.filter { row in
    !row.keyPath.contains(".") && !row.keyPath.lowercased().contains("path")
  }

  @Test(
    "A custom layer animates every change implicitly, with the transaction's timing",
    arguments: implicit)
  func implicitly(_ row: AnimatedKeyPath) throws {
    let layer = try layer(row.kind, keyPath: row.keyPath)
    layer.delegate = nil
    layer.setModelValue(row.from, forKeyPath: row.keyPath)
    _ = try bench.dump(at: 1)
    bench.world.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.setValue(row.to.boxed, forKeyPath: row.keyPath)
      CATransaction.commit()
    }
    #expect(layer.modelValue(forKeyPath: row.keyPath) == row.to)
    let half = layer.presentationValue(forKeyPath: row.keyPath, atSeconds: 2)
    #expect(half.map { $0.isClose(to: row.half) } == true, "\(String(describing: half))")
    try bench.world.advance(to: VirtualTime(seconds: 3))
    bench.world.run {
      CATransaction.setDisableActions(true)
      layer.setValue(row.from.boxed, forKeyPath: row.keyPath)
    }
    #expect(layer.presentationValue(forKeyPath: row.keyPath, atSeconds: 3) == row.from)
  }

  @Test("The table contains every property")
  func complete() {
    let covered = Set(AnimatedKeyPath.all.map { String($0.keyPath.prefix { $0 != "." }) })
    let all = Set(LayerProperty.allCases.map(\.rawValue))
    // The properties of text and glass are tested in UIKit, which draws them.
    let elsewhere: Set = ["contents", "backdropEffect", "pagePoint", "fontSize", "foregroundColor"]
    #expect(all.subtracting(covered) == elsewhere)
    let cells = Set(
      AnimatedKeyPath.emitters.compactMap { row in
        row.keyPath.hasPrefix("emitterCells.dot.") ? String(row.keyPath.dropFirst(17)) : nil
      })
    #expect(Set(EmitterCellProperty.allCases.map(\.rawValue)) == cells)
  }

  @Test(
    "An unknown or nonanimatable property is refused by name",
    arguments: [
      "frame", "shadow", "position.z", "bounds.width", "strokeEnd", "emitterCells.dot.birthRate",
      "transform.rotation.w", "mask", "",
    ])
  func refused(keyPath: String) throws {
    let layer = try layer(.plain, keyPath: "")
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.toValue, animation.duration) = (1, 4)
    bench.world.run { layer.add(animation, forKey: nil) }
    _ = try bench.dump(at: 1)
    #expect(bench.refused == ["animation of \"\(keyPath)\""])
  }

  @Test("Values of the wrong type are refused by name")
  func wrongTypes() throws {
    let layer = try layer(.plain, keyPath: "")
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = ("half", 1, 4)
    let slide = CAKeyframeAnimation(keyPath: "position")
    (slide.values, slide.duration) = ([CGPoint.zero, 3], 4)
    let along = CAKeyframeAnimation(keyPath: "opacity")
    (along.path, along.duration) = (CGPath(rect: layer.bounds, transform: nil), 4)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([fade, slide, along], 4)
    bench.world.run { layer.add(group, forKey: nil) }
    _ = try bench.dump(at: 1)
    #expect(
      bench.refused == [
        "animation of \"opacity\" with a fromValue of type String (expected a number)",
        "animation of \"position\" with a value of type Int (expected a CGPoint)",
        "animation of \"opacity\" with a path (only points can be animated along a path)",
      ])
  }

  @Test(
    "Without values, an animation runs from the value before the instant's changes")
  func noValues() throws {
    let layer = try layer(.plain, keyPath: "")
    _ = try bench.dump(at: 1)
    bench.world.run {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.duration = 4
      layer.position.x = 60
      layer.add(animation, forKey: nil)
    }
    #expect(layer.number("position.x", at: 1) == 20)
    #expect(layer.number("position.x", at: 3) == 40)
    #expect(layer.number("position.x", at: 5) == 60)
  }

  @Test("Contents of images, masks and their properties animate")
  func maskAnimation() throws {
    let layer = try layer(.plain, keyPath: "contents")
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: layer.bounds, transform: nil)
    layer.mask = mask
    let shrink = CABasicAnimation(keyPath: "path")
    shrink.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    shrink.duration = 4
    let swap = CABasicAnimation(keyPath: "contents")
    (swap.toValue, swap.duration) = (try image(), 4)
    bench.world.run {
      mask.add(shrink, forKey: nil)
      layer.add(swap, forKey: nil)
    }
    let lines = try bench.dump(at: 2)
    #expect(lines.contains { $0.contains("M 0 0 L 11 0 L 11 7 L 0 7 Z") }, "\(lines)")
    #expect(lines.contains { $0.contains("fraction 0.5") })
  }
}

extension AnimatableValue {
  /// A Boolean value that indicates whether all numbers agree except for rounding.
  fileprivate func isClose(to other: AnimatableValue) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(a - b) < 1e-9
    case (.transform(let a), .transform(let b)):
      return abs(a.m11 - b.m11) < 1e-9 && abs(a.m12 - b.m12) < 1e-9 && abs(a.m41 - b.m41) < 1e-9
    default: return false
    }
  }
}
