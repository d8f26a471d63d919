// Views that emit particles and views that repeat their subviews. They arrange their subviews like
// any other view. Emission starts with the view, not with the world, and the emitter's shape
// follows the view's size.

import SegueScenes
import UIKit

/// A view that emits particles in front of its subviews.
final class EmitterView: ArrangedView {
  override class var layerClass: AnyClass { CAEmitterLayer.self }
  private let source: SceneEmitter.Source

  init(_ emitter: SceneEmitter, _ particle: ParticleImage, _ layout: SceneLayout) {
    source = emitter.source
    super.init(layout)
    guard let layer = layer as? CAEmitterLayer else { return }
    layer.emitterShape = CAEmitterLayerEmitterShape(rawValue: emitter.source.rawValue)
    layer.emitterMode = emitter.mode == .outline ? .outline : .surface
    layer.renderMode = emitter.blend == .additive ? .additive : .oldestFirst
    layer.seed = emitter.seed
    layer.emitterCells = emitter.colors.map { color in
      let cell = CAEmitterCell(emitter, particle)
      cell.color = .painted(color, in: traitCollection)
      return cell
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let layer = layer as? CAEmitterLayer else { return }
    layer.emitterPosition = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2
    layer.emitterSize =
      source == .circle ? CGSize(width: radius, height: radius) : bounds.size
  }
}

extension CAEmitterCell {
  /// Creates the cell that emits the particles of `emitter` in one of its colors, starting now.
  fileprivate convenience init(_ emitter: SceneEmitter, _ particle: ParticleImage) {
    self.init()
    (contents, contentsScale) = (particle.image, particle.scale)
    birthRate = Float(emitter.rate / Double(emitter.colors.count))
    (lifetime, lifetimeRange) = (Float(emitter.lifetime), Float(emitter.lifetimeRange))
    (velocity, velocityRange) = (emitter.speed, emitter.speedRange)
    emissionLongitude = emitter.longitude / 180 * .pi
    emissionRange = emitter.spread / 180 * .pi
    (xAcceleration, yAcceleration) = (emitter.gravity.x, emitter.gravity.y)
    (scale, scaleRange, scaleSpeed) = (emitter.scale, emitter.scaleRange, emitter.scaleSpeed)
    (spin, spinRange) = (emitter.spin / 180 * .pi, emitter.spinRange / 180 * .pi)
    alphaSpeed = Float(-emitter.fadeSpeed)
    beginTime = CACurrentMediaTime() + max(emitter.start, 0)
    timeOffset = max(-emitter.start, 0)
    // A duration of 0 would mean no end.
    duration = emitter.duration ?? 0
    isEnabled = emitter.duration != 0
  }
}

extension SceneEmitter {
  /// The direction of emission in degrees, relative to the direction in which the shape faces.
  fileprivate var longitude: Double {
    switch source {
    case .circle: direction ?? 0
    case .line: (direction ?? -90) + 90
    case .point, .rectangle: direction ?? -90
    }
  }
}

/// A view that draws its subviews repeatedly.
final class ReplicatorView: ArrangedView {
  override class var layerClass: AnyClass { CAReplicatorLayer.self }

  init(_ replicator: SceneReplicator, _ layout: SceneLayout) {
    super.init(layout)
    guard let layer = layer as? CAReplicatorLayer else { return }
    layer.instanceCount = replicator.count
    layer.instanceDelay = replicator.delay
    layer.instanceAlphaOffset = Float(-replicator.fade)
    layer.instanceTransform = CATransform3D(
      scale: replicator.scale, degrees: replicator.degrees, translation: replicator.offset,
      depth: SceneDepth())
  }

  required init?(coder: NSCoder) { nil }
}
