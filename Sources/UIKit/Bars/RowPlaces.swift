// The layout of a bar's row: computed from left to right, and mirrored at the end if the interface
// is right-to-left.

import Foundation

/// The frames of a row's parts, computed from both sides inward.
@MainActor
struct RowPlaces {
  private let row: CGRect
  private let margin: CGFloat
  private var leftEnd: CGFloat
  private var rightEnd: CGFloat
  private var places: [(view: UIView, frame: CGRect)] = []

  init(row: CGRect, margin: CGFloat) {
    (self.row, self.margin) = (row, margin)
    (leftEnd, rightEnd) = (row.minX, row.maxX)
  }

  mutating func addBack(_ view: UIView, width: CGFloat) {
    places.append((view, CGRect(x: row.minX, y: row.minY, width: width, height: row.height)))
    leftEnd = row.minX + width
  }

  mutating func addLeft(_ button: BarButton, gap: CGFloat) {
    let width = Self.width(of: button, row)
    let x = leftEnd == row.minX ? row.minX + margin : leftEnd + gap
    places.append((button, CGRect(x: x, y: row.minY, width: width, height: row.height)))
    leftEnd = x + width
  }

  mutating func addRight(_ button: BarButton, gap: CGFloat) {
    let width = Self.width(of: button, row)
    let x = (rightEnd == row.maxX ? row.maxX - margin : rightEnd - gap) - width
    places.append((button, CGRect(x: x, y: row.minY, width: width, height: row.height)))
    rightEnd = x
  }

  private static func width(of button: BarButton, _ row: CGRect) -> CGFloat {
    button.sizeThatFits(CGSize(width: row.width, height: row.height)).width
  }

  /// Places the title in the center of the bar or, if that is too narrow, of the remaining space.
  ///
  /// - Parameter isLeading: Whether the title is instead next to what is before it.
  mutating func place(_ title: UIView, size: CGSize, gap: CGFloat, isLeading: Bool) {
    let left = leftEnd == row.minX ? row.minX + margin : leftEnd + gap
    let right = rightEnd == row.maxX ? row.maxX - margin : rightEnd - gap
    let width = min(size.width, max(0, right - left))
    let middle = min(max(row.midX - width / 2, left), max(left, right - width))
    let x = isLeading ? left : middle
    places.append(
      (title, CGRect(x: x, y: row.midY - size.height / 2, width: width, height: size.height)))
  }

  /// Applies the frames, mirrored if a width is given. Transforms remain unchanged.
  func apply(mirroredIn width: CGFloat?) {
    for (view, frame) in places {
      var frame = frame
      if let width { frame.origin.x = width - frame.maxX }
      if view.bounds.size != frame.size { view.bounds.size = frame.size }
      let center = CGPoint(x: frame.midX, y: frame.midY)
      if view.center != center { view.center = center }
    }
  }
}
