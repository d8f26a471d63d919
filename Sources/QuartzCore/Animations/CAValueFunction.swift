// Functions from numbers to transforms, for animations of a whole transform by its angle, its scale or
// its translation: the numbers are interpolated, so that an angle may pass any number of turns.

import Foundation
import SegueTiming

/// The names of functions from numbers to transforms.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the function.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From an angle in radians to a rotation about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// From an angle in radians to a rotation about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// From an angle in radians to a rotation about the z axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// From an array of three factors to a scale.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// From a factor to a scale along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// From a factor to a scale along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// From a factor to a scale along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// From an array of three distances to a translation.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// From a distance to a translation along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// From a distance to a translation along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// From a distance to a translation along the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function from the numbers of an animation to the transform that is displayed.
open class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName
  let parts: [ValuePart]
  private let make: @Sendable ([CGFloat]) -> CATransform3D

  /// Creates the function with a name; `nil` if there is none.
  public init?(name: CAValueFunctionName) {
    guard let found = Self.functions[name.rawValue] else { return nil }
    (self.name, parts, make) = (name, found.parts, found.make)
    super.init()
  }

  private struct Function: Sendable {
    let parts: [ValuePart]
    let make: @Sendable ([CGFloat]) -> CATransform3D
  }

  private static let functions: [String: Function] = [
    "rotateX": Function(parts: [.rotationX]) { CATransform3DMakeRotation($0[0], 1, 0, 0) },
    "rotateY": Function(parts: [.rotationY]) { CATransform3DMakeRotation($0[0], 0, 1, 0) },
    "rotateZ": Function(parts: [.rotationZ]) { CATransform3DMakeRotation($0[0], 0, 0, 1) },
    "scale": Function(parts: [.scaleX, .scaleY, .scaleZ]) {
      CATransform3DMakeScale($0[0], $0[1], $0[2])
    },
    "scaleX": Function(parts: [.scaleX]) { CATransform3DMakeScale($0[0], 1, 1) },
    "scaleY": Function(parts: [.scaleY]) { CATransform3DMakeScale(1, $0[0], 1) },
    "scaleZ": Function(parts: [.scaleZ]) { CATransform3DMakeScale(1, 1, $0[0]) },
    "translate": Function(parts: [.translationX, .translationY, .translationZ]) {
      CATransform3DMakeTranslation($0[0], $0[1], $0[2])
    },
    "translateX": Function(parts: [.translationX]) { CATransform3DMakeTranslation($0[0], 0, 0) },
    "translateY": Function(parts: [.translationY]) { CATransform3DMakeTranslation(0, $0[0], 0) },
    "translateZ": Function(parts: [.translationZ]) { CATransform3DMakeTranslation(0, 0, $0[0]) },
  ]

  /// Returns the numbers of a transform from which the function would make it; `nil` for a value that is
  /// no transform.
  func numbers(of whole: AnimatableValue) -> AnimatableValue? {
    let found = parts.compactMap { whole[$0] }
    guard found.count == parts.count else { return nil }
    return found.count == 1 ? found[0] : .list(found)
  }

  /// Returns the transform of numbers.
  func transform(_ numbers: AnimatableValue) -> AnimatableValue? {
    let found: [CGFloat]
    switch numbers {
    case .number(let number): found = [CGFloat(number)]
    case .list(let list):
      found = list.compactMap {
        guard case .number(let number) = $0 else { return nil }
        return CGFloat(number)
      }
    default: return nil
    }
    return found.count == parts.count ? .transform(make(found)) : nil
  }
}
