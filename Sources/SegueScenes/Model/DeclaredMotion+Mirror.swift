// The same motion backwards: each screen takes the other's part, with beginning and end exchanged, and
// what was in front stays in front. Keyframes run back in time; curves and springs do not.

import CoreGraphics

extension DeclaredMotion {
  /// The way back.
  public var mirrored: DeclaredMotion {
    var back = self
    back.top = top == .incoming ? .outgoing : .incoming
    guard !keyframes.isEmpty else {
      back.incoming = ScreenWay(from: outgoing.to, to: outgoing.from)
      back.outgoing = ScreenWay(from: incoming.to, to: incoming.from)
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
    back.incoming = ScreenWay(from: states.outgoing, to: ScreenState())
    back.outgoing = ScreenWay(from: states.incoming, to: ScreenState())
    return back
  }

  /// The keyframes by start; at one start in the file's order.
  public var sortedKeyframes: [MotionKeyframe] {
    keyframes.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
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
    return result
  }
}
