// The account of the surfaces of a frame: which exist at once, and when the nodes that hold them
// have to be merged. It is the same whether surfaces are made or only counted.

/// The pixels of the intermediate surfaces of a frame, all at once and at the worst instant.
///
/// A surface is memory that a frame needs besides its own pixels and grows with the size of its
/// content. Groups, clips and planes in perspective have none of their own: tiles draw them in
/// memory of a fixed size. Sums beyond `Int.max` are `Int.max`.
package struct SurfaceCount: Equatable, Sendable {
  /// The pixels of frosted glass: of the content behind it, and of the result. 4 bytes each.
  package var glass = 0
  /// The pixels of shadows: of the alpha that casts them, and of the result. 1 byte each.
  package var shadows = 0
  /// The pixels of masks and of shadows without a blur. 1 byte each.
  package var masks = 0
  /// The pixels of images of shadows that are drawn in a plane, with their levels. 4 bytes each.
  package var planes = 0
  /// The pixels of content that is merged to release the surfaces in it. 4 bytes each.
  package var merged = 0
  /// The largest number of pixels that exist at once, while the surfaces are made.
  package var largestLive = 0

  /// Creates the count of no surfaces.
  package init() {}

  /// The pixels of all surfaces.
  package var total: Int {
    [glass, shadows, masks, planes, merged].reduce(0) { $0.addingUpToMaximum($1) }
  }
}

/// The account of the surfaces that exist while those of a frame are made. Each open group, and each
/// mask that is being made, is a level.
struct SurfaceLedger {
  private struct Level {
    /// The pixels of surfaces that merging would release.
    var own = 0
    /// The pixels of merged content.
    var merged = 0

    var all: Int { own.addingUpToMaximum(merged) }
  }

  private(set) var count = SurfaceCount()
  /// The number of pixels of surfaces that are kept before nodes are merged. If it is 0, nodes are
  /// merged before every surface, which tests use.
  private let limit: Int
  private var levels = [Level()]
  /// The pixels of surfaces in all levels, without merged content and with it.
  private var own = 0, live = 0

  init(keeping limit: Int) { self.limit = limit }

  /// Returns whether nodes have to be merged before a node with surfaces of `pixels` is made.
  func isFull(adding pixels: Int) -> Bool {
    if limit == 0 { return true }
    guard let level = levels.last, level.own > 0 else { return false }
    return own.addingUpToMaximum(pixels) > limit
  }

  /// Returns whether the innermost level takes no more memory once it is merged into `pixels`, or, if
  /// that is only done because a group opens, less.
  func gains(_ pixels: Int, opensGroup: Bool) -> Bool {
    guard limit > 0, let level = levels.last else { return true }
    return opensGroup ? level.all > pixels : level.all >= pixels
  }

  /// Counts a surface that is being made and needs `pixels` during that time.
  mutating func make(_ kind: WritableKeyPath<SurfaceCount, Int>, _ pixels: Int) {
    count[keyPath: kind] = count[keyPath: kind].addingUpToMaximum(pixels)
    count.largestLive = max(count.largestLive, live.addingUpToMaximum(pixels))
  }

  /// Counts a surface that stays until it is merged.
  mutating func keep(_ pixels: Int) {
    levels[levels.count - 1].own = levels[levels.count - 1].own.addingUpToMaximum(pixels)
    (own, live) = (own.addingUpToMaximum(pixels), live.addingUpToMaximum(pixels))
    count.largestLive = max(count.largestLive, live)
  }

  /// Replaces all surfaces of the innermost level by merged content.
  mutating func merge(_ pixels: Int) {
    make(\.merged, pixels)
    let level = levels[levels.count - 1]
    own = max(0, own - level.own)
    live = max(0, live - level.all).addingUpToMaximum(pixels)
    levels[levels.count - 1] = Level(own: 0, merged: pixels)
  }

  /// Counts a mask that is kept for further readers, and one that the last of them has taken.
  mutating func hold(_ pixels: Int) { live = live.addingUpToMaximum(pixels) }
  mutating func release(_ pixels: Int) { live = max(0, live - pixels) }

  mutating func open() { levels.append(Level()) }

  /// Closes the innermost level, whose surfaces then belong to the one around it.
  mutating func close() {
    let level = levels.removeLast()
    own = own.addingUpToMaximum(level.merged)
    levels[levels.count - 1].own = levels[levels.count - 1].own.addingUpToMaximum(level.all)
  }

  /// Closes the innermost level, whose surfaces are released.
  mutating func drop() {
    let level = levels.removeLast()
    own = max(0, own - level.own)
    live = max(0, live - level.all)
  }
}

extension Int {
  /// Returns the sum of both, or the maximum if it is larger. Neither may be negative.
  func addingUpToMaximum(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
