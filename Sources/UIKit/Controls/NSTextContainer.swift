// The region of a text view's lines.

import Foundation

/// The region in which text is laid out.
public final class NSTextContainer: NSObject {
  var didChange: () -> Void = {}

  /// The distance of lines from the sides of the container, in points. The default is 5.
  public var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The maximum number of lines. A value of 0, the default, means no limit.
  public var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// The treatment of text that is too wide or too high. The default is `byWordWrapping`.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
}
