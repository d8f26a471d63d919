// What Foundation on Linux lacks of discardable contents and of strings.

import Foundation

/// An object whose contents can be discarded when memory is short, and made again.
public protocol NSDiscardableContent {
  /// Begins the use of the contents, and returns whether they are there.
  func beginContentAccess() -> Bool
  /// Ends the use of the contents.
  func endContentAccess()
  /// Discards the contents if they are not in use. Nothing calls it here: memory is not short.
  func discardContentIfPossible()
  /// Returns whether the contents have been discarded.
  func isContentDiscarded() -> Bool
}

extension NSMutableString {
  /// Appends a formatted text.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: format as String, arguments: arguments))
  }
}
