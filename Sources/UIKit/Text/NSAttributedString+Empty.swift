// Empty attributed strings. Foundation on Linux does not declare the initializers without
// arguments, and an extension cannot declare them, since it would override those of `NSObject`.
// Therefore each has one argument with a default. Its labels differ, because the mutable class would
// otherwise override the initializer of its superclass.

import Foundation

extension NSAttributedString {
  /// Creates an empty attributed string. Written without the argument.
  public convenience init(_e: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
  /// Creates an empty attributed string. Written without the argument.
  public convenience init(_m: Void = ()) { self.init(string: "") }
}
