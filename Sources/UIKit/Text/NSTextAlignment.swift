// The alignment of text: Apple's names around the value that `SegueText` uses.

import Foundation
import SegueText

/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// Lines are aligned at the left edge.
  case left
  /// Lines are centered.
  case center
  /// Lines are aligned at the right edge.
  case right
  /// Lines are stretched to both edges, except the last of a paragraph.
  case justified
  /// Lines are aligned at the leading edge of the interface.
  case natural

  var value: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
