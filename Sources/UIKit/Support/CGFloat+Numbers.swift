// The conversions from number objects that `CGFloat` has on iOS, as the other types of numbers do.

import CoreGraphics
import Foundation

extension CGFloat {
  /// Creates the value of a number object, rounded if it is not representable.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates the value of a number object.
  ///
  /// Returns `nil` if the value is not representable exactly.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
