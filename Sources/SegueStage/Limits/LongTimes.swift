// Times that are much longer than clips usually are: most often milliseconds where seconds belong.
// They are permitted, and reported before an hour is spent on them.

import SegueDiagnostics
import SegueScenes

extension SceneDocument {
  /// Returns a warning for each time in the script that exceeds `SceneLimits.usualSeconds`, or one
  /// about the whole clip if only its duration does.
  /// - Parameter frames: The number of frames of the clip.
  package func longTimes(frames: Int) -> [Diagnostic] {
    let steps = script.flatMap { step in
      times(of: step).filter { $0.seconds > SceneLimits.usualSeconds }.map { time in
        warning(
          "\(step.verb.keyPath): \(time.name) is \(time.seconds.short) s, which is more than ten "
            + "minutes; expected a time in seconds", at: time.position ?? step.verb.position)
      }
    }
    guard steps.isEmpty else { return steps }
    let seconds = Double(frames) * Double(canvas.rate.denominator) / Double(canvas.rate.numerator)
    guard seconds > SceneLimits.usualSeconds else { return [] }
    return [
      warning(
        "the clip takes \(seconds.short) s, which is more than ten minutes, and has \(frames) frames",
        at: script.last?.verb.position)
    ]
  }

  private func warning(_ message: String, at position: SourcePosition?) -> Diagnostic {
    Diagnostic(.warning, at: position, message)
  }

  /// A time that a step of the script names.
  private struct NamedTime {
    let name: String
    let seconds: Double
    var position: SourcePosition?
  }

  private func times(of step: SceneStep) -> [NamedTime] {
    let until = step.until.map { [NamedTime(name: "until", seconds: $0)] } ?? []
    return until + (times(ofTransition: step.move?.transition) ?? times(of: step.action))
  }

  private func times(ofTransition use: TransitionUse?) -> [NamedTime]? {
    guard let use else { return nil }
    if let duration = use.duration {
      return [
        NamedTime(name: "duration", seconds: duration.value, position: duration.position)
      ]
    }
    guard let declared = transition(use.name.value) else { return [] }
    let seconds = max(declared.forward.duration, declared.backward.duration)
    let name = "the duration of the transition \(QuotedText.quoted(use.name.value))"
    return [NamedTime(name: name, seconds: seconds, position: use.name.position)]
  }

  private func times(of act: SceneAct) -> [NamedTime] {
    let timeout = NamedTime(name: "timeout", seconds: act.timeout)
    switch act.kind {
    case .tap(_, let press, _): return [NamedTime(name: "the duration", seconds: press), timeout]
    case .drag(let drag): return times(of: .drag(drag.timing)) + [timeout]
    case .pinch(let pinch):
      return [NamedTime(name: "duration", seconds: pinch.duration), timeout]
    case .type(let text, let interval):
      return [
        NamedTime(name: "the time of all characters", seconds: interval * Double(text.count)),
        timeout,
      ]
    case .swipe, .scroll, .key, .expect, .screenshot: return [timeout]
    }
  }

  private func times(of action: SceneStep.Action) -> [NamedTime] {
    switch action {
    case .wait(let seconds): [NamedTime(name: "the time", seconds: seconds)]
    case .tap(_, let press): [NamedTime(name: "press", seconds: press)]
    case .scrub(let scrub): [NamedTime(name: "duration", seconds: scrub.duration)]
    case .drag(let drag):
      [
        NamedTime(name: "press", seconds: drag.press),
        NamedTime(name: "duration", seconds: drag.duration),
        NamedTime(name: "hold", seconds: drag.hold),
      ]
    case .sheet(let move):
      [
        NamedTime(name: "duration", seconds: move.duration),
        NamedTime(name: "hold", seconds: move.hold),
      ]
    case .touch(let fingers):
      fingers.compactMap(\.samples.last).map { NamedTime(name: "a time", seconds: $0.seconds) }
    case .show, .present, .dismiss, .push, .pop, .select, .scroll, .pause, .finish, .cancel,
      .rotate, .resize:
      []
    case .act(let act): times(of: act)
    }
  }
}
