import UIKit

/// The values of a transition's parameters: those that were given, and the default values of the
/// others. Each accessor requires that the transition declares the parameter.
public struct TransitionArguments: Sendable, Hashable {
  /// The value of a parameter.
  public enum Value: Sendable, Hashable {
    /// A number, or a whole number.
    case number(Double)
    /// A word, the identifier of a view, or a color.
    case text(String)
    /// A point.
    case point(x: Double, y: Double)
  }

  private let parameters: [TransitionParameter]
  private let given: [String: Value]

  /// Creates the values of `parameters`, of which `given` replaces the default values.
  public init(_ parameters: [TransitionParameter], given: [String: Value] = [:]) {
    (self.parameters, self.given) = (parameters, given)
  }

  /// The duration in seconds.
  public var duration: TimeInterval { number("duration") }

  /// The spring that `duration`, `damping` and `velocity` describe.
  public var spring: SpringMotion {
    SpringMotion(
      duration: duration, dampingRatio: number("damping"), initialVelocity: number("velocity"))
  }

  /// The direction in which screens move.
  public var direction: MotionDirection {
    MotionDirection(rawValue: text("direction") ?? "") ?? .leading
  }

  /// The value of a number.
  public func number(_ name: String) -> Double {
    if case .number(let value)? = given[name] { return value }
    guard case .number(let standard, _, _)? = kind(name) else { return missing(name) }
    return standard
  }

  /// The value of a whole number.
  public func count(_ name: String) -> Int {
    if case .number(let value)? = given[name] { return Int(value) }
    guard case .count(let standard, _)? = kind(name) else { return missing(name) }
    return standard
  }

  /// The value of a choice, or the identifier of a view; `nil` if no view is given.
  public func text(_ name: String) -> String? {
    if case .text(let value)? = given[name] { return value }
    switch kind(name) {
    case .choice(let standard, _): return standard
    case .color(let standard): return standard
    case .view: return nil
    default: return missing(name)
    }
  }

  /// The value of a color.
  public func color(_ name: String) -> UIColor {
    UIColor(hexadecimal: text(name) ?? "") ?? .black
  }

  /// The value of a color, or if none is given its default in the light appearance and `dark`, which
  /// is written `#RRGGBB`, in the dark one.
  func color(_ name: String, dark: String) -> UIColor {
    guard given[name] == nil else { return color(name) }
    let (light, dark) = (color(name), UIColor(hexadecimal: dark) ?? .black)
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// The value of a point, as fractions of the container's width and height.
  public func point(_ name: String) -> CGPoint {
    if case .point(let x, let y)? = given[name] { return CGPoint(x: x, y: y) }
    guard case .point(let x, let y)? = kind(name) else { return missing(name) }
    return CGPoint(x: x, y: y)
  }

  private func kind(_ name: String) -> TransitionParameter.Kind? {
    parameters.first { $0.name == name }?.kind
  }

  private func missing<Result>(_ name: String) -> Result {
    preconditionFailure("The transition does not declare the parameter \(name).")
  }
}

extension UIColor {
  /// Creates an sRGB color from `#RRGGBB` or `#RRGGBBAA`.
  convenience init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      let bits = UInt32(digits, radix: 16)
    else { return nil }
    let all = digits.count == 6 ? bits << 8 | 0xFF : bits
    let components = [24, 16, 8, 0].map { CGFloat(all >> UInt32($0) & 0xFF) / 255 }
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
}
