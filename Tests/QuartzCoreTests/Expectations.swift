// Helpers for the tests of this target.

import CoreGraphics
import QuartzCore
import SegueTiming
import SegueWorld
import Testing

func expectClose(
  _ a: CGRect, _ b: CGRect, tolerance: Double = 1e-8,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let pairs = [
    (a.origin.x, b.origin.x), (a.origin.y, b.origin.y),
    (a.size.width, b.size.width), (a.size.height, b.size.height),
  ]
  let isClose = pairs.allSatisfy { abs($0 - $1) <= tolerance }
  #expect(isClose, "\(a) is not \(b)", sourceLocation: sourceLocation)
}

func expectClose(
  _ a: Double?, _ b: Double, tolerance: Double = 1e-8,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isClose = a.map { abs($0 - b) <= tolerance } ?? false
  let found = a.map { "\($0)" } ?? "nil"
  #expect(isClose, "\(found) is not \(b)", sourceLocation: sourceLocation)
}

@MainActor
extension CALayer {
  /// The presentation value at `keyPath`.
  func number(_ keyPath: String, at seconds: Double) -> Double? {
    guard case .number(let value)? = presentationValue(forKeyPath: keyPath, atSeconds: seconds)
    else { return nil }
    return value
  }

  /// The planar presentation transform.
  func plane(at seconds: Double) -> CGAffineTransform? {
    shownProperties(atSeconds: seconds).planarTransform
  }
}

/// A world in which `body` has run at time zero.
@MainActor
func makeWorld(_ body: () throws -> Void = {}) rethrows -> World {
  let world = World()
  try world.run(body)
  return world
}

/// Records events in order.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
  func noteTime(_ line: String) { lines.append("\(line) \(World.current.now.seconds)") }
}
