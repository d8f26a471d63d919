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
    let ways = replacesWays ? nil : base
    return DeclaredMotion(
      duration: value["duration"]?.number ?? base?.duration ?? 0,
      timing: timing(value) ?? base?.timing ?? .curve(.easeInOut),
      top: value["top"]?.choice() ?? base?.top ?? .incoming,
      incoming: ways?.incoming ?? way(value["incoming"]),
      outgoing: ways?.outgoing ?? way(value["outgoing"]),
      keyframes: ways?.keyframes ?? (value["keyframes"]?.elements ?? []).map(keyframe))
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
    ScreenWay(from: state(value?["from"]), to: state(value?["to"]))
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
    return state
  }
}
