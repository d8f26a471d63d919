// Numbers, points and rectangles as filters take them.

import Foundation

/// Numbers as filters take them.
public final class CIVector: NSObject, Sendable {
  private let numbers: [CGFloat]

  private init(_ numbers: [CGFloat]) {
    self.numbers = numbers
    super.init()
  }
  /// Creates a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Creates a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Creates a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  /// Creates a vector of any count of numbers.
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: values, count: count)))
  }
  /// Creates a vector of a point.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  /// Creates a vector of a rectangle: origin and size.
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.minX, rect.minY, rect.width, rect.height])
  }

  /// The count of the numbers.
  public var count: Int { numbers.count }
  /// Returns a number; 0 beyond the count.
  public func value(at index: Int) -> CGFloat {
    numbers.indices.contains(index) ? numbers[index] : 0
  }
  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// Returns whether another object has the same numbers.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.numbers == numbers
  }
  /// A hash of the numbers.
  public override var hash: Int { numbers.hashValue }
}
