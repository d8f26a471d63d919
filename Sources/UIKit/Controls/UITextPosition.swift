// Positions and ranges in editable text, as UITextInput has them. Those of text fields and text views count
// UTF-16 code units; views of apps that conform to UITextInput have subclasses of their own.

import Foundation

/// A position in the text of a view.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 code units before the position.
  let offset: Int
  init(offset: Int) {
    self.offset = offset
    super.init()
  }
  /// Creates a position for a subclass, which keeps what it needs.
  public override nonisolated init() {
    offset = 0
    super.init()
  }
}

/// A range in the text of a view.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The beginning of the range.
  open var start: UITextPosition { UITextPosition(offset: range.location) }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
  /// A Boolean value that indicates whether the range contains nothing.
  open var isEmpty: Bool { range.length == 0 }

  /// The range in UTF-16 code units.
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }
  /// Creates a range for a subclass, which overrides the properties.
  public override nonisolated init() {
    range = NSRange(location: 0, length: 0)
    super.init()
  }
}
