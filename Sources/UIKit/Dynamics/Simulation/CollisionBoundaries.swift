// The boundaries of a collision behavior by identifier, and the pairs that are in contact.

import Foundation

/// The boundaries of a collision behavior.
@MainActor
struct CollisionBoundaries {
  /// The insets of the reference view's bounds, or `nil` if these are not a boundary.
  var insets: UIEdgeInsets?
  private var named: [(identifier: any NSCopying, path: UIBezierPath, lines: [DynamicLine])] = []
  /// The identifiers by number. Numbers are not reused, since contacts refer to them.
  private var numbers: [any NSCopying] = []
  private static let ofReferenceView = -1

  var identifiers: [any NSCopying] { named.map(\.identifier) }

  mutating func set(_ identifier: any NSCopying, _ path: UIBezierPath) {
    remove(identifier)
    let number = numbers.count
    numbers.append(identifier)
    let lines = DynamicShape.segments(of: path).map {
      DynamicLine(from: $0.from, to: $0.to, boundary: number)
    }
    named.append((identifier, path, lines))
  }

  func path(_ identifier: any NSCopying) -> UIBezierPath? {
    named.first { Self.isSame($0.identifier, identifier) }?.path
  }

  mutating func remove(_ identifier: any NSCopying) {
    named.removeAll { Self.isSame($0.identifier, identifier) }
  }

  mutating func removeAll() { named = [] }

  /// Returns the identifier of a boundary, or `nil` for that of the reference view.
  func identifier(_ number: Int) -> (any NSCopying)? {
    numbers.indices.contains(number) ? numbers[number] : nil
  }

  func lines(in view: UIView?) -> [DynamicLine] {
    var lines = named.flatMap(\.lines)
    guard let insets, let bounds = view?.bounds.inset(by: insets) else { return lines }
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { Vector($0) }
    for (index, corner) in corners.enumerated() {
      lines.append(
        DynamicLine(from: corner, to: corners[(index + 1) % 4], boundary: Self.ofReferenceView))
    }
    return lines
  }

  private static func isSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
    (a as? NSObject)?.isEqual(b) ?? ((a as AnyObject) === (b as AnyObject))
  }
}

/// The pairs that are in contact, and those whose contact began or ended in a step.
@MainActor
struct TouchingPairs {
  enum Other {
    case item(DynamicBody)
    case boundary(Int)
  }

  struct Pair {
    let body: DynamicBody
    let other: Other
    let point: Vector

    func isSame(as pair: Pair) -> Bool {
      guard body === pair.body else { return false }
      switch (other, pair.other) {
      case (.item(let a), .item(let b)): return a === b
      case (.boundary(let a), .boundary(let b)): return a == b
      default: return false
      }
    }
  }

  private var before: [Pair] = []
  private var now: [Pair] = []

  mutating func record(_ body: DynamicBody, _ other: Other, at point: Vector) {
    let pair = Pair(body: body, other: other, point: point)
    if !now.contains(where: { $0.isSame(as: pair) }) { now.append(pair) }
  }

  mutating func endStep() -> (began: [Pair], ended: [Pair]) {
    let began = now.filter { pair in !before.contains { $0.isSame(as: pair) } }
    let ended = before.filter { pair in !now.contains { $0.isSame(as: pair) } }
    (before, now) = (now, [])
    return (began, ended)
  }
}
