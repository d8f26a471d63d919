// The arrangement of the tabs in a bar.

import Foundation

extension UITabBar {
  /// The arrangement of the tabs in a bar.
  public enum ItemPositioning: Int, Sendable {
    /// The arrangement that the system chooses: `fill`.
    case automatic
    /// The tabs fill the bar, with the same width each.
    case fill
    /// The tabs have a width of their own, and are in the middle of the bar.
    case centered
  }

  /// The usual width of centered tabs and the distance between them, in points.
  private static let centered = (width: CGFloat(76), spacing: CGFloat(34))

  /// Returns the frames of a number of tabs, from left to right.
  func itemFrames(_ count: Int) -> [CGRect] {
    let number = CGFloat(max(1, count))
    var (width, spacing, start) = (bounds.width / number, CGFloat(0), CGFloat(0))
    if itemPositioning == .centered {
      let own = itemWidth > 0 ? itemWidth : Self.centered.width
      let gap = itemSpacing > 0 ? itemSpacing : Self.centered.spacing
      let total = own * number + gap * (number - 1)
      if total <= bounds.width {
        (width, spacing, start) = (own, gap, (bounds.width - total) / 2)
      }
    }
    return (0..<count).map {
      CGRect(
        x: start + CGFloat($0) * (width + spacing), y: 0, width: width, height: Self.rowHeight)
    }
  }
}
