// Decoding of interactions on screens, and of drags and touches in scripts.

import CoreGraphics

enum GestureDecoder {
  static func interaction(_ value: SceneValue, path: String) -> SceneInteraction? {
    if value["onTap"] != nil { return ListDecoder.selection(value, path: path) }
    let verbs = ["present", "push", "pop", "dismiss"]
    guard let direction = direction(value),
      let verb = value.entries?.first(where: { verbs.contains($0.key) }),
      let action = SceneDecoder.move(value, verb: verb.key, path: path)
    else { return nil }
    let place = Located(verb.key, at: verb.position, keyPath: "\(path).\(verb.key)")
    var interaction = SceneInteraction(direction, SceneStep(action, verb: place))
    value.read("edge", into: &interaction.isFromEdge)
    interaction.pulled = value["pull"]?.located("\(path).pull")
    value.read("begin", into: &interaction.begin)
    value.read("distance", into: &interaction.distance)
    value.read("finishAbove", into: &interaction.finishAbove)
    interaction.finishVelocity = value["finishVelocity"]?.number
    return interaction
  }

  /// The direction in which the finger moves. A pull past the top of a scroll view moves down.
  private static func direction(_ value: SceneValue) -> SceneInteraction.Direction? {
    guard value["pull"] != nil else { return value["pan"]?.choice() }
    guard let past = value["past"]?.text else {
      return SceneInteraction.PulledEnd.standard.direction
    }
    return SceneInteraction.PulledEnd(rawValue: past)?.direction
  }

  static func grab(_ value: SceneValue) -> SceneGrab? {
    guard let direction: SceneInteraction.Direction = value["grab"]?.choice() else { return nil }
    var grab = SceneGrab(direction)
    value.read("distance", into: &grab.distance)
    value.read("finishAfter", into: &grab.finishAfter)
    value.read("cancelAfter", into: &grab.cancelAfter)
    grab.finishVelocity = value["finishVelocity"]?.number
    return grab
  }

  static func scrub(_ value: SceneValue, path: String) -> SceneStep.Action? {
    guard let screen = value["scrub"]?.located("\(path).scrub"),
      let progress = value["to"]?.number
    else { return nil }
    var scrub = SceneScrub(screen, to: progress)
    value.read("duration", into: &scrub.duration)
    value.read("curve", into: &scrub.timing)
    return .scrub(scrub)
  }

  static func release(_ value: SceneValue, verb: String, path: String) -> SceneRelease? {
    guard let screen = value[verb]?.located("\(path).\(verb)") else { return nil }
    var release = SceneRelease(screen)
    value.read("speed", into: &release.speed)
    release.curve = value["curve"]?.choice()
    return release
  }

  static func scrolling(_ value: SceneValue?) -> SceneScrolling? {
    guard let value, value.entries != nil else { return nil }
    var scrolling = SceneScrolling()
    scrolling.content = value["content"]?.lengthPair
    value.read("offset", into: &scrolling.offset)
    let inset = (value["inset"]?.elements ?? []).compactMap(\.number)
    if inset.count == 4 { scrolling.inset = inset }
    value.read("paging", into: &scrolling.isPaging)
    value.read("bounces", into: &scrolling.bounces)
    scrolling.alwaysBounce = value["alwaysBounce"]?.choice()
    value.read("directionalLock", into: &scrolling.isDirectionLocked)
    value.read("deceleration", into: &scrolling.deceleration)
    return scrolling
  }

  static func drag(_ value: SceneValue) -> SceneDrag {
    let corners = value["path"]?.elements ?? [value["from"], value["to"]].compactMap { $0 }
    var drag = SceneDrag(path: corners.compactMap(\.lengthPair))
    value.read("duration", into: &drag.duration)
    value.read("curve", into: &drag.timing)
    value.read("press", into: &drag.press)
    value.read("hold", into: &drag.hold)
    value.read("end", into: &drag.end)
    return drag
  }

  static func finger(_ value: SceneValue) -> SceneFinger {
    let samples = (value["path"]?.elements ?? []).compactMap { sample -> SceneFinger.Sample? in
      let numbers = (sample.elements ?? []).compactMap(\.number)
      guard numbers.count == 3 else { return nil }
      return .init(seconds: numbers[0], point: CGPoint(x: numbers[1], y: numbers[2]))
    }
    var finger = SceneFinger(samples: samples)
    value.read("end", into: &finger.end)
    value.read("interpolate", into: &finger.isInterpolated)
    return finger
  }
}
