// Decoding of emitters and replicators.

import CoreGraphics

/// Decodes emitters and replicators.
enum ParticleDecoder {
  static func emitter(_ value: SceneValue?, path: String) -> SceneEmitter? {
    guard let value, value.entries != nil else { return nil }
    var emitter = SceneEmitter()
    emitter.image = value["image"]?.located("\(path).image")
    value.read("shape", into: &emitter.shape)
    let colors = value["colors"]?.elements?.compactMap(\.paint)
    emitter.colors = colors ?? value["color"]?.paint.map { [$0] } ?? emitter.colors
    readNumbers(value, into: &emitter)
    emitter.duration = value["duration"]?.number
    emitter.direction = value["direction"]?.number
    value.read("gravity", into: &emitter.gravity)
    value.read("from", into: &emitter.source)
    value.read("mode", into: &emitter.mode)
    value.read("blend", into: &emitter.blend)
    value.read("seed", into: &emitter.seed)
    return emitter
  }

  private static func readNumbers(_ value: SceneValue, into emitter: inout SceneEmitter) {
    let places: [(String, WritableKeyPath<SceneEmitter, Double>)] = [
      ("rate", \.rate), ("start", \.start), ("lifetime", \.lifetime),
      ("lifetimeRange", \.lifetimeRange), ("speed", \.speed), ("speedRange", \.speedRange),
      ("spread", \.spread), ("scale", \.scale), ("scaleRange", \.scaleRange),
      ("scaleSpeed", \.scaleSpeed), ("spin", \.spin), ("spinRange", \.spinRange),
      ("fadeSpeed", \.fadeSpeed),
    ]
    for (key, place) in places { value.read(key, into: &emitter[keyPath: place]) }
  }

  static func replicator(_ value: SceneValue?) -> SceneReplicator? {
    guard let value, value.entries != nil else { return nil }
    var replicator = SceneReplicator()
    value.read("count", into: &replicator.count)
    value.read("offset", into: &replicator.offset)
    value.read("rotate", into: &replicator.degrees)
    replicator.scale = value["scale"]?.scaling ?? replicator.scale
    value.read("fade", into: &replicator.fade)
    value.read("delay", into: &replicator.delay)
    return replicator
  }
}
