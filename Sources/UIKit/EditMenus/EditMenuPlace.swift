// The arithmetic of edit menus: on which side of their target they are, and which elements share a page.

import Foundation

/// The place of an edit menu and its pages.
package enum EditMenuPlace {
  /// Returns the place of a bar: above its target, or below it where there is no room above. A preferred side
  /// precedes both if the bar has room there.
  static func geometry(
    _ size: CGSize, beside target: CGRect, in area: CGRect, preferred: UIEditMenuArrowDirection
  ) -> PopoverGeometry {
    func made(_ permitted: UIPopoverArrowDirection) -> PopoverGeometry {
      PopoverGeometry(available: area, source: target, content: size, permitted: permitted)
    }
    for direction in [arrow(preferred), .down, .up].compactMap({ $0 }) {
      let place = made(direction)
      if place.content == size { return place }
    }
    return PopoverGeometry(
      available: area, source: target, content: size, permitted: .down, overlaps: true)
  }

  private static func arrow(_ direction: UIEditMenuArrowDirection) -> UIPopoverArrowDirection? {
    switch direction {
    case .automatic: nil
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }

  /// Distributes elements over pages, each as full as possible and with at least one element.
  ///
  /// - Parameters:
  ///   - widths: The widths of the elements.
  ///   - limit: The width of a page.
  ///   - turn: The width of a button that turns pages, one at each end where there is a further page.
  package static func pages(_ widths: [CGFloat], limit: CGFloat, turn: CGFloat) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var start = 0
    while start < widths.count {
      let room = limit - (start > 0 ? turn : 0)
      if widths[start...].reduce(0, +) <= room {
        pages.append(start..<widths.count)
        break
      }
      var (end, width) = (start + 1, widths[start])
      while end < widths.count, width + widths[end] <= room - turn {
        width += widths[end]
        end += 1
      }
      pages.append(start..<end)
      start = end
    }
    return pages
  }
}
