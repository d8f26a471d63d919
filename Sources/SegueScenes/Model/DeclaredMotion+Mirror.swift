// The same motion backwards: each screen takes the other's part, with beginning and end exchanged, and
// what was in front stays in front. Keyframes run back in time; curves and springs do not.

import CoreGraphics

extension DeclaredMotion {
  /// The way back.
  public var mirrored: DeclaredMotion {
    var back = self
    back.top = top == .incoming ? .outgoing : .incoming
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

  /// The keyframes by start; at one start in the file's order.
  public var sortedKeyframes: [MotionKeyframe] {
    keyframes.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }
}

extension ScreenWay {
  /// The same way backwards, each view in the part of the time that is left when time runs back.
  fileprivate var mirrored: ScreenWay {
    ScreenWay(from: to, to: from, views: views.map(\.mirrored), others: others?.mirrored)
  }
}

extension ViewWay {
  fileprivate var mirrored: ViewWay {
    ViewWay(id: id, from: to, to: from, start: max(0, 1 - (start + duration)), duration: duration)
  }
}

extension ScreenState {
  /// For everything that this state speaks of, what it was in `before`, or at rest.
  fileprivate func reached(from before: ScreenState) -> ScreenState {
    var result = ScreenState()
    if translation != nil {
      result.translation = before.translation ?? LengthPair(x: .zero, y: .zero)
    }
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
  /// For everything that this depth speaks of, what it was in `before`, or at rest.
  fileprivate func reached(from before: SceneDepth) -> SceneDepth {
    var result = SceneDepth()
    if degreesX != nil { result.degreesX = before.degreesX ?? 0 }
    if degreesY != nil { result.degreesY = before.degreesY ?? 0 }
    if translationZ != nil { result.translationZ = before.translationZ ?? 0 }
    if perspective != nil { result.perspective = before.perspective ?? perspective }
    return result
  }
}
