// How far a recording is, on standard error: a bar where somebody watches, a few lines elsewhere, JSON
// for programs. The clock decides only when to speak.

import SegueDiagnostics
import Foundation

/// Tells how far a recording is. Called on the sink's thread.
final class ProgressReporter: @unchecked Sendable {
  // Unchecked: used by the sink's thread, and by the main one only after that has ended.

  private let console: Console
  private let style: ProgressStyle
  private let name: String
  private let total: Int
  /// Lines that nobody asked for come only once in a while.
  private let isUnasked: Bool
  private let start = ContinuousClock.now
  private var lastSpoken: ContinuousClock.Instant?
  private var lastTenth = 0
  private var barIsShown = false

  init(console: Console, options: RunOptions, name: String, total: Int) {
    self.console = console
    (self.name, self.total) = (name, total)
    let surroundings = console.surroundings
    let watched = surroundings.errorIsTerminal && !surroundings.isCI
    isUnasked = options.progress == .auto
    style =
      options.quiet ? .none : options.progress == .auto && !watched ? .plain : options.progress
  }

  /// `count` frames are done.
  func report(_ count: Int) {
    switch style {
    case .none: break
    case .auto: reportBar(count)
    case .plain: reportLine(count)
    case .json: reportJSON(count)
    }
  }

  /// Takes the bar away.
  func end() {
    guard barIsShown else { return }
    console.say("\r" + String(repeating: " ", count: console.surroundings.columns - 1) + "\r")
    barIsShown = false
  }

  /// At most ten times a second, and at the end.
  private func isTimeToSpeak(_ count: Int) -> Bool {
    let now = ContinuousClock.now
    if let lastSpoken, now - lastSpoken < .milliseconds(100), count != total { return false }
    lastSpoken = now
    return true
  }

  private func reportBar(_ count: Int) {
    guard isTimeToSpeak(count) else { return }
    let numbers = " \(count)/\(total) \(rate(count)) fps"
    let room = max(0, min(40, console.surroundings.columns - numbers.count - name.count - 5))
    let full = total > 0 ? room * count / total : 0
    let bar = String(repeating: "#", count: full) + String(repeating: "-", count: room - full)
    let text = "\(name) [\(bar)]\(numbers)".prefix(console.surroundings.columns - 1)
    let colored = console.surroundings.noColor ? String(text) : "\u{1b}[36m\(text)\u{1b}[0m"
    console.say("\r\(colored)")
    barIsShown = true
  }

  private func reportLine(_ count: Int) {
    let tenth = total > 0 ? 10 * count / total : 0
    guard tenth > lastTenth else { return }
    let now = ContinuousClock.now
    if isUnasked, now - (lastSpoken ?? start) < .seconds(1) { return }
    lastSpoken = now
    lastTenth = tenth
    console.sayLine("\(name): \(count)/\(total) frames")
  }

  private func reportJSON(_ count: Int) {
    guard isTimeToSpeak(count) else { return }
    let event = JSONText.object([
      ("event", .string("progress")), ("scene", .string(name)), ("frame", .integer(count)),
      ("frames", .integer(total)),
    ])
    console.sayLine(event.compact)
  }

  private func rate(_ count: Int) -> Int {
    let parts = (ContinuousClock.now - start).components
    let seconds = Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    return seconds > 0 ? Int(Double(count) / seconds) : 0
  }
}
