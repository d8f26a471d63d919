// A performance of a script for the lint: from event to event, without frames. Everything that an
// animator does happens at some event, and what shows in between follows from that.

import SegueDiagnostics
import SegueScenes
import UIKit

/// One play, watched.
@MainActor
final class LintPlay {
  private let play: any LintablePlay
  private let handOvers: HandOverWatch
  private let labels: ViewLabels
  private var findings: [LintFinding] = []
  /// Transitions that have not ended.
  private var underWay: [TransitionCase] = []
  /// Transitions that have ended at this instant, with what is held against them so far.
  private var ended: [(case: TransitionCase, faults: [LintFinding])] = []
  private var all: [TransitionCase] = []
  private var hasEnded = false
  private var ignoresJumps = false
  /// How many of the play's warnings have been told, one way or another.
  private var warningsTold = 0

  init(_ play: any LintablePlay, _ labels: ViewLabels) {
    (self.play, self.labels) = (play, labels)
    handOvers = HandOverWatch(play.world, play.window)
    play.world.transitions.observer = self
  }

  private var world: World { play.world }

  /// Plays the script, but not beyond `limit`; returns what was found, in order of time.
  func run(limit: VirtualTime) throws -> [LintFinding] {
    while play.end == nil, try playNext(limit: limit) {}
    if let end = play.end {
      let rest = end + VirtualTime(seconds: LintLimits.aftermath)
      while let event = world.nextEventTime, event <= rest, try playInstant(event) {}
      if world.nextEventTime == nil { reportStall() }
    }
    world.run { report(handOvers.finish()) }
    return findings.withoutRepetitions
  }

  /// Plays on to the next event; returns whether the play can go on.
  private func playNext(limit: VirtualTime) throws -> Bool {
    guard let event = world.nextEventTime else {
      reportStall()
      return false
    }
    if let overdue = underWay.first(where: { $0.isOverdue(at: event) }) {
      world.run {
        findings.append(overdue.stall("it should have ended \(Int(LintLimits.patience)) s ago"))
      }
      return false
    }
    guard event <= limit else {
      throw Failure(
        .limit, at: play.lastPlace,
        "the script goes on for more than \(SceneLimits.frames) frames, the limit of a clip")
    }
    return try playInstant(event)
  }

  private func playInstant(_ instant: VirtualTime) throws -> Bool {
    handOvers.look(before: instant)
    noteHeld(at: instant)
    (hasEnded, ignoresJumps) = (false, false)
    do {
      try play.advanceOnce(to: instant)
    } catch let failure as Failure where failure.exitCode == .scene {
      findings += failure.diagnostics.map { stop($0) }
      return false
    }
    let jumps = handOvers.look(after: instant, hasEnded: hasEnded, ignoresJumps: ignoresJumps)
    world.run {
      report(jumps)
      closeCases()
    }
    reportWarnings()
    return true
  }

  private func noteHeld(at instant: VirtualTime) {
    for open in underWay where open.record.isInteractive {
      open.wasHeld = true
      open.freeSince = instant
    }
  }

  // MARK: Reports

  private func reportStall() {
    world.run {
      for open in underWay where !open.record.isInteractive || play.end == nil {
        findings.append(open.stall("nothing is scheduled any more"))
      }
    }
  }

  private func report(_ jumps: [HandOverWatch.Jump]) {
    for jump in jumps {
      let author = all.last { $0.record.beginning.seconds <= jump.seconds }
      guard var finding = author?.finding(jump.rule, jump.message, view: jump.view) else {
        continue
      }
      finding.seconds = jump.seconds
      findings.append(finding)
    }
  }

  /// What holds at the end of the transition's own call and still at the end of the instant.
  private func closeCases() {
    for (closed, faults) in ended {
      let now = closed.faultsAfterEnd()
      findings += faults.filter { fault in
        now.contains { $0.rule == fault.rule && $0.view == fault.view }
      }
    }
    ended = []
  }

  private func reportWarnings(leavingOut last: Int = 0) {
    for warning in play.complaints.dropFirst(warningsTold).dropLast(last) {
      // It ends with its time, which the finding has anyway.
      let message = warning.message.replacing(/, at t = [-+.e\d]+ s$/, with: "")
      var finding = LintFinding(.ignored, message, seconds: world.now.seconds)
      finding.position = warning.position
      findings.append(finding)
    }
    warningsTold = play.complaints.count
  }

  private func stop(_ diagnostic: Diagnostic) -> LintFinding {
    var finding = LintFinding(.playStopped, diagnostic.message, seconds: world.now.seconds)
    finding.position = diagnostic.position
    return finding
  }
}

extension LintPlay: TransitionObserver {
  func transitionWasAskedFor(_ record: TransitionRecord) {
    let new = TransitionCase(record, at: play.place, window: play.window, labels: labels)
    underWay.append(new)
    all.append(new)
  }

  func transitionWasPrepared(_ record: TransitionRecord) { self[record]?.notePreparation() }

  func transition(_ record: TransitionRecord, willComplete didComplete: Bool) {
    let faults = self[record]?.completion(didComplete) ?? []
    // The views go where they belong now, which is not one more jump.
    if !faults.isEmpty { ignoresJumps = true }
    findings += faults
  }

  func transitionWasCompletedAgain(_ record: TransitionRecord, didComplete: Bool) {
    // The play warns of it too.
    reportWarnings(leavingOut: 1)
    guard let known = self[record] else { return }
    findings.append(
      known.finding(
        .completesTwice,
        "completeTransition(\(didComplete)) is called once more; expected exactly one call"))
  }

  func transitionDidEnd(_ record: TransitionRecord) {
    hasEnded = true
    guard let over = self[record] else { return }
    underWay.removeAll { $0 === over }
    // Before the next step, but after whatever the animator does behind its call.
    world.schedule(at: world.now, phase: .input) { [weak self] in
      self?.ended.append((over, over.faultsAfterEnd()))
    }
  }

  private subscript(record: TransitionRecord) -> TransitionCase? {
    all.last { $0.record === record }
  }
}

extension HandOverWatch.Jump {
  fileprivate var message: String {
    switch rule {
    case .velocityJump:
      "sets out \(amount.whole) points a second faster than it was moving, \(moment.rawValue); "
        + "expected at most \(limit.whole). A spring's velocity is in distances a second"
    default:
      "moves by \(amount.whole) points at once, \(moment.rawValue); expected at most "
        + "\(limit.short) points"
    }
  }
}

extension Double {
  fileprivate var whole: String { abs(self) < 1e12 ? "\(Int(rounded()))" : "\(self)" }
}

extension [LintFinding] {
  /// In order of time, and each fault of a view at a place once.
  fileprivate var withoutRepetitions: [LintFinding] {
    var seen: Set<[String]> = []
    let sorted = enumerated().sorted {
      ($0.element.seconds, $0.offset) < ($1.element.seconds, $1.offset)
    }
    return sorted.map(\.element).filter { finding in
      let place = finding.position.map { "\($0.line):\($0.column)" } ?? ""
      let key = [
        finding.rule.rawValue, place, finding.view ?? finding.message, finding.animator ?? "",
      ]
      return seen.insert(key).inserted
    }
  }
}
