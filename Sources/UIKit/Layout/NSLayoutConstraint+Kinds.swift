// What a constraint can be about, and how its two sides compare.

import Foundation
import SegueLayout

extension NSLayoutConstraint {
  /// How the first side compares with the second.
  public enum Relation: Int, Sendable, Hashable {
    /// At most as much.
    case lessThanOrEqual = -1
    /// The same.
    case equal = 0
    /// At least as much.
    case greaterThanOrEqual = 1

    /// The same for the solver.
    var linear: LinearRelation {
      switch self {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    }

    /// As people write it.
    var sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// A part of a view or of a guide.
  public enum Attribute: Int, Sendable, Hashable {
    /// Nothing: the second side is a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge at which reading begins.
    case leading = 5
    /// The edge at which reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle across.
    case centerX = 9
    /// The middle down.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The upper margin.
    case topMargin = 15
    /// The lower margin.
    case bottomMargin = 16
    /// The margin at which reading begins.
    case leadingMargin = 17
    /// The margin at which reading ends.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the upper and the lower margin.
    case centerYWithinMargins = 20

    /// The baseline of the last line of text.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How `constraints(withVisualFormat:options:metrics:views:)` aligns views, and in which direction it goes.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges in line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges in line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Upper edges in line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Lower edges in line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges in line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges in line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles in line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles in line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last baselines in line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First baselines in line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// In the direction of reading; so it is unless said otherwise.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}

extension NSLayoutConstraint.Attribute {
  /// What may be compared with what.
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

  /// Whether a constraint between these makes sense: sizes with sizes, positions with positions on the same
  /// axis, and leading edges not with left ones.
  func mayBeCompared(with other: Self) -> Bool {
    switch (family, other.family) {
    case (.nothing, _), (_, .nothing): false
    case (.across, .reading), (.reading, .across): false
    case (.across, .middleAcross), (.reading, .middleAcross), (.middleAcross, .across),
      (.middleAcross, .reading):
      true
    default: family == other.family
    }
  }

  /// The attribute of the layout margins guide that a margin stands for.
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

  /// Its name in descriptions.
  var name: String { self == .notAnAttribute ? "" : "\(self)" }
}
