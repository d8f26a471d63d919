import Foundation

extension NSParagraphStyle {
  /// The choice between the places where lines may break.
  ///
  /// Each line is filled with as many words as fit, apart from the last two with `pushOut`. Korean is broken
  /// between its words, whichever strategy is set.
  public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    /// The bits of the strategies.
    public let rawValue: UInt
    /// Creates a set of strategies from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A word is moved to the last line of a paragraph if a single word would stand there otherwise.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean is broken between its words only. Here it always is.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategies that the system uses for labels, which includes `pushOut`.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
