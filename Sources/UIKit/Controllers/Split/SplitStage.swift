// The views of a split view's columns, and their places.

import Foundation

/// The views of the columns.
@MainActor
final class SplitStage {
  typealias Column = UISplitViewController.Column

  /// The views behind the columns' views, which clip them.
  let holders: [Column: UIView] = [
    .primary: UIView(), .supplementary: UIView(), .secondary: UIView(),
  ]
  /// The lines at the edges of the columns beside the secondary one.
  let lines: [Column: UIView] = [.primary: UIView(), .supplementary: UIView()]
  /// The view that dims the secondary column under others.
  let dim = PresentationDim(frame: .zero)
  /// The arrangement that is shown.
  var mode: UISplitViewController.DisplayMode?
  /// The arrangement that the user, or code, has chosen.
  var chosenMode: UISplitViewController.DisplayMode?
  let edgePan = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
}

/// The frames of the columns for one arrangement.
struct SplitFrames {
  typealias Column = UISplitViewController.Column

  private(set) var frames: [Column: CGRect] = [:]

  /// Computes the frames in a view of the given size.
  ///
  /// - Parameter widths: The columns beside the secondary one, from the edge inward, with their
  ///   widths; those that are not visible are beyond the edge.
  /// - Parameter visible: The number of visible columns, counted from the secondary one outward.
  init(
    _ size: CGSize, widths: [(column: Column, width: CGFloat)], visible: Int,
    mode: UISplitViewController.DisplayMode, isMirrored: Bool
  ) {
    let hidden = widths.dropLast(visible)
    var x = -hidden.reduce(0) { $0 + $1.width }
    for (column, width) in widths {
      frames[column] = CGRect(x: x, y: 0, width: width, height: size.height)
      x += width
    }
    let start = mode.isOver ? 0 : max(0, x)
    // Displaced, the secondary column keeps the width that it has beside one column.
    let displacement = mode == .twoDisplaceSecondary ? widths.first?.width ?? 0 : 0
    frames[.secondary] = CGRect(
      x: start, y: 0, width: max(0, size.width - start + displacement), height: size.height)
    guard isMirrored else { return }
    for (column, frame) in frames { frames[column] = frame.mirrored(in: size.width) }
  }
}
