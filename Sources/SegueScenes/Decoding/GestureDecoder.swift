// What fingers can do, and what they do.

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
    var interaction = SceneInteraction(
      direction, isFromEdge: value["edge"]?.boolean ?? false, SceneStep(action, verb: place))
    interaction.pulled = value["pull"]?.located("\(path).pull")
    interaction.begin = value["begin"]?.number ?? 0
    if let distance = value["distance"]?.length { interaction.distance = distance }
    if let progress = value["finishAbove"]?.number { interaction.finishAbove = progress }
    interaction.finishVelocity = value["finishVelocity"]?.number
    return interaction
  }

  /// Which way the finger goes; past the top of a list it goes down.
  private static func direction(_ value: SceneValue) -> SceneInteraction.Direction? {
    guard value["pull"] != nil else { return value["pan"]?.choice() }
    switch value["past"]?.text {
    case nil, "top": return .down
    case "bottom": return .up
    case "left": return .right
    case "right": return .left
    default: return nil
    }
  }

  static func grab(_ value: SceneValue) -> SceneGrab? {
    guard let direction: SceneInteraction.Direction = value["grab"]?.choice() else { return nil }
    var grab = SceneGrab(direction)
    if let distance = value["distance"]?.length { grab.distance = distance }
    if let points = value["finishAfter"]?.number { grab.finishAfter = points }
    if let points = value["cancelAfter"]?.number { grab.cancelAfter = points }
    grab.finishVelocity = value["finishVelocity"]?.number
    return grab
  }

  static func scrub(_ value: SceneValue, path: String) -> SceneStep.Action? {
    guard let screen = value["scrub"]?.located("\(path).scrub"),
      let progress = value["to"]?.number
    else { return nil }
    var scrub = SceneScrub(screen, to: progress)
    if let duration = value["duration"]?.number { scrub.duration = duration }
    if let timing = value["curve"].flatMap(MotionDecoder.curve) { scrub.timing = timing }
    return .scrub(scrub)
  }

  static func release(_ value: SceneValue, verb: String, path: String) -> SceneRelease? {
    guard let screen = value[verb]?.located("\(path).\(verb)") else { return nil }
    var release = SceneRelease(screen)
    if let speed = value["speed"]?.number { release.speed = speed }
    release.curve = value["curve"]?.choice()
    return release
  }

  static func scrolling(_ value: SceneValue?) -> SceneScrolling? {
    guard let value, value.entries != nil else { return nil }
    var scrolling = SceneScrolling()
    scrolling.content = value["content"]?.lengthPair
    if let offset = value["offset"]?.point { scrolling.offset = offset }
    let inset = (value["inset"]?.elements ?? []).compactMap(\.number)
    if inset.count == 4 { scrolling.inset = inset }
    scrolling.isPaging = value["paging"]?.boolean ?? false
    scrolling.bounces = value["bounces"]?.boolean ?? true
    scrolling.alwaysBounce = value["alwaysBounce"]?.choice()
    scrolling.isDirectionLocked = value["directionalLock"]?.boolean ?? false
    if let rate: ScrollDeceleration = value["deceleration"]?.choice() {
      scrolling.deceleration = rate
    }
    return scrolling
  }

  static func drag(_ value: SceneValue) -> SceneDrag {
    let corners = value["path"]?.elements ?? [value["from"], value["to"]].compactMap { $0 }
    var drag = SceneDrag(path: corners.compactMap(\.lengthPair))
    if let duration = value["duration"]?.number { drag.duration = duration }
    if let timing = value["curve"].flatMap(MotionDecoder.curve) { drag.timing = timing }
    drag.press = value["press"]?.number ?? 0
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
    var finger = SceneFinger(samples: samples, end: value["end"]?.choice() ?? .release)
    finger.isInterpolated = value["interpolate"]?.boolean ?? false
    return finger
  }
}
