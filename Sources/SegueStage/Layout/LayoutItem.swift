// The properties of a view that arrangements use: its placement, and the size of its contents.

import SegueScenes
import UIKit

/// A view as arrangements see it.
package struct LayoutItem {
  /// The placement of the view in its parent.
  package var placement: ScenePlacement
  /// Returns the size of the view's contents within a maximum size.
  package var contentSize: (CGSize) -> CGSize

  /// Creates an item.
  /// - Parameter placement: The placement of the view in its parent.
  /// - Parameter contentSize: Returns the size of the contents within a maximum size.
  package init(
    placement: ScenePlacement = ScenePlacement(), contentSize: @escaping (CGSize) -> CGSize
  ) {
    (self.placement, self.contentSize) = (placement, contentSize)
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
    if let width, let height { return CGSize(width: width, height: height) }
    if let aspect = placement.aspect {
      if let width { return CGSize(width: width, height: width / aspect) }
      if let height { return CGSize(width: height * aspect, height: height) }
    }
    let available = CGSize(width: width ?? limit.width, height: height ?? limit.height)
    let contents = contentSize(available)
    let measured = CGSize(
      width: width ?? min(contents.width, limit.width),
      height: height ?? min(contents.height, limit.height))
    guard let aspect = placement.aspect else { return measured }
    return CGSize(width: measured.width, height: measured.width / aspect)
  }
}

/// A layout that positions items in a rectangle with the origin (0, 0), from left to right.
package protocol Arranging {
  /// Returns the frames of the items in a rectangle of the given size.
  func frames(of items: [LayoutItem], in size: CGSize) -> [CGRect]
  /// Returns the size that the items need, at most `limit`.
  func size(of items: [LayoutItem], within limit: CGSize) -> CGSize
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
