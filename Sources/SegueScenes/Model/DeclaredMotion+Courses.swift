// What of a motion has a course of its own, and the motion that takes the place of another one.

extension DeclaredMotion {
  /// A Boolean value that indicates whether the motion has parts with courses of their own, which
  /// are keyframes of a property animator.
  package var hasSequences: Bool {
    let ways = [incoming, outgoing].flatMap { side in
      [side.path] + side.views.map(\.path) + [side.others?.path]
    }
    return [incoming, outgoing].contains { $0.reveal != nil || $0.slices != nil }
      || ways.contains { $0 != nil } || shared.contains { $0.arc > 0 }
  }

  /// The crossfade of the same duration and timing. The screen in front fades.
  package var crossfade: DeclaredMotion {
    var result = self
    (result.keyframes, result.shared, result.background) = ([], [], nil)
    (result.incoming, result.outgoing) = (.rest, .rest)
    var clear = ScreenState()
    clear.alpha = 0
    if top == .incoming {
      result.incoming = ScreenMotion(from: clear, to: ScreenState())
    } else {
      result.outgoing = ScreenMotion(from: ScreenState(), to: clear)
    }
    return result
  }
}
