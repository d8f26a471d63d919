import Foundation
import SegueTiming

/// The name of one of Apple's timing curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the curve.
  public let rawValue: String
  /// Creates the name of a curve.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The curve as a value.
  package let curve: CubicCurve
  private let points: [Float]

  /// Creates one of Apple's curves. An unknown name is treated as linear.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: (curve, points) = (.easeIn, [0.42, 0, 1, 1])
    case .easeOut: (curve, points) = (.easeOut, [0, 0, 0.58, 1])
    case .easeInEaseOut: (curve, points) = (.easeInOut, [0.42, 0, 0.58, 1])
    case .default: (curve, points) = (.standard, [0.25, 0.1, 0.25, 1])
    default: (curve, points) = (.linear, [0, 0, 1, 1])
    }
  }

  /// Creates a curve with the given two inner control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    points = [c1x, c1y, c2x, c2y]
  }

  /// Writes the x and y coordinates of control point `index` (0…3) to `values`.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all: [Float] = [0, 0] + points + [1, 1]
    guard (0...3).contains(index) else { return }
    values[0] = all[2 * index]
    values[1] = all[2 * index + 1]
  }
}
