// The inputs of a filter, in the types that kernels compute with.

import Foundation

/// The value of an input.
enum FilterValue: Sendable {
  case image(CIImage)
  case number(Double)
  case vector(CIVector)
  case color(CIColor)
  case transform(CGAffineTransform)
  /// An input that depends on the images.
  case unset

  /// A value as code sets it; `nil` if it is of no type that inputs have.
  init?(_ value: Any) {
    switch value {
    case let image as CIImage: self = .image(image)
    case let vector as CIVector: self = .vector(vector)
    case let color as CIColor: self = .color(color)
    case let point as CGPoint: self = .vector(CIVector(cgPoint: point))
    case let rect as CGRect: self = .vector(CIVector(cgRect: rect))
    case let transform as CGAffineTransform: self = .transform(transform)
    case let color as CGColor: self = .color(CIColor(cgColor: color))
    case let number as Double: self = .number(number)
    case let number as CGFloat: self = .number(Double(number))
    case let number as Float: self = .number(Double(number))
    case let number as Int: self = .number(Double(number))
    case let number as Bool: self = .number(number ? 1 : 0)
    case let number as NSNumber: self = .number(number.doubleValue)
    // Colors are those of sRGB in any space.
    case is CGColorSpace: self = .unset
    default: return nil
    }
  }

  /// The value as code reads it; `nil` if it depends on the images.
  var object: Any? {
    switch self {
    case .image(let image): image
    case .number(let number): number
    case .vector(let vector): vector
    case .color(let color): color
    case .transform(let transform): transform
    case .unset: nil
    }
  }
}

/// The inputs of a filter.
struct FilterInputs: Sendable {
  let values: [String: FilterValue]
  let defaults: [String: FilterValue]

  private func value(_ key: String) -> FilterValue { values[key] ?? defaults[key] ?? .unset }

  /// The image that the filter works on.
  var image: CIImage? { image(kCIInputImageKey) }

  func image(_ key: String) -> CIImage? {
    if case .image(let image) = value(key) { image } else { nil }
  }

  /// Returns a number; 0 if it is none.
  func number(_ key: String) -> Double {
    if case .number(let number) = value(key), number.isFinite { number } else { 0 }
  }

  /// Returns a vector; `nil` if it is none.
  func vector(_ key: String) -> CIVector? {
    if case .vector(let vector) = value(key) { vector } else { nil }
  }

  func point(_ key: String, _ fallback: CGPoint) -> CGPoint {
    vector(key)?.cgPointValue ?? fallback
  }

  func rect(_ key: String, _ fallback: CGRect) -> CGRect {
    vector(key).map { $0.cgRectValue.intersection(CIImage.unbounded) } ?? fallback
  }

  /// Returns up to four numbers as a color.
  func components(_ key: String) -> CIPixels.Color {
    guard let vector = vector(key) else { return .zero }
    return CIPixels.Color(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
  }

  func color(_ key: String) -> CIColor {
    if case .color(let color) = value(key) { color } else { .white }
  }

  func transform(_ key: String) -> CGAffineTransform {
    if case .transform(let transform) = value(key) { transform } else { .identity }
  }
}
