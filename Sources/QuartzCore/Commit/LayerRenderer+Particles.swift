// Particles as images, above everything else that their layer draws.

import Foundation
import SegueDisplay

extension LayerRenderer {
  /// Returns the particles of an emitter layer.
  mutating func particles(of own: LayerDrawing) -> [DisplayItem] {
    guard let emitter = own.shown.emitter, !emitter.cells.isEmpty,
      let layer = own.layer as? CAEmitterLayer
    else { return [] }
    guard budget.excess == nil else { return [] }
    let emission = Emission(
      layer.history, at: own.context.time(seconds), maximumParticles: budget.remainingParticles,
      maximumBirths: budget.births)
    budget.births -= emission.births
    let count = emission.hasTooMany ? Int.max : emission.particles.count
    guard budget.use(.particles, count, by: layer) else { return [] }
    var items = emission.particles.sorted(for: emitter.renderMode).compactMap { own.item($0) }
    if emitter.renderMode == .additive {
      items = items.map { .group(DisplayGroup(blendMode: .plusLighter, items: [$0])) }
    }
    return own.shown.masksToBounds ? own.clipped(items) : items
  }
}

extension [Particle] {
  /// Returns the particles sorted from back to front.
  fileprivate func sorted(for mode: CAEmitterLayerRenderMode) -> [Particle] {
    func sorted(by key: (Particle) -> Double) -> [Particle] {
      enumerated().map { (key($0.element), $0.offset, $0.element) }
        .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
    switch mode {
    case .oldestFirst: return sorted { -$0.elapsed }
    case .oldestLast: return sorted { $0.elapsed }
    case .backToFront: return sorted { $0.position(at: $0.age).z }
    default: return self
    }
  }
}

extension LayerDrawing {
  /// Returns a particle as an image centered at its position; `nil` if it is not visible.
  fileprivate func item(_ particle: Particle) -> DisplayItem? {
    let (cell, scale, color) = (particle.cell, particle.scale, particle.color)
    guard scale > 0, color.alpha > 0, let image = cell.contents as? CGImage,
      let bitmap = image.bitmap
    else { return nil }
    let source = CGRect(
      x: cell.contentsRect.minX * CGFloat(image.width),
      y: cell.contentsRect.minY * CGFloat(image.height),
      width: cell.contentsRect.width * CGFloat(image.width),
      height: cell.contentsRect.height * CGFloat(image.height))
    let points = scale / (cell.contentsScale > 0 ? cell.contentsScale : 1)
    let (width, height) = (Double(source.width) * points, Double(source.height) * points)
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    let place = particle.position(at: particle.age)
    guard place.x.isFinite, place.y.isFinite, particle.rotation.isFinite else { return nil }
    let transform = CGAffineTransform(rotationAngle: CGFloat(particle.rotation))
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
      .concatenating(context.transform)
    var quad = ImageQuad(
      bitmap: bitmap, source: source,
      destination: CGRect(x: -width / 2, y: -height / 2, width: width, height: height),
      transform: transform, opacity: color.alpha * context.opacity)
    if color.red != 1 || color.green != 1 || color.blue != 1 {
      quad.multiplied = DisplayColor(
        red: color.red, green: color.green, blue: color.blue, alpha: 1)
    }
    return .image(quad)
  }
}
