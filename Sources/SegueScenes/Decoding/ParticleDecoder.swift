// Emitters and replicators.

import CoreGraphics

/// Reads emitters and replicators.
enum ParticleDecoder {
  static func emitter(_ value: SceneValue?, path: String) -> SceneEmitter? {
    guard let value, value.entries != nil else { return nil }
    var emitter = SceneEmitter()
    emitter.image = value["image"]?.located("\(path).image")
    emitter.shape = value["shape"]?.choice() ?? emitter.shape
    let colors = value["colors"]?.elements?.compactMap(\.paint)
    emitter.colors = colors ?? value["color"]?.paint.map { [$0] } ?? emitter.colors
    readNumbers(value, into: &emitter)
    emitter.duration = value["duration"]?.number
    emitter.direction = value["direction"]?.number
    emitter.gravity = value["gravity"]?.point ?? .zero
    emitter.source = value["from"]?.choice() ?? emitter.source
    emitter.mode = value["mode"]?.choice() ?? emitter.mode
    emitter.blend = value["blend"]?.choice() ?? emitter.blend
    emitter.seed = value["seed"]?.number.flatMap { UInt32(exactly: $0) } ?? 0
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
    for (key, place) in places {
      if let number = value[key]?.number { emitter[keyPath: place] = number }
    }
  }

  static func replicator(_ value: SceneValue?) -> SceneReplicator? {
    guard let value, value.entries != nil else { return nil }
    var replicator = SceneReplicator()
    replicator.count = value["count"]?.number.flatMap { Int(exactly: $0) } ?? 1
    replicator.offset = value["offset"]?.point ?? .zero
    replicator.degrees = value["rotate"]?.number ?? 0
    replicator.scale = value["scale"]?.scaling ?? replicator.scale
    replicator.fade = value["fade"]?.number ?? 0
    replicator.delay = value["delay"]?.number ?? 0
    return replicator
  }
}
