// Springs and overshooting curves leave 0…1. What comes out is clamped once, where it is shown, key
// by key: a position may overshoot, an opacity may not. SEMANTICS 4a.

import CoreGraphics

/// What a key's values may be.
public enum ValueRange: Sendable, Equatable {
  /// Anything.
  case unbounded
  /// Numbers and colour parts in 0…1.
  case unit
  /// Numbers, and the extents of sizes and rectangles, not below 0.
  case notNegative

  /// The range of the layer property at `keyPath`.
  public init(keyPath: String) {
    switch keyPath {
    case "opacity", "shadowOpacity", "backgroundColor", "borderColor", "shadowColor",
      "strokeStart", "strokeEnd", "fillColor", "strokeColor":
      self = .unit
    case "bounds", "bounds.size", "bounds.size.width", "bounds.size.height", "cornerRadius",
      "borderWidth", "shadowRadius", "lineWidth":
      self = .notNegative
    default: self = .unbounded
    }
  }
}

extension AnimatableValue {
  /// The nearest value in `range`. Points and transforms are never changed.
  public func clamped(to range: ValueRange) -> AnimatableValue {
    switch (range, self) {
    case (.unit, .number(let value)): .number(max(0, min(value, 1)))
    case (.unit, .color(.some(let color))): .color(color.clamped)
    case (.notNegative, .number(let value)): .number(max(0, value))
    case (.notNegative, .size(let size)): .size(size.clamped)
    case (.notNegative, .rect(let rect)):
      .rect(CGRect(origin: rect.origin, size: rect.size.clamped))
    default: self
    }
  }
}

extension CGSize {
  fileprivate var clamped: CGSize { CGSize(width: max(0, width), height: max(0, height)) }
}

extension CGColor {
  fileprivate var clamped: CGColor {
    let parts = [red, green, blue, alpha]
    guard parts.contains(where: { $0 < 0 || $0 > 1 }) else { return self }
    return CGColor(
      red: max(0, min(red, 1)), green: max(0, min(green, 1)), blue: max(0, min(blue, 1)),
      alpha: max(0, min(alpha, 1)))
  }
}
