// The playback of a script for the lint: from event to event, without rendering. Everything an
// animator does happens at some event, and what is displayed in between follows from that.

import SegueDiagnostics
import SegueScenes
import SegueWorld
import UIKit

/// A playback that is observed for faults.
@MainActor
final class LintPlayback {
  private let play: any LintablePlayback
  private let handOvers: DiscontinuityDetector
  private let labels: ViewLabels
  private var findings: [LintFinding] = []
  /// The transitions that have not ended.
  private var openCases: [TransitionCase] = []
  /// The transitions that have ended at this instant, with their faults so far.
  private var ended: [(case: TransitionCase, faults: [LintFinding])] = []
  private var all: [TransitionCase] = []
  private var hasEnded = false
  private var ignoresJumps = false
  /// The number of the playback's warnings that have been reported or deliberately left out.
  private var reportedWarningCount = 0

  init(_ play: any LintablePlayback, _ labels: ViewLabels) {
    (self.play, self.labels) = (play, labels)
    handOvers = DiscontinuityDetector(play.world, play.window)
    play.world.transitions.observer = self
  }

  private var world: World { play.world }

  /// Plays the script, but not beyond `limit`.
  /// - Returns: The findings in order of time.
  func run(limit: VirtualTime) throws -> [LintFinding] {
    while play.end == nil, try playNext(limit: limit) {}
    if let end = play.end {
      let rest = end + VirtualTime(seconds: LintLimits.trailingTime)
      while let event = world.nextEventTime, event <= rest, try playInstant(event) {}
      if world.nextEventTime == nil { reportStall() }
    }
    world.run { report(handOvers.finish()) }
    return findings.withoutRepetitions
  }

  /// Plays to the next event.
  /// - Returns: A Boolean value that indicates whether the playback can continue.
  private func playNext(limit: VirtualTime) throws -> Bool {
    guard let event = world.nextEventTime else {
      reportStall()
      return false
    }
    if let overdue = openCases.first(where: { $0.isOverdue(at: event) }) {
      world.run {
        findings.append(
          overdue.stall("the transition should have ended \(Int(LintLimits.durationLimit)) s ago"))
      }
      return false
    }
    guard event <= limit else {
      throw Failure(
        .limit, at: play.lastPlace,
        "the script runs for more than \(SceneLimits.frames) frames, which is the limit of a clip")
    }
    return try playInstant(event)
  }

  private func playInstant(_ instant: VirtualTime) throws -> Bool {
    handOvers.capture(before: instant)
    recordDrivenViews(at: instant)
    (hasEnded, ignoresJumps) = (false, false)
    do {
      try play.advanceOnce(to: instant)
    } catch let failure as Failure where failure.exitCode == .scene {
      findings += failure.diagnostics.map { stop($0) }
      return false
    }
    let jumps = handOvers.compare(after: instant, hasEnded: hasEnded, ignoresJumps: ignoresJumps)
    world.run {
      report(jumps)
      closeCases()
    }
    reportWarnings()
    return true
  }

  private func recordDrivenViews(at instant: VirtualTime) {
    for open in openCases where open.record.isInteractive {
      open.wasHeld = true
      open.freeSince = instant
    }
  }

  // MARK: Reports

  private func reportStall() {
    world.run {
      for open in openCases where !open.record.isInteractive || play.end == nil {
        findings.append(open.stall("nothing more is scheduled"))
      }
    }
  }

  private func report(_ jumps: [DiscontinuityDetector.Jump]) {
    for jump in jumps {
      let author = all.last { $0.record.beginning.seconds <= jump.seconds }
      guard var finding = author?.finding(jump.rule, jump.message, view: jump.view) else {
        continue
      }
      finding.seconds = jump.seconds
      findings.append(finding)
    }
  }

  /// Reports the faults that were present when the transition's completion call returned and still
  /// are at the end of the instant.
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
    for warning in play.reportedWarnings.dropFirst(reportedWarningCount).dropLast(last) {
      // The message ends with the time, which the finding contains anyway.
      let message = warning.message.replacing(LintFinding.warningTime, with: "")
      var finding = LintFinding(.ignored, message, seconds: world.now.seconds)
      finding.position = warning.position
      findings.append(finding)
    }
    reportedWarningCount = play.reportedWarnings.count
  }

  private func stop(_ diagnostic: Diagnostic) -> LintFinding {
    var finding = LintFinding(.playStopped, diagnostic.message, seconds: world.now.seconds)
    finding.position = diagnostic.position
    return finding
  }
}

extension LintPlayback: TransitionObserver {
  func transitionWasAskedFor(_ record: TransitionRecord) {
    let new = TransitionCase(record, at: play.place, window: play.window, labels: labels)
    openCases.append(new)
    all.append(new)
  }

  func transitionWasPrepared(_ record: TransitionRecord) {
    guard let known = self[record] else { return }
    known.recordInitialViews()
    findings += [known.durationFault].compactMap { $0 }
  }

  func transition(_ record: TransitionRecord, willComplete didComplete: Bool) {
    let faults = self[record]?.completion(didComplete) ?? []
    // The views now go to their correct positions, which does not count as another jump.
    if !faults.isEmpty { ignoresJumps = true }
    findings += faults
  }

  func transitionWasCompletedAgain(_ record: TransitionRecord, didComplete: Bool) {
    // The playback reports a warning for this as well.
    reportWarnings(leavingOut: 1)
    guard let known = self[record] else { return }
    findings.append(
      known.finding(
        .completesTwice,
        "completeTransition(\(didComplete)) is called again; expected exactly one call"))
  }

  func transitionDidEnd(_ record: TransitionRecord) {
    hasEnded = true
    guard let over = self[record] else { return }
    openCases.removeAll { $0 === over }
    // Before the next step, but after whatever the animator does after its call.
    world.schedule(at: world.now, phase: .input) { [weak self] in
      self?.ended.append((over, over.faultsAfterEnd()))
    }
  }

  private subscript(record: TransitionRecord) -> TransitionCase? {
    all.last { $0.record === record }
  }
}

extension DiscontinuityDetector.Jump {
  fileprivate var message: String {
    switch rule {
    case .velocityJump:
      "starts \(amount.whole) points per second faster than it was moving, \(trigger.rawValue); "
        + "expected at most \(limit.whole). A spring's velocity is in total distances per second"
    default:
      "jumps by \(amount.whole) points, \(trigger.rawValue); expected at most \(limit.short) points"
    }
  }
}

extension Double {
  fileprivate var whole: String { abs(self) < 1e12 ? "\(Int(rounded()))" : "\(self)" }
}

extension [LintFinding] {
  /// The findings in order of time, with each fault of a view at one position only once.
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
