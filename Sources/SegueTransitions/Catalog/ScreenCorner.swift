// A corner of the screen, as a parameter.

import UIKit

/// A corner of the screen, in the reading direction.
public enum ScreenCorner: String, Sendable, Hashable, CaseIterable {
  /// A corner at the top or at the bottom, where lines of text begin or end.
  case topLeading, topTrailing, bottomLeading, bottomTrailing

  /// Returns the corner in fractions of the screen's width and height.
  func fractions(isRightToLeft: Bool) -> CGPoint {
    let atBeginning = self == .topLeading || self == .bottomLeading
    let isTop = self == .topLeading || self == .topTrailing
    return CGPoint(x: atBeginning == isRightToLeft ? 1 : 0, y: isTop ? 0 : 1)
  }
}

extension TransitionArguments {
  /// The corner in a parameter of that name.
  var corner: ScreenCorner { ScreenCorner(rawValue: text("corner") ?? "") ?? .topLeading }
}

extension TransitionParameter {
  /// A corner of the screen.
  static func corner(_ standard: ScreenCorner, _ summary: String) -> TransitionParameter {
    .choice("corner", standard.rawValue, ScreenCorner.allCases.map(\.rawValue), summary)
  }
}

extension TransitionScreens {
  /// Returns a corner in fractions of the screen's size, in the language of the container.
  func fractions(_ corner: ScreenCorner) -> CGPoint {
    corner.fractions(
      isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
