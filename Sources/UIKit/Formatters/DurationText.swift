// The text of a duration: which of its units are shown, and how.

import Foundation

/// The values of a duration, and the formatter that writes them.
struct DurationText {
  private typealias Part = (unit: TimeUnit, value: Int)
  private let formatter: SegueDateComponentsFormatter
  private var parts: [Part]

  init(
    _ formatter: SegueDateComponentsFormatter, units: [TimeUnit], value: (TimeUnit) -> Int
  ) {
    self.formatter = formatter
    parts = units.map { ($0, value($0)) }
    if formatter.collapsesLargestUnit { collapse() }
    drop()
    let limit = formatter.maximumUnitCount
    if limit > 0 { parts = Array(parts.prefix(limit)) }
  }

  /// Expresses a largest unit of 1 in the next one.
  private mutating func collapse() {
    let sizes: [TimeUnit: Int] = [.year: 12, .week: 7, .day: 24, .hour: 60, .minute: 60]
    guard let first = parts.firstIndex(where: { $0.value != 0 }), parts[first].value == 1,
      parts.indices.contains(first + 1), let size = sizes[parts[first].unit],
      parts[first + 1].unit.rawValue == parts[first].unit.rawValue + 1
        || parts[first].unit == .week
    else { return }
    parts[first + 1].value += size
    parts[first].value = 0
  }

  /// Drops units whose value is zero. The last one stays if all are zero.
  private mutating func drop() {
    let behavior = behavior
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else {
      if behavior.contains(.dropLeading) { parts = parts.suffix(1) }
      return
    }
    parts = parts.enumerated().filter { index, part in
      if part.value != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }.map(\.element)
  }

  private var behavior: SegueDateComponentsFormatter.ZeroFormattingBehavior {
    guard formatter.zeroFormattingBehavior.contains(.default) else {
      return formatter.zeroFormattingBehavior
    }
    return formatter.unitsStyle == .positional ? .dropLeading : .dropAll
  }

  // MARK: Text

  var text: String {
    let isNegative = parts.contains { $0.value < 0 }
    let values = parts.map { (unit: $0.unit, value: abs($0.value)) }
    var text = formatter.unitsStyle == .positional ? positional(values) : named(values)
    if isNegative { text = "-" + text }
    if formatter.includesApproximationPhrase { text = "About " + text }
    if formatter.includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  /// The values with colons between them. Days and larger units have letters.
  private func positional(_ values: [Part]) -> String {
    let large = values.filter { $0.unit.rawValue < TimeUnit.hour.rawValue }
    let small = values.filter { $0.unit.rawValue >= TimeUnit.hour.rawValue }
    let padsAll = behavior.contains(.pad)
    let clock = small.enumerated().map { index, part in
      let digits = "\(part.value)"
      return (padsAll || index > 0) && digits.count < 2 ? "0" + digits : digits
    }
    if small.isEmpty, large.count == 1 { return "\(large[0].value)" }
    let days = large.map { "\($0.value)\($0.unit.letters)" }
    return (days + (clock.isEmpty ? [] : [clock.joined(separator: ":")])).joined(separator: " ")
  }

  private func named(_ values: [Part]) -> String {
    let texts = values.map { unit, value in
      switch formatter.unitsStyle {
      case .positional, .abbreviated: "\(value)\(unit.letters)"
      case .brief: "\(value)\(unit.shortName(value))"
      case .short: "\(value) \(unit.shortName(value))"
      case .full: "\(value) \(unit.fullName(value))"
      case .spellOut: "\(NumberWords.text(value)) \(unit.fullName(value))"
      }
    }
    let isTight = [.abbreviated, .brief].contains(formatter.unitsStyle)
    return texts.joined(separator: isTight ? " " : ", ")
  }
}
