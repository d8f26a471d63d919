// Tab stops of paragraphs.

import Foundation
import SegueText

/// A position to which a tab moves the text that follows it.
open class NSTextTab: NSObject, NSCopying {
  /// The options of tab stops.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column, a `CharacterSet`. The value is stored but has no effect: a
    /// column ends at the next tab or at the end of the line.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text at the stop. It begins there if the alignment is `left`, `natural` or
  /// `justified`.
  public let alignment: NSTextAlignment
  /// The distance from the edge of the container, in points.
  public let location: CGFloat
  /// The options of the stop.
  public let options: [OptionKey: Any]

  /// Creates a tab stop.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }

  /// Returns the tab stop itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether two stops have the same location and alignment.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  /// A hash of the location and the alignment.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    return hasher.finalize()
  }

  /// The stops of a paragraph that has no others: twelve, at 28 points from each other.
  static var usual: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
  }

  var value: TabStop {
    let share =
      switch alignment {
      case .right: 1.0
      case .center: 0.5
      case .left, .justified, .natural: 0.0
      }
    return TabStop(location: Double(location), share: share)
  }
}
