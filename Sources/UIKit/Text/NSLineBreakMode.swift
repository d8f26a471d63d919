// Line break modes: Apple's names around the value that `SegueText` uses.

import Foundation
import SegueText

/// The treatment of lines that are too wide.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines wrap at word boundaries.
  case byWordWrapping
  /// Lines wrap before the first character that does not fit.
  case byCharWrapping
  /// Lines are cut off at the edge.
  case byClipping
  /// The beginning of the last line is replaced by an ellipsis.
  case byTruncatingHead
  /// The end of the last line is replaced by an ellipsis.
  case byTruncatingTail
  /// The middle of the last line is replaced by an ellipsis.
  case byTruncatingMiddle

  var value: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .characterWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}
