// Key times by distance, for the paced modes: the distance between consecutive values, with all
// components treated as coordinates. Transforms have no such distance; QuartzCore cannot pace them
// either.

import CoreGraphics

/// The key times at which values are reached at constant speed.
struct ConstantSpeedTimes {
  /// The key times from 0 to 1, one for each value.
  let keyTimes: [Double]

  /// Creates key times; `nil` if the values have no distance, are of several kinds, or are all
  /// equal.
  init?(_ values: [AnimatableValue]) {
    let parts = values.map(\.coordinates)
    let lengths = zip(parts, parts.dropFirst()).map { Self.distance($0, $1) }
    var sums = [0.0]
    for length in lengths {
      guard let length else { return nil }
      sums.append((sums.last ?? 0) + length)
    }
    guard let total = sums.last, total > 0, total.isFinite else { return nil }
    keyTimes = sums.map { $0 / total }
  }

  private static func distance(_ a: [Double]?, _ b: [Double]?) -> Double? {
    guard let a, let b, a.count == b.count else { return nil }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}

extension AnimatableValue {
  /// The value as a list of coordinates; `nil` for transforms and for no path.
  var coordinates: [Double]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .color(let color): StraightColor(color, like: nil).coordinates
    case .path(let path): path?.coordinates
    case .list(let values):
      values.reduce([Double]?.some([])) { all, value in
        all.flatMap { all in value.coordinates.map { all + $0 } }
      }
    case .transform: nil
    }
  }

  /// Returns a value of this one's kind with the given coordinates.
  func replacing(coordinates c: [Double]) -> AnimatableValue {
    switch self {
    case .number: .number(c[0])
    case .point: .point(CGPoint(x: c[0], y: c[1]))
    case .size: .size(CGSize(width: c[0], height: c[1]))
    case .rect: .rect(CGRect(x: c[0], y: c[1], width: c[2], height: c[3]))
    case .color: .color(CGColor(red: c[0], green: c[1], blue: c[2], alpha: c[3]))
    case .path(let path): .path(path?.replacing(coordinates: c))
    case .list(let values): .list(Self.replaced(values, c))
    case .transform: self
    }
  }
}

extension AnimatableValue {
  private static func replaced(_ values: [AnimatableValue], _ c: [Double]) -> [AnimatableValue] {
    var rest = c[...]
    return values.map { value in
      let count = value.coordinates?.count ?? 0
      defer { rest = rest.dropFirst(count) }
      return value.replacing(coordinates: Array(rest.prefix(count)))
    }
  }
}

extension StraightColor {
  fileprivate var coordinates: [Double] { [red, green, blue, alpha] }
}
