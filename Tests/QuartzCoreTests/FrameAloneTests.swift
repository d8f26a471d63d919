// A single frame equals the frame of a run: random layers, random animations, random changes.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import SegueTiming
import SegueWorld
import Testing

@MainActor
@Suite struct FrameAloneTests {
  @Test("A single frame equals the frame of a run", arguments: 1...30)
  func alone(seed: Int) throws {
    let times = (0...24).map { Double($0) / 8 }
    let run = RandomScene(seed: UInt64(seed))
    let frames = try times.map { try run.dump(at: $0) }
    #expect(Set(frames).count > 3)
    for index in [3, 11, 17, 24] {
      let alone = try RandomScene(seed: UInt64(seed)).dump(at: times[index])
      #expect(alone == frames[index], "seed \(seed), t = \(times[index])")
    }
  }
}

/// A world whose layers, animations and changes are derived from a seed.
@MainActor
private final class RandomScene {
  private let bench = CommitBench(width: 80, height: 60)
  private var random: Mixer
  private var layers: [CALayer] = []

  init(seed: UInt64) {
    random = Mixer(state: seed)
    bench.world.instantEnd = { [root = bench.root] in root.markCommitted() }
    for _ in 0..<4 { addLayer() }
    for _ in 0..<8 { scheduleChange() }
    try? bench.world.advance(to: .zero)
  }

  func dump(at seconds: Double) throws -> [String] { try bench.dump(at: seconds) }

  private func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private func color() -> CGColor {
    CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0.5...1))
  }

  private func addLayer() {
    let kinds: [() -> CALayer] = [
      CALayer.init, { CAShapeLayer() }, { CAReplicatorLayer() }, emitter,
    ]
    let layer = kinds[layers.count % kinds.count]()
    (layer as? CAReplicatorLayer)?.instanceCount = 3
    (layer as? CAReplicatorLayer)?.instanceDelay = number(0...0.5)
    (layer as? CAReplicatorLayer)?.instanceTransform = CATransform3DMakeTranslation(5, 3, 0)
    (layer as? CAShapeLayer)?.path = CGPath(
      ellipseIn: CGRect(x: 0, y: 0, width: 12, height: 8), transform: nil)
    let parent = layers.randomElement(using: &random)
    bench.add(
      layer, CGRect(x: number(0...30), y: number(0...20), width: 20, height: 12), color(),
      to: Bool.random(using: &random) ? parent : nil)
    if Bool.random(using: &random) { layer.delegate = nil }
    layers.append(layer)
  }

  private func emitter() -> CALayer {
    let layer = CAEmitterLayer()
    layer.seed = UInt32.random(in: 0...9, using: &random)
    let cell = CAEmitterCell()
    (cell.name, cell.birthRate, cell.lifetime, cell.velocity) = ("dot", 6, 1, 10)
    (cell.velocityRange, cell.emissionRange) = (5, 3)
    cell.contents = try? TestImage.white(2, 2)
    layer.emitterCells = [cell]
    return layer
  }

  private func scheduleChange() {
    let time = number(0...2)
    let kind = Int.random(in: 0..<6, using: &random)
    var own = Mixer(state: random.next())
    bench.world.schedule(at: VirtualTime(seconds: time)) { [self] in
      guard let layer = layers.randomElement(using: &own) else { return }
      switch kind {
      case 0: layer.add(transition(&own), forKey: nil)
      case 1: layer.backgroundColor = color()
      case 2: layer.position.x += 5
      case 3: (layer as? CAEmitterLayer)?.birthRate = 0
      case 4: (layer.speed, layer.timeOffset) = (0.5, layer.timeOffset + 0.25)
      default: layer.add(animation(layer, &own), forKey: nil)
      }
      layer.add(animation(layer, &own), forKey: nil)
    }
  }

  private func transition(_ own: inout Mixer) -> CATransition {
    let transition = CATransition()
    transition.type = [.fade, .push, .moveIn, .reveal].randomElement(using: &own) ?? .fade
    transition.subtype = [.fromTop, .fromLeft].randomElement(using: &own)
    transition.duration = Double.random(in: 0.2...2, using: &own)
    return transition
  }

  private func animation(_ layer: CALayer, _ own: inout Mixer) -> CAAnimation {
    let rows = AnimatedKeyPath.all.filter { row in
      row.isVisible && layer.modelValue(forKeyPath: row.keyPath) != nil
    }
    let row = rows.randomElement(using: &own) ?? AnimatedKeyPath.all[0]
    let springs = Bool.random(using: &own)
    let basic =
      springs ? CASpringAnimation(keyPath: row.keyPath) : CABasicAnimation(keyPath: row.keyPath)
    (basic.fromValue, basic.toValue) = (row.from.boxed, row.to.boxed)
    basic.duration = Double.random(in: 0.1...2, using: &own)
    basic.speed = [1, 0.5, 2].randomElement(using: &own) ?? 1
    basic.repeatCount = [0, 1.5, 2].randomElement(using: &own) ?? 0
    basic.autoreverses = Bool.random(using: &own)
    basic.fillMode = [.removed, .both].randomElement(using: &own) ?? .removed
    basic.isRemovedOnCompletion = Bool.random(using: &own)
    basic.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return basic
  }
}

/// SplitMix64.
private struct Mixer: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
