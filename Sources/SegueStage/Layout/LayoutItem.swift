// The properties of a view that arrangements use: its placement, and the size of its contents.

import SegueScenes
import UIKit

/// A view as arrangements see it.
package struct LayoutItem {
  /// The placement of the view in its parent.
  package var placement: ScenePlacement
  /// Returns one side of the size of the view's contents within a maximum size.
  let contentLength: (NSLayoutConstraint.Axis, CGSize) -> CGFloat

  /// Creates an item.
  /// - Parameter placement: The placement of the view in its parent.
  /// - Parameter contentLength: Returns one side of the size of the contents within a maximum size.
  package init(
    placement: ScenePlacement = ScenePlacement(),
    contentLength: @escaping (NSLayoutConstraint.Axis, CGSize) -> CGFloat
  ) {
    (self.placement, self.contentLength) = (placement, contentLength)
  }

  /// A length that exceeds any contents, for measuring without a limit.
  package static let unlimited: CGFloat = 1_000_000

  /// Returns the length of a side that does not depend on the contents, or `nil`.
  /// - Parameter whole: The length of the parent's side.
  func fixed(_ side: SideLength?, of whole: CGFloat) -> CGFloat? {
    guard case .length(let length)? = side else { return nil }
    return max(0, length.points(of: whole))
  }

  /// Returns the size of the item, with sides that are `nil` determined by the contents and the
  /// aspect ratio.
  func size(width: CGFloat?, height: CGFloat?, within limit: CGSize) -> CGSize {
    CGSize(
      width: length(along: .horizontal, width: width, height: height, within: limit),
      height: length(along: .vertical, width: width, height: height, within: limit))
  }

  /// Returns one side of the size of the item.
  func length(
    along axis: NSLayoutConstraint.Axis, width: CGFloat?, height: CGFloat?, within limit: CGSize
  ) -> CGFloat {
    let isWidth = axis == .horizontal
    if let given = isWidth ? width : height { return given }
    let available = CGSize(width: width ?? limit.width, height: height ?? limit.height)
    guard let aspect = placement.aspect else { return content(along: axis, available, limit) }
    if isWidth, let height { return height * aspect }
    let across = width ?? content(along: .horizontal, available, limit)
    return isWidth ? across : across / aspect
  }

  private func content(
    along axis: NSLayoutConstraint.Axis, _ available: CGSize, _ limit: CGSize
  ) -> CGFloat {
    min(contentLength(axis, available), limit.length(along: axis))
  }
}

/// A layout that positions items in a rectangle with the origin (0, 0), from left to right.
package protocol Arranging {
  /// Returns the frames of the items in a rectangle of the given size.
  func frames(of items: [LayoutItem], in size: CGSize) -> [CGRect]
  /// Returns one side of the size that the items need, at most `limit`.
  func length(
    along axis: NSLayoutConstraint.Axis, of items: [LayoutItem], within limit: CGSize
  ) -> CGFloat
}

extension Arranging {
  /// Returns the size that the items need, at most `limit`.
  package func size(of items: [LayoutItem], within limit: CGSize) -> CGSize {
    CGSize(
      width: length(along: .horizontal, of: items, within: limit),
      height: length(along: .vertical, of: items, within: limit))
  }
}

extension SceneArrangement {
  /// The layout that implements the arrangement.
  package var arranging: any Arranging {
    switch self {
    case .overlay: OverlayLayout()
    case .stack(let stack): StackLayout(stack: stack)
    case .grid(let grid): GridLayout(grid: grid)
    }
  }
}
