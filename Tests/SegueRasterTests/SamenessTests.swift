import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

/// One digest for many images: the same in debug and release, on every CPU, and from one version to
/// the next unless the image is meant to change.
@Suite struct SamenessTests {
  private func hash(_ bytes: UnsafeMutableBufferPointer<UInt8>, into hash: inout UInt64) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  @Test(
    "forty frames of everything have the recorded pixels",
    arguments: [
      (RandomLists.Kinds.boxes, 16_283_410_964_952_378_384), (.all, 9_723_067_912_540_029_620),
    ] as [(RandomLists.Kinds, UInt64)])
  func frames(_ kinds: RandomLists.Kinds, _ number: UInt64) throws {
    var all: UInt64 = 0xcbf2_9ce4_8422_2325
    for seed in UInt64(1)...40 {
      var lists = try RandomLists(seed: seed &+ 7000, kinds)
      let drawn = try Rasterizer().render(lists.list())
      for y in 0..<drawn.height { hash(drawn.row(y), into: &all) }
    }
    #expect(
      all == number,
      "the images have changed; if they were meant to, this is their number: \(all)")
  }
}
