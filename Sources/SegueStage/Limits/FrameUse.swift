// What a frame uses of the resources that are counted in its display list, and the layer with which
// it exceeds a limit.

import CoreGraphics
import SegueDisplay
import SegueRaster
import SegueWorld
import UIKit

/// The use of limited resources by a frame.
struct FrameUse {
  /// The resources that are counted in display lists.
  static let resources: [LimitedResource] = [.pathElements, .glyphs, .surfacePixels]
  /// A number of times that the surfaces of one item are certainly not larger than the frame.
  private static let surfaceFactor = 8

  private var pathElements = 0
  private var glyphs = 0
  /// The number of items that need surfaces.
  private var surfaceItems = 0
  private let list: DisplayList

  /// Counts what a frame uses.
  /// - Complexity: O(*n*) in the number of items.
  init(_ list: DisplayList) {
    self.list = list
    count(list.items)
  }

  /// Returns whether the frame uses more than `limit` of one of the counted resources.
  func exceeds(_ limit: Int, of resource: LimitedResource) -> Bool {
    switch resource {
    case .pathElements: pathElements > limit
    case .glyphs: glyphs > limit
    case .surfacePixels: surfacesExceed(limit)
    default: false
    }
  }

  /// Planning the frame takes time, so surfaces are only counted exactly if there are many.
  private func surfacesExceed(_ limit: Int) -> Bool {
    let (area, count) = (list.width * list.height, surfaceItems * Self.surfaceFactor)
    let (bound, overflow) = area.multipliedReportingOverflow(by: count)
    guard overflow || bound > limit else { return false }
    // A frame that cannot be planned is refused when it is drawn.
    guard let surfaces = try? Rasterizer().surfaces(of: list) else { return false }
    return surfaces.total > limit
  }

  private mutating func count(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .solid, .image: break
      case .backdrop: surfaceItems += 1
      case .path(let fill): pathElements += fill.path.elements.count
      case .gradient(let fill): count(fill.shape)
      case .glyphs(let run): glyphs += run.glyphs.count
      case .group(let group):
        if let clip = group.clip { count(clip.shape) }
        count(group.items)
      case .shadow(let shadow):
        surfaceItems += 1
        count(shadow.items)
      case .masked(let masked):
        surfaceItems += 1
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
    let use = FrameUse(list)
    guard world.exceededLimit == nil,
      let resource = FrameUse.resources.first(where: { use.exceeds(world.limits[$0], of: $0) })
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
      if FrameUse(first(middle).list).exceeds(world.limits[resource], of: resource) {
        high = middle
      } else {
        low = middle
      }
    }
    return first(low).next
  }

  private func first(_ count: Int) -> (list: DisplayList, next: CALayer?) {
    world.commit(first: count, below: window.layer, at: seconds, viewport: viewport)
  }
}
