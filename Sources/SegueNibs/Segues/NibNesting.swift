// The limits of controllers that are created inside each other, by relationships and containers.

import Foundation
import UIKit

/// The controllers that are being created.
@MainActor
enum NibNesting {
  private static let deepest = 24
  private static let most = 1000
  private static var depth = 0
  private static var count = 0

  /// A Boolean value that indicates whether one more controller can be created inside.
  static var isPossible: Bool { depth < deepest && count < most }

  /// Calls `body`, which creates a controller or what is inside of one; returns `nil` if there are
  /// too many of them.
  static func enter<Result>(_ body: () -> Result?) -> Result? {
    guard isPossible else { return nil }
    depth += 1
    count += 1
    defer {
      depth -= 1
      if depth == 0 { count = 0 }
    }
    return body()
  }
}
