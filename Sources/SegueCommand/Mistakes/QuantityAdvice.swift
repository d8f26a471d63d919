// Numbers with units, as other tools take them: `500ms`, `2x`, `400px`, `00:01:30`.

import Foundation
import SegueDiagnostics

/// Advice about a value that is a number with a unit, where an option takes the number alone.
struct QuantityAdvice {
  private let value: String

  /// Creates the advice about a value.
  init(_ value: String) { self.value = value }

  /// Returns a sentence with the number that was probably meant, or an empty text.
  /// - Parameter expectation: What the option expects, in words that name its unit.
  func sentence(expecting expectation: String) -> String {
    number(expecting: expectation).map { ". Did you mean '\($0.asTyped)'?" } ?? ""
  }

  private func number(expecting expectation: String) -> Double? {
    if expectation.contains("seconds") && !expectation.contains("frames per second") {
      return number(before: "ms").map { $0 / 1000 } ?? number(before: "sec") ?? number(before: "s")
        ?? clock
    }
    if expectation.contains("pixels per point") || expectation.contains("a speed") {
      let factor = value.hasPrefix("@") ? QuantityAdvice(String(value.dropFirst())) : self
      return factor.number(before: "x") ?? number(before: "%").map { $0 / 100 }
    }
    return expectation.hasSuffix("pixels") ? number(before: "px") : nil
  }

  /// The number before a unit, or `nil`.
  private func number(before unit: String) -> Double? {
    let text = value.lowercased()
    guard text.hasSuffix(unit) else { return nil }
    return Self.positive(text.dropLast(unit.count).trimmingCharacters(in: .whitespaces))
  }

  /// The seconds of a time such as `00:01:30` or `1:30.5`, or `nil`.
  private var clock: Double? {
    let parts = value.split(separator: ":", omittingEmptySubsequences: false).map {
      Self.positive(String($0))
    }
    guard (2...3).contains(parts.count), !parts.contains(nil) else { return nil }
    return parts.reduce(0) { $0 * 60 + ($1 ?? 0) }
  }

  private static func positive(_ text: String) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
    return Double(text)
  }
}
