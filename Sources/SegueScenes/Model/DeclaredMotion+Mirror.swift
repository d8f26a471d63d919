// The reverse of a motion: the screens exchange their roles, beginning and end are exchanged, and
// the screen in front stays in front. Keyframes are reversed in time; timing curves and springs are
// not.

import CoreGraphics

extension DeclaredMotion {
  /// The reverse motion, with which the screen disappears.
  public var mirrored: DeclaredMotion {
    var back = self
    back.top = top == .incoming ? .outgoing : .incoming
    for index in back.shared.indices { back.shared[index].isReversed.toggle() }
    guard !keyframes.isEmpty else {
      (back.incoming, back.outgoing) = (outgoing.mirrored, incoming.mirrored)
      return back
    }
    var states = (incoming: incoming.from, outgoing: outgoing.from)
    back.keyframes = sortedKeyframes.map { keyframe in
      let before = states
      states.incoming = keyframe.incoming?.over(states.incoming) ?? states.incoming
      states.outgoing = keyframe.outgoing?.over(states.outgoing) ?? states.outgoing
      return MotionKeyframe(
        start: max(0, 1 - (keyframe.start + keyframe.duration)), duration: keyframe.duration,
        incoming: keyframe.outgoing.map { $0.reached(from: before.outgoing) },
        outgoing: keyframe.incoming.map { $0.reached(from: before.incoming) })
    }.reversed()
    (back.incoming, back.outgoing) = (outgoing.mirrored, incoming.mirrored)
    (back.incoming.from, back.incoming.to) = (states.outgoing, ScreenState())
    (back.outgoing.from, back.outgoing.to) = (states.incoming, ScreenState())
    return back
  }

  /// The motion played from its end to its beginning, as a recording is: curves run backward, too.
  /// A spring has no reverse, and is kept.
  package var reversed: DeclaredMotion {
    var back = mirrored
    switch timing {
    case .curve(.easeIn): back.timing = .curve(.easeOut)
    case .curve(.easeOut): back.timing = .curve(.easeIn)
    case .curve, .spring: break
    case .cubic(let first, let second):
      back.timing = .cubic(
        CGPoint(x: 1 - second.x, y: 1 - second.y), CGPoint(x: 1 - first.x, y: 1 - first.y))
    }
    return back
  }

  /// The keyframes sorted by start. Keyframes with the same start keep the order of the file.
  public var sortedKeyframes: [MotionKeyframe] {
    keyframes.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }
}

extension ScreenMotion {
  /// The reverse motion of the screen. The part of the time in which each view moves is mirrored as
  /// well.
  fileprivate var mirrored: ScreenMotion {
    var back = ScreenMotion(
      from: to, to: from, views: views.map(\.mirrored), others: others?.mirrored)
    (back.reveal, back.slices, back.path) = (reveal, slices, path)
    back.reveal?.timing.isReversed.toggle()
    back.slices?.timing.isReversed.toggle()
    back.path?.isReversed.toggle()
    return back
  }
}

extension ViewMotion {
  fileprivate var mirrored: ViewMotion {
    var back = ViewMotion(
      id: id, from: to, to: from, start: max(0, 1 - (start + duration)), duration: duration)
    (back.path, back.stagger) = (path, stagger)
    back.path?.isReversed.toggle()
    back.stagger.isReversed.toggle()
    return back
  }
}

extension ScreenState {
  /// Returns the state in which everything that this state specifies has the value from `before`,
  /// or its rest value.
  fileprivate func reached(from before: ScreenState) -> ScreenState {
    var result = ScreenState()
    if translation != nil {
      result.translation = before.translation ?? LengthPair(x: .zero, y: .zero)
    }
    if let travel {
      result.travel = before.travel ?? SceneTravel(direction: travel.direction, distance: .zero)
    }
    if let dim { result.dim = before.dim ?? SceneDim(color: dim.color, opacity: 0) }
    if scale != nil { result.scale = before.scale ?? CGPoint(x: 1, y: 1) }
    if degrees != nil { result.degrees = before.degrees ?? 0 }
    if alpha != nil { result.alpha = before.alpha ?? 1 }
    if cornerRadius != nil { result.cornerRadius = before.cornerRadius ?? 0 }
    if background != nil { result.background = before.background }
    if anchorPoint != nil { result.anchorPoint = before.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    if position != nil { result.position = before.position }
    result.depth = depth.reached(from: before.depth)
    if border != nil { result.border = before.border }
    if shadow != nil { result.shadow = before.shadow }
    if mask != nil { result.mask = before.mask }
    if shape != nil { result.shape = before.shape }
    if gradient != nil { result.gradient = before.gradient }
    if blur != nil { result.blur = before.blur }
    return result
  }
}

extension SceneDepth {
  /// Returns the depth in which everything that this depth specifies has the value from `before`,
  /// or its rest value.
  fileprivate func reached(from before: SceneDepth) -> SceneDepth {
    var result = SceneDepth()
    if degreesX != nil { result.degreesX = before.degreesX ?? 0 }
    if degreesY != nil { result.degreesY = before.degreesY ?? 0 }
    if translationZ != nil { result.translationZ = before.translationZ ?? 0 }
    if perspective != nil { result.perspective = before.perspective ?? perspective }
    return result
  }
}
