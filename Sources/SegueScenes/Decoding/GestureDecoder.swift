// What fingers can do, and what they do.

import CoreGraphics

enum GestureDecoder {
  static func interaction(_ value: SceneValue, path: String) -> SceneInteraction? {
    let verbs = ["present", "push", "pop", "dismiss"]
    guard let direction: SceneInteraction.Direction = value["pan"]?.choice(),
      let verb = value.entries?.first(where: { verbs.contains($0.key) }),
      let action = SceneDecoder.move(value, verb: verb.key, path: path)
    else { return nil }
    let place = Located(verb.key, at: verb.position, keyPath: "\(path).\(verb.key)")
    var interaction = SceneInteraction(
      direction, isFromEdge: value["edge"]?.boolean ?? false, SceneStep(action, verb: place))
    interaction.begin = value["begin"]?.number ?? 0
    if let distance = value["distance"]?.length { interaction.distance = distance }
    if let progress = value["finishAbove"]?.number { interaction.finishAbove = progress }
    interaction.finishVelocity = value["finishVelocity"]?.number
    return interaction
  }

  static func drag(_ value: SceneValue) -> SceneDrag {
    let corners = value["path"]?.elements ?? [value["from"], value["to"]].compactMap { $0 }
    var drag = SceneDrag(path: corners.compactMap(\.lengthPair))
    if let duration = value["duration"]?.number { drag.duration = duration }
    if let timing = value["curve"].flatMap(MotionDecoder.curve) { drag.timing = timing }
    drag.hold = value["hold"]?.number ?? 0
    drag.end = value["end"]?.choice() ?? .release
    return drag
  }

  static func finger(_ value: SceneValue) -> SceneFinger {
    let samples = (value["path"]?.elements ?? []).compactMap { sample -> SceneFinger.Sample? in
      let numbers = (sample.elements ?? []).compactMap(\.number)
      guard numbers.count == 3 else { return nil }
      return .init(seconds: numbers[0], point: CGPoint(x: numbers[1], y: numbers[2]))
    }
    return SceneFinger(samples: samples, end: value["end"]?.choice() ?? .release)
  }
}
