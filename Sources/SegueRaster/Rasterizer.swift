// The entry point: a display list is converted to pixels, or to the input of a video encoder. Tiles
// are independent, so the threads of a frame process them one after another, and the order cannot
// affect the image.

import CSegueKernels
import SegueDisplay
import SeguePixels
import SegueThreads
import Synchronization

/// Draws display lists. It has no state except caches of glyphs and blurs, which do not affect the
/// result, so one rasterizer may be used by any number of threads at once.
public struct Rasterizer: Sendable {
  /// The number of threads that draw one frame.
  public let workers: Int

  /// Tile sides that override the default. Must be even.
  package var tileWidth, tileHeight: Int?
  /// The CPU level of the kernels. The default is the highest.
  package var level = KernelLevel.avx512
  /// The cache of glyph masks.
  package var glyphs = GlyphCache.shared
  /// The cache of blurs.
  package var blurs = BlurCache.shared
  /// The number of pixels of surfaces that a frame keeps before it merges the content that holds
  /// them. It does not affect the result.
  package var surfacePixelsKept = SurfaceMaker.pixelsKept
  /// A function that is called with the surfaces of each frame before any of them is allocated. An
  /// error that it throws is that of the frame.
  package var checkSurfaces: (@Sendable (SurfaceCount) throws -> Void)?

  /// Creates a rasterizer that uses `workers` threads for a frame. Values less than one are treated
  /// as one.
  public init(workers: Int = 1) { self.workers = max(1, workers) }

  /// Draws `list` into a new buffer.
  /// - Throws: `PixelError` for a size out of range or missing memory; `RasterError`.
  public func render(_ list: DisplayList) throws -> PixelBuffer {
    let target = try PixelBuffer(unwrittenWidth: list.width, height: list.height)
    try render(list, into: target)
    return target
  }

  /// Draws `list` into `target`, of which every pixel is written.
  /// - Throws: `RasterError.targetSize` if the sizes differ; otherwise as `render(_:)`.
  public func render(_ list: DisplayList, into target: PixelBuffer) throws {
    guard (target.width, target.height) == (list.width, list.height) else {
      throw RasterError.targetSize(
        width: target.width, height: target.height, expectedWidth: list.width,
        expectedHeight: list.height)
    }
    try forEachTile(list) { painter, tile, visibility in
      let base = target.words(tile.minY) + tile.minX
      try painter.paint(
        visibility, TileTarget(base: base, stride: target.bytesPerRow / 4, rect: tile))
    }
  }

  /// Draws `list` as BT.709 limited-range planes. An odd last column or row is repeated. No frame
  /// of RGBA pixels is written: each tile is converted while it is in the cache.
  /// - Throws: `PixelError` if the planes have another size; otherwise as `render(_:)`.
  public func renderYCbCr(_ list: DisplayList, into planes: YCbCrPlanes) throws {
    let (width, height) = (list.width, list.height)
    guard (width &+ 1) & ~1 == planes.width, (height &+ 1) & ~1 == planes.height else {
      throw PixelError.size(width: width, height: height)
    }
    try forEachTile(list) { painter, tile, visibility in
      try TileConversion(painter: painter, planes: planes).convert(visibility, tile)
    }
  }

  /// Returns the number of pixels written to draw `list`, including the background. It equals the
  /// size of the frame if no visible items overlap.
  package func paintedPixels(_ list: DisplayList) throws -> Int {
    let tiles = TilePlan(
      try plan(list), tileWidth: tileWidth, tileHeight: tileHeight)
    return tiles.tiles.reduce(0) { sum, tile in
      let visibility = TileVisibility(tile.rect, tile.steps, tiles.steps)
      return visibility.visible.reduce(sum + visibility.background.area) { sum, step in
        if case .begin = tiles.steps[step.index].kind { return sum }
        return sum + step.rect.area
      }
    }
  }

  /// Returns the intermediate surfaces that `list` needs, without making any. What is allocated does
  /// not depend on the caches, so the count is the same for every frame that draws `list`.
  /// - Complexity: that of planning the frame, O(n) in the items.
  package func surfaces(of list: DisplayList) throws -> SurfaceCount {
    let tools = BlurTools(workers: workers, level: level, cache: blurs)
    return try RasterPlan(list, glyphs: glyphs, tools: tools)
      .countedSurfaces(keeping: surfacePixelsKept)
  }

  private func plan(_ list: DisplayList) throws -> RasterPlan {
    let tools = BlurTools(workers: workers, level: level, cache: blurs)
    var plan = try RasterPlan(list, glyphs: glyphs, tools: tools)
    if let checkSurfaces {
      try checkSurfaces(plan.countedSurfaces(keeping: surfacePixelsKept))
    }
    let kernels = Kernels.at(level)
    try plan.makeSurfaces(keeping: surfacePixelsKept) { nodes, rect, background in
      let target = try PixelBuffer(surfaceWidth: rect.width, height: rect.height)
      try TileSweep(nodes, over: background.word, area: rect, kernels: kernels)
        .draw(into: target, workers: workers)
      return target
    }
    return plan
  }

  /// Calls `body` for each tile, on as many threads as there are workers.
  private func forEachTile(
    _ list: DisplayList,
    _ body: @Sendable (TilePainter, PixelRect, TileVisibility) throws -> Void
  ) throws {
    let plan = try plan(list)
    let tiles = TilePlan(plan, tileWidth: tileWidth, tileHeight: tileHeight)
    let next = Atomic(0)
    let kernels = Kernels.at(level)
    try Self.run(min(workers, tiles.tiles.count)) {
      let painter = TilePainter(
        steps: tiles.steps, background: plan.background.word,
        scratch: try Scratch(tile: tiles.largest, kernels), kernels: kernels)
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < tiles.tiles.count else { return }
        let tile = tiles.tiles[index]
        try body(painter, tile.rect, TileVisibility(tile.rect, tile.steps, tiles.steps))
      }
    }
  }

  /// Runs `job` on `workers` threads at once; throws the first error.
  private static func run(_ workers: Int, _ job: @Sendable () throws -> Void) throws {
    if workers == 1 { return try job() }
    let failure = Mutex<(any Error)?>(nil)
    ParallelCalls.perform(workers) { _ in
      do {
        try job()
      } catch {
        failure.withLock { if $0 == nil { $0 = error } }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
