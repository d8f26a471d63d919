// Declared transitions: what the file says, completed by what it leaves out. The way back is the way
// there mirrored, with whatever the dismiss block says laid over it.

import CoreGraphics

enum MotionDecoder {
  static func declaration(_ value: SceneValue, name: String) -> TransitionDeclaration {
    let there = motion(value, over: nil)
    let mirrored = there.mirrored
    guard let dismiss = value["dismiss"], dismiss.entries != nil else {
      return TransitionDeclaration(name: name, there: there, back: mirrored)
    }
    return TransitionDeclaration(name: name, there: there, back: motion(dismiss, over: mirrored))
  }

  /// What `value` says, over `base`.
  private static func motion(_ value: SceneValue, over base: DeclaredMotion?) -> DeclaredMotion {
    let replacesWays = ["incoming", "outgoing", "keyframes"].contains { value[$0] != nil }
    let shared = value["shared"]?.elements?.compactMap(shared)
    let ways = replacesWays ? nil : base
    return DeclaredMotion(
      duration: value["duration"]?.number ?? base?.duration ?? 0,
      timing: timing(value) ?? base?.timing ?? .curve(.easeInOut),
      top: value["top"]?.choice() ?? base?.top ?? .incoming,
      incoming: ways?.incoming ?? way(value["incoming"]),
      outgoing: ways?.outgoing ?? way(value["outgoing"]),
      keyframes: ways?.keyframes ?? (value["keyframes"]?.elements ?? []).map(keyframe),
      shared: shared ?? base?.shared ?? [])
  }

  private static func shared(_ value: SceneValue) -> SharedView? {
    if let id = value.text { return SharedView(id: id, other: id) }
    return value["id"]?.text.map { SharedView(id: $0, other: value["with"]?.text ?? $0) }
  }

  private static func timing(_ value: SceneValue) -> DeclaredMotion.Timing? {
    if let spring = value["spring"], spring.entries != nil {
      return .spring(
        damping: spring["damping"]?.number ?? 1, velocity: spring["velocity"]?.number ?? 0)
    }
    return value["curve"].flatMap(curve)
  }

  static func curve(_ value: SceneValue) -> DeclaredMotion.Timing? {
    if let points = value.controlPoints { return .cubic(points.0, points.1) }
    return value.choice().map { .curve($0) }
  }

  private static func way(_ value: SceneValue?) -> ScreenWay {
    ScreenWay(
      from: state(value?["from"]), to: state(value?["to"]),
      views: (value?["views"]?.entries ?? []).map { viewWay($0.value, id: $0.key) },
      others: value?["others"].map { viewWay($0, id: "") })
  }

  private static func viewWay(_ value: SceneValue, id: String) -> ViewWay {
    let start = value["start"]?.number ?? 0
    return ViewWay(
      id: id, from: state(value["from"]), to: state(value["to"]), start: start,
      duration: value["duration"]?.number ?? max(0, 1 - start))
  }

  private static func keyframe(_ value: SceneValue) -> MotionKeyframe {
    MotionKeyframe(
      start: value["start"]?.number ?? 0, duration: value["duration"]?.number ?? 0,
      incoming: value["incoming"].map { state($0) }, outgoing: value["outgoing"].map { state($0) })
  }

  private static func state(_ value: SceneValue?) -> ScreenState {
    var state = ScreenState()
    state.translation = value?["translate"]?.lengthPair
    state.scale = value?["scale"]?.scaling
    state.degrees = value?["rotate"]?.number
    state.alpha = value?["alpha"]?.number
    state.cornerRadius = value?["cornerRadius"]?.number
    state.background = value?["background"]?.paint
    state.anchorPoint = value?["anchorPoint"]?.point
    state.position = value?["position"]?.lengthPair
    state.depth = ViewDecoder.depth(value)
    state.border = LookDecoder.border(value?["border"])
    state.shadow = LookDecoder.shadow(value?["shadow"])
    state.mask = LookDecoder.mask(value?["mask"])
    state.shape = LookDecoder.shape(value?["shape"])
    state.gradient = LookDecoder.gradient(value?["gradient"])
    state.blur = value?["blur"].flatMap { blur in
      blur.choice().map { .style($0) } ?? (blur.text == "none" ? SceneGlass.none : nil)
    }
    state.isDoubleSided = value?["doubleSided"]?.boolean
    return state
  }
}
