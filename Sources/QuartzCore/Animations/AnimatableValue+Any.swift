// Conversion between the `Any?` of animation API and values that can be interpolated.

import Foundation
import SegueTiming

/// A color object of a framework above this one, which properties accept through key paths as they
/// accept `CGColor`.
package protocol LayerColorSource {
  /// The color that layers display.
  var cgColor: CGColor { get }
}

extension AnimatableValue {
  /// Creates a value from `any`, of the same kind as `example` if that is given. Returns `nil` if
  /// `any` cannot be converted.
  package init?(any: Any?, like example: AnimatableValue? = nil) {
    guard let any, let value = AnimatableValue(own: any) else { return nil }
    switch (value, example) {
    case (.point(let point), .size?): self = .size(CGSize(width: point.x, height: point.y))
    case (.size(let size), .point?): self = .point(CGPoint(x: size.width, y: size.height))
    case (_, nil): self = value
    case (_, let example?) where value.hasKind(of: example): self = value
    default: return nil
    }
  }

  private init?(own any: Any) {
    switch any {
    case let value as AnimatableValue: self = value
    case let value as CGFloat: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as any LayerColorSource: self = .color(value.cgColor)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue:
      guard let value = value.geometry else { return nil }
      self = value
    case let value as CGPath: self = .path(value.outline)
    case let values as [Any]:
      let list = values.compactMap { AnimatableValue(own: $0) }
      guard list.count == values.count else { return nil }
      self = .list(list)
    default: return nil
    }
  }

  /// Returns whether both values are of the same kind, such as numbers or points.
  private func hasKind(of other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect),
      (.color, .color), (.transform, .transform), (.path, .path), (.list, .list):
      true
    default: false
    }
  }

  /// Returns the value that assigning `nil` gives a property of this kind: no color, no path, an
  /// empty list. Returns `nil` if `any` is not `nil`, or if there is no such value.
  func emptied(for any: Any?) -> AnimatableValue? {
    switch self {
    case _ where any != nil: nil
    case .color: .color(nil)
    case .path: .path(nil)
    case .list: .list([])
    default: nil
    }
  }

  /// The value for `fromValue` and `toValue`: in the form that code expects there, or the value
  /// itself where that form would lose something, such as a list with a missing color.
  package var animationValue: Any {
    switch self {
    case .number(let value): NSNumber(value: value)
    case .path, .list: self
    default: boxed ?? self
    }
  }

  /// The value in the form that code expects in an `Any?`.
  package var boxed: Any? {
    switch self {
    case .number(let value): CGFloat(value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value.map { CGPath($0) }
    case .list(let values): values.compactMap(\.boxed)
    }
  }
}
