// The attributes, relations and format options of constraints.

import Foundation
import SegueLayout

extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable, Hashable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// The two sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1

    /// The relation in the form that the solver accepts.
    var linear: LinearRelation {
      switch self {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    }

    /// The relation as a mathematical sign.
    var sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// The part of a view or guide that a constraint refers to.
  public enum Attribute: Int, Sendable, Hashable {
    /// No attribute: the second side is a constant.
    case notAnAttribute = 0
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right = 2
    /// The top edge of the alignment rectangle.
    case top = 3
    /// The bottom edge of the alignment rectangle.
    case bottom = 4
    /// The leading edge of the alignment rectangle.
    case leading = 5
    /// The trailing edge of the alignment rectangle.
    case trailing = 6
    /// The width of the alignment rectangle.
    case width = 7
    /// The height of the alignment rectangle.
    case height = 8
    /// The horizontal center of the alignment rectangle.
    case centerX = 9
    /// The vertical center of the alignment rectangle.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left margin of a view.
    case leftMargin = 13
    /// The right margin of a view.
    case rightMargin = 14
    /// The top margin of a view.
    case topMargin = 15
    /// The bottom margin of a view.
    case bottomMargin = 16
    /// The leading margin of a view.
    case leadingMargin = 17
    /// The trailing margin of a view.
    case trailingMargin = 18
    /// The center between the left and right margins of a view.
    case centerXWithinMargins = 19
    /// The center between the top and bottom margins of a view.
    case centerYWithinMargins = 20

    /// The baseline of the last line of text.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// The alignment and direction of the views in
  /// `constraints(withVisualFormat:options:metrics:views:)`.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of all views.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges of all views.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges of all views.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges of all views.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges of all views.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges of all views.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centers of all views.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centers of all views.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines of all views.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the first baselines of all views.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Arranges views from the leading to the trailing edge. This is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Arranges views from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Arranges views from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}

extension NSLayoutConstraint.Attribute {
  /// A group of attributes that can be compared with each other.
  enum Family {
    case nothing, across, reading, middleAcross, down, size
  }

  var family: Family {
    switch self {
    case .notAnAttribute: .nothing
    case .left, .right, .leftMargin, .rightMargin: .across
    case .leading, .trailing, .leadingMargin, .trailingMargin: .reading
    case .centerX, .centerXWithinMargins: .middleAcross
    case .width, .height: .size
    default: .down
    }
  }

  /// Returns whether a constraint between two attributes is valid: sizes with sizes, positions with
  /// positions, also of the other axis, and leading or trailing edges not with left or right ones.
  func mayBeCompared(with other: Self) -> Bool {
    switch (family, other.family) {
    case (.nothing, _), (_, .nothing): false
    case (.across, .reading), (.reading, .across): false
    case (.across, .middleAcross), (.reading, .middleAcross), (.middleAcross, .across),
      (.middleAcross, .reading):
      true
    default: (family == .size) == (other.family == .size)
    }
  }

  /// The attribute of the layout margins guide that corresponds to a margin.
  var withinMarginsGuide: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The name of the attribute in descriptions.
  var name: String { self == .notAnAttribute ? "" : "\(self)" }
}
