// Writing directions: Apple's names around the value that `SegueText` uses.

import Foundation
import SegueText

/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first character with a strong direction.
  case natural = -1
  /// From left to right, as Latin is written.
  case leftToRight
  /// From right to left, as Arabic is written.
  case rightToLeft

  var value: BaseDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
