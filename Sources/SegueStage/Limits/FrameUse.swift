// What a frame uses of the resources that are counted in its display list, and the layer with which
// it exceeds a limit.

import CoreGraphics
import SegueDisplay
import SegueWorld
import UIKit

/// The use of limited resources by the items of a frame.
struct FrameUse {
  /// The resources that are counted in display lists.
  static let resources: [LimitedResource] = [.pathElements, .glyphs]

  private var pathElements = 0
  private var glyphs = 0

  /// Counts what `items` use.
  /// - Complexity: O(*n*) in the number of items.
  init(_ items: [DisplayItem]) { count(items) }

  /// The amount of one of the counted resources.
  subscript(resource: LimitedResource) -> Int {
    switch resource {
    case .pathElements: pathElements
    case .glyphs: glyphs
    default: 0
    }
  }

  private mutating func count(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .solid, .image, .backdrop: break
      case .path(let fill): pathElements += fill.path.elements.count
      case .gradient(let fill): count(fill.shape)
      case .glyphs(let run): glyphs += run.glyphs.count
      case .group(let group):
        if let clip = group.clip { count(clip.shape) }
        count(group.items)
      case .shadow(let shadow): count(shadow.items)
      case .masked(let masked):
        count(masked.items)
        count(masked.mask)
      case .projected(let projection): count(projection.items)
      }
    }
  }

  private mutating func count(_ shape: DisplayShape) {
    if case .path(let path, _) = shape { pathElements += path.elements.count }
  }
}

/// Checks the frames of a window against the limits of its world.
@MainActor
struct FrameCheck {
  let world: World
  let window: UIWindow
  let seconds: Double
  let viewport: SegueViewport

  /// Records the first limit that `list`, the frame, exceeds.
  func check(_ list: DisplayList) {
    let use = FrameUse(list.items)
    guard world.exceededLimit == nil,
      let resource = FrameUse.resources.first(where: { use[$0] > world.limits[$0] })
    else { return }
    world.exceed(resource, by: layer(exceeding: resource))
  }

  /// Returns the first layer with which the frame exceeds the limit of a resource.
  /// - Complexity: O(*n* log *n*) in the number of layers.
  private func layer(exceeding resource: LimitedResource) -> CALayer? {
    // With the first `low` layers, the frame is within the limit; with the first `high`, it is not.
    var (low, high) = (0, world.limits[.layers])
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if FrameUse(first(middle).items)[resource] > world.limits[resource] {
        high = middle
      } else {
        low = middle
      }
    }
    return first(low).last
  }

  private func first(_ count: Int) -> (items: [DisplayItem], last: CALayer?) {
    world.commit(first: count, below: window.layer, at: seconds, viewport: viewport)
  }
}
