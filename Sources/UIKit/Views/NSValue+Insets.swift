// Insets and offsets in objects, as dictionaries of observed changes and of user info hold them.

import Foundation
import QuartzCore

extension NSValue {
  /// Creates an object that contains insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets) }
  /// Creates an object that contains insets for leading and trailing edges.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(boxing: insets)
  }
  /// Creates an object that contains an offset.
  public convenience init(uiOffset offset: UIOffset) { self.init(boxing: offset) }

  /// The contained insets; zero if the object contains something else.
  public var uiEdgeInsetsValue: UIEdgeInsets { boxed as? UIEdgeInsets ?? .zero }
  /// The contained insets for leading and trailing edges; zero if the object contains something
  /// else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    boxed as? NSDirectionalEdgeInsets ?? .zero
  }
  /// The contained offset; zero if the object contains something else.
  public var uiOffsetValue: UIOffset { boxed as? UIOffset ?? .zero }
}

// swift-format-ignore: NoLeadingUnderscores
extension UIEdgeInsets: SegueBridgedGeometry {
  /// The insets, wrapped in an object.
  public var boxed: NSValue { NSValue(uiEdgeInsets: self) }
  /// Unwraps insets.
  public init?(boxed: NSValue) {
    guard let insets = boxed.boxed as? UIEdgeInsets else { return nil }
    self = insets
  }
  /// Returns the insets in an object, or zero if it holds none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
    source.flatMap { UIEdgeInsets(boxed: $0) } ?? .zero
  }
}
