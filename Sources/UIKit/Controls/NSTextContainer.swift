// The room that a text view's lines are in.

import Foundation

/// Where lines may be.
public final class NSTextContainer: NSObject {
  var didChange: () -> Void = {}

  /// How far lines keep clear of the sides, in points.
  public var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The most lines; 0 is no limit.
  public var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// What is done with text that is too wide or too high.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
}
