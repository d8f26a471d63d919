// The parts of a selection, one for each line.

import Foundation

/// The rectangle of a selection in a line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle, in the coordinates of the view.
  public let rect: CGRect
  /// The writing direction of the text.
  open var writingDirection: NSWritingDirection { .natural }
  /// A Boolean value that indicates whether the selection begins in this line.
  public let containsStart: Bool
  /// A Boolean value that indicates whether the selection ends in this line.
  public let containsEnd: Bool
  /// A Boolean value that indicates whether the text is vertical. Always `false`.
  open var isVertical: Bool { false }

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    (self.rect, containsStart, containsEnd) = (rect, isFirst, isLast)
    super.init()
  }
}
