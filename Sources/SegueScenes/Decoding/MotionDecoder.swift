// Decoding of declared transitions, with defaults for what the file omits. The motion of the way
// back is the mirrored motion with the keys of the `dismiss` block replacing its values.

import CoreGraphics

enum MotionDecoder {
  /// Returns the transitions of a scene or a file.
  /// - Parameter written: The transitions with references to their parameters, in the same order.
  static func declarations(_ value: SceneValue?, _ written: SceneValue?) -> [TransitionDeclaration]
  {
    zip(value?.entries ?? [], written?.entries ?? []).map { entry, source in
      var declaration = declaration(entry.value, name: entry.key, written: source.value)
      declaration.position = entry.position
      return declaration
    }
  }

  /// Returns the transition that `value` declares.
  /// - Parameter written: The transition with references to its parameters, as the file has it.
  static func declaration(_ value: SceneValue, name: String, written: SceneValue? = nil)
    -> TransitionDeclaration
  {
    let forward = motion(value, over: nil)
    var declaration = TransitionDeclaration(
      name: name, forward: forward, backward: backward(value["dismiss"], forward))
    value.read("summary", into: &declaration.summary)
    value.read("source", into: &declaration.source)
    declaration.tags = (value["tags"]?.elements ?? []).compactMap(\.text)
    declaration.parameters = ParameterDecoder.parameters(value)
    if let word = value["reduceMotion"]?.text { declaration.reduction = MotionReduction(word) }
    if !declaration.parameters.isEmpty {
      declaration.template = written.map { MotionTemplate(written: $0) }
    }
    return declaration
  }

  private static func backward(_ dismiss: SceneValue?, _ forward: DeclaredMotion)
    -> DeclaredMotion
  {
    guard let dismiss else { return forward.mirrored }
    if dismiss.entries != nil { return motion(dismiss, over: forward.mirrored) }
    return dismiss.text == SceneGrammar.reverse ? forward.reversed : forward.mirrored
  }

  /// Returns the motion that `value` declares, completed by `base` where `value` has no key.
  private static func motion(_ value: SceneValue, over base: DeclaredMotion?) -> DeclaredMotion {
    var motion = base ?? DeclaredMotion(duration: 0)
    value.read("duration", into: &motion.duration)
    if let timing = timing(value) { motion.timing = timing }
    value.read("top", into: &motion.top)
    if ["incoming", "outgoing", "keyframes"].contains(where: { value[$0] != nil }) {
      motion.incoming = screenMotion(value["incoming"], arrives: true)
      motion.outgoing = screenMotion(value["outgoing"], arrives: false)
      motion.keyframes = (value["keyframes"]?.elements ?? []).map(keyframe)
    }
    if let background = value["background"]?.paint { motion.background = background }
    if let shared = value["shared"]?.elements?.compactMap(shared) { motion.shared = shared }
    return motion
  }

  private static func shared(_ value: SceneValue) -> SharedView? {
    if let id = value.text { return SharedView(id: id, other: id) }
    guard let id = value["id"]?.text else { return nil }
    var view = SharedView(id: id, other: value["with"]?.text ?? id)
    value.read("arc", into: &view.arc)
    return view
  }

  private static func timing(_ value: SceneValue) -> DeclaredMotion.Timing? {
    if let spring = value["spring"], spring.entries != nil {
      var velocity = DeclaredMotion.Timing.standardVelocity
      spring.read("velocity", into: &velocity)
      return .spring(damping: spring["damping"]?.number ?? 1, velocity: velocity)
    }
    return value["curve"].flatMap(curve)
  }

  static func curve(_ value: SceneValue) -> DeclaredMotion.Timing? {
    if let points = value.controlPoints { return .cubic(points.0, points.1) }
    return value.choice().map { .curve($0) }
  }

  private static func screenMotion(_ value: SceneValue?, arrives: Bool) -> ScreenMotion {
    var motion = ScreenMotion(
      from: state(value?["from"]), to: state(value?["to"]),
      views: (value?["views"]?.entries ?? []).map { viewMotion($0.value, id: $0.key) },
      others: value?["others"].map { viewMotion($0, id: "") })
    motion.reveal = value?["reveal"].flatMap { PieceDecoder.reveal($0, arrives: arrives) }
    motion.slices = value?["slices"].flatMap { PieceDecoder.slices($0, arrives: arrives) }
    motion.path = PieceDecoder.path(value?["path"])
    return motion
  }

  private static func viewMotion(_ value: SceneValue, id: String) -> ViewMotion {
    var motion = ViewMotion(
      id: id, from: state(value["from"]), to: state(value["to"]), duration: 1)
    value.read("start", into: &motion.start)
    motion.duration = value["duration"]?.number ?? max(0, 1 - motion.start)
    motion.path = PieceDecoder.path(value["path"])
    motion.stagger = PieceDecoder.stagger(value["stagger"])
    return motion
  }

  private static func keyframe(_ value: SceneValue) -> MotionKeyframe {
    MotionKeyframe(
      start: value["start"]?.number ?? 0, duration: value["duration"]?.number ?? 0,
      incoming: value["incoming"].map { state($0) }, outgoing: value["outgoing"].map { state($0) })
  }

  static func state(_ value: SceneValue?) -> ScreenState {
    var state = ScreenState()
    state.translation = value?["translate"]?.lengthPair
    state.travel = PieceDecoder.travel(value?["travel"])
    state.dim = PieceDecoder.dim(value?["dim"])
    state.scale = value?["scale"]?.scaling
    state.degrees = value?["rotate"]?.number
    state.alpha = value?["alpha"]?.number
    state.cornerRadius = value?["cornerRadius"]?.number
    state.background = value?["background"]?.paint
    state.anchorPoint = value?["anchorPoint"]?.point
    state.position = value?["position"]?.lengthPair
    state.depth = ViewDecoder.depth(value)
    state.border = StyleDecoder.border(value?["border"])
    state.shadow = StyleDecoder.shadow(value?["shadow"])
    state.mask = StyleDecoder.mask(value?["mask"])
    state.shape = StyleDecoder.shape(value?["shape"])
    state.gradient = StyleDecoder.gradient(value?["gradient"])
    state.blur = value?["blur"].flatMap { blur in
      blur.choice().map { .style($0) } ?? (blur.text == "none" ? SceneGlass.none : nil)
    }
    state.isDoubleSided = value?["doubleSided"]?.boolean
    return state
  }
}
