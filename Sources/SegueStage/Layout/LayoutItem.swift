// What the arrangements know of a view: how long it is to be, and what its contents ask for.

import SegueScenes
import UIKit

/// A view, as arrangements see it.
package struct LayoutItem {
  /// Where it goes, as far as it says.
  package var placement: ScenePlacement
  /// The size its contents have within a width and a height.
  package var contentSize: (CGSize) -> CGSize

  /// A view of this placement and these contents.
  package init(
    placement: ScenePlacement = ScenePlacement(), contentSize: @escaping (CGSize) -> CGSize
  ) {
    (self.placement, self.contentSize) = (placement, contentSize)
  }

  /// A length that no contents reach: room without an end.
  package static let endless: CGFloat = 1_000_000

  /// How long a side is that is not to be measured, where the parent has `whole`.
  func fixed(_ side: SideLength?, of whole: CGFloat) -> CGFloat? {
    guard case .length(let length)? = side else { return nil }
    return max(0, length.points(of: whole))
  }

  /// The size where the sides that are `nil` are up to the contents and the aspect.
  func size(width: CGFloat?, height: CGFloat?, within limit: CGSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    if let aspect = placement.aspect {
      if let width { return CGSize(width: width, height: width / aspect) }
      if let height { return CGSize(width: height * aspect, height: height) }
    }
    let room = CGSize(width: width ?? limit.width, height: height ?? limit.height)
    let contents = contentSize(room)
    let measured = CGSize(
      width: width ?? min(contents.width, limit.width),
      height: height ?? min(contents.height, limit.height))
    guard let aspect = placement.aspect else { return measured }
    return CGSize(width: measured.width, height: measured.width / aspect)
  }
}

/// A way to place items in a rectangle from (0, 0), from left to right.
package protocol Arranging {
  /// Where the items go in a rectangle of this size.
  func frames(of items: [LayoutItem], in size: CGSize) -> [CGRect]
  /// How much room the items ask for, of at most `limit`.
  func size(of items: [LayoutItem], within limit: CGSize) -> CGSize
}

extension SceneArrangement {
  /// The way to do it.
  package var arranging: any Arranging {
    switch self {
    case .overlay: OverlayLayout()
    case .stack(let stack): StackLayout(stack: stack)
    case .grid(let grid): GridLayout(grid: grid)
    }
  }
}
