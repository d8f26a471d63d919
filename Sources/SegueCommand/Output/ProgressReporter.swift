// The progress of a recording on standard error: a bar on a terminal, otherwise a few lines, or
// JSON. The clock only determines when to report.

import Foundation
import SegueDiagnostics

/// Reports the progress of a recording. Called on the sink's thread.
final class ProgressReporter: @unchecked Sendable {
  // Unchecked: used by the sink's thread, and by the main thread only after that has ended.

  private let console: Console
  private let style: ProgressStyle
  private let name: String
  private let total: Int
  /// A Boolean value that indicates whether progress was not requested. Lines are then written only
  /// occasionally.
  private let isUnasked: Bool
  private let start = ContinuousClock.now
  private var lastReport: ContinuousClock.Instant?
  private var lastTenth = 0
  private var barIsShown = false

  convenience init(console: Console, options: RunOptions, name: String, total: Int) {
    self.init(
      console: console, style: options.progress, isQuiet: options.quiet, name: name, total: total)
  }

  init(console: Console, style asked: ProgressStyle, isQuiet: Bool, name: String, total: Int) {
    self.console = console
    (self.name, self.total) = (QuotedText.escaped(name), total)
    let surroundings = console.surroundings
    let watched = surroundings.errorIsTerminal && !surroundings.isCI
    isUnasked = asked == .auto
    style = isQuiet ? .none : asked == .auto && !watched ? .plain : asked
  }

  /// Reports that `count` frames are done.
  func report(_ count: Int) {
    switch style {
    case .none: break
    case .auto: reportBar(count)
    case .plain: reportLine(count)
    case .json: reportJSON(count)
    }
  }

  /// Removes the bar.
  func end() {
    guard barIsShown else { return }
    console.writeMessage(
      "\r" + String(repeating: " ", count: console.surroundings.columns - 1) + "\r")
    barIsShown = false
  }

  /// Returns a Boolean value that indicates whether to report: at most ten times per second, and at
  /// the end.
  private func isReportDue(_ count: Int) -> Bool {
    let now = ContinuousClock.now
    if let lastReport, now - lastReport < .milliseconds(100), count != total { return false }
    lastReport = now
    return true
  }

  private func reportBar(_ count: Int) {
    guard isReportDue(count) else { return }
    let numbers = " \(count)/\(total) \(rate(count)) fps"
    let barWidth = max(0, min(40, console.surroundings.columns - numbers.count - name.count - 5))
    let full = total > 0 ? barWidth * count / total : 0
    let bar = String(repeating: "#", count: full) + String(repeating: "-", count: barWidth - full)
    let text = "\(name) [\(bar)]\(numbers)".prefix(console.surroundings.columns - 1)
    let colored = console.surroundings.noColor ? String(text) : "\u{1b}[36m\(text)\u{1b}[0m"
    console.writeMessage("\r\(colored)")
    barIsShown = true
  }

  private func reportLine(_ count: Int) {
    let tenth = total > 0 ? 10 * count / total : 0
    guard tenth > lastTenth else { return }
    let now = ContinuousClock.now
    if isUnasked, now - (lastReport ?? start) < .seconds(1) { return }
    lastReport = now
    lastTenth = tenth
    console.writeLine("\(name): \(count)/\(total) frames")
  }

  private func reportJSON(_ count: Int) {
    guard isReportDue(count) else { return }
    let event = JSONText.object([
      ("event", .string("progress")), ("scene", .string(name)), ("frame", .integer(count)),
      ("frames", .integer(total)),
    ])
    console.writeMessage(event.compact + "\n")
  }

  private func rate(_ count: Int) -> Int {
    let parts = (ContinuousClock.now - start).components
    let seconds = Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    return seconds > 0 ? Int(Double(count) / seconds) : 0
  }
}
