// The maximum nesting depth: 256 levels, of which the list itself is one. Each kind of item that
// contains others counts as one.

import SegueDisplay
import Testing

@testable import SegueRaster

@Suite struct NestingTests {
  /// Returns a square within `depth` items, each of which `body` puts around it.
  private func nested(_ depth: Int, _ body: (DisplayItem) -> DisplayItem) -> DisplayItem {
    (0..<depth).reduce(solid(1, 1, 2, 2, .black)) { item, _ in body(item) }
  }

  private func check(_ body: (DisplayItem) -> DisplayItem) throws {
    let drawn = try Rasterizer().render(frame(4, 4, on: .white, [nested(255, body)]))
    #expect(drawn[1, 1].green == 0 && drawn[0, 0].green == 255)
    #expect(throws: RasterError.nesting(limit: 256)) {
      try Rasterizer().render(frame(4, 4, [nested(256, body)]))
    }
  }

  @Test func groups() throws {
    try check { grouped(opacity: 1, items: [$0]) }
  }

  @Test func masks() throws {
    let all = solid(0, 0, 4, 4, .white)
    try check { .masked(DisplayMask([$0], through: [all])) }
  }

  @Test func planes() throws {
    try check { projected(Homography(.identity), [$0]) }
  }

  @Test func groupsAndMasks() throws {
    let all = solid(0, 0, 4, 4, .white)
    var isMask = false
    try check { item in
      isMask.toggle()
      return isMask
        ? .masked(DisplayMask([item], through: [all])) : grouped(opacity: 1, items: [item])
    }
  }
}
