// Components of structured values, read and replaced.

import Foundation
import SegueTiming

extension AnimatableValue {
  /// A component of the value; `nil` if it has none of that name.
  subscript(part: ValuePart) -> AnimatableValue? {
    switch self {
    case .point(let point): part.number(in: point).map { .number($0) }
    case .size(let size): part.number(in: size).map { .number($0) }
    case .rect(let rect): part.value(in: rect)
    case .transform(let matrix): part.value(in: matrix)
    case .number, .color, .path, .list: nil
    }
  }

  /// Returns the value with one component replaced, or the unchanged value if it has no such
  /// component.
  func replacing(_ part: ValuePart, with value: AnimatableValue) -> AnimatableValue {
    switch (self, value) {
    case (.point(var point), .number(let number)):
      part.set(number, in: &point)
      return .point(point)
    case (.size(var size), .number(let number)):
      part.set(number, in: &size)
      return .size(size)
    case (.rect(var rect), _):
      part.set(value, in: &rect)
      return .rect(rect)
    case (.transform(var matrix), _):
      part.set(value, in: &matrix)
      return .transform(matrix)
    default: return self
    }
  }
}

extension ValuePart {
  fileprivate func number(in point: CGPoint) -> Double? {
    switch self {
    case .x: Double(point.x)
    case .y: Double(point.y)
    default: nil
    }
  }

  fileprivate func set(_ number: Double, in point: inout CGPoint) {
    switch self {
    case .x: point.x = CGFloat(number)
    case .y: point.y = CGFloat(number)
    default: break
    }
  }

  fileprivate func number(in size: CGSize) -> Double? {
    switch self {
    case .width: Double(size.width)
    case .height: Double(size.height)
    default: nil
    }
  }

  fileprivate func set(_ number: Double, in size: inout CGSize) {
    switch self {
    case .width: size.width = CGFloat(number)
    case .height: size.height = CGFloat(number)
    default: break
    }
  }

  fileprivate func value(in rect: CGRect) -> AnimatableValue? {
    switch self {
    case .origin: .point(rect.origin)
    case .size: .size(rect.size)
    case .originX: .number(Double(rect.origin.x))
    case .originY: .number(Double(rect.origin.y))
    case .sizeWidth: .number(Double(rect.size.width))
    case .sizeHeight: .number(Double(rect.size.height))
    default: nil
    }
  }

  fileprivate func set(_ value: AnimatableValue, in rect: inout CGRect) {
    switch (self, value) {
    case (.origin, .point(let point)): rect.origin = point
    case (.size, .size(let size)): rect.size = size
    case (.originX, .number(let number)): rect.origin.x = CGFloat(number)
    case (.originY, .number(let number)): rect.origin.y = CGFloat(number)
    case (.sizeWidth, .number(let number)): rect.size.width = CGFloat(number)
    case (.sizeHeight, .number(let number)): rect.size.height = CGFloat(number)
    default: break
    }
  }
}
