// The axis of a motion, as a parameter.

import UIKit

/// The axis along which the parts of a screen move.
public enum ScreenAxis: String, Sendable, Hashable, CaseIterable {
  /// From side to side, or from top to bottom.
  case horizontal, vertical
}

extension TransitionArguments {
  /// The axis in a parameter of that name.
  var axis: ScreenAxis { ScreenAxis(rawValue: text("axis") ?? "") ?? .horizontal }
}

extension TransitionParameter {
  /// An axis.
  static func axis(_ standard: ScreenAxis) -> TransitionParameter {
    .choice(
      "axis", standard.rawValue, ScreenAxis.allCases.map(\.rawValue),
      "The axis along which the parts move.")
  }
}
