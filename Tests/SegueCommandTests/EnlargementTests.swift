// Screenshots of different resolutions in one clip.

import ScratchFolders
import Testing

@testable import SegueCommand

@Suite @MainActor struct EnlargementTests {
  @Test(
    "an image with too few pixels for the screen is used, with a warning",
    arguments: [(20, 30, true), (26, 39, true), (30, 45, false), (80, 120, false)])
  func enlargement(width: Int, height: Int, isReported: Bool) throws {
    let folder = try ScratchFolder()
    try folder.image("a.png", 40, 60, 0)
    try folder.image("b.png", width, height, 200)
    let pair = [folder("a.png"), folder("b.png")]
    let result = segue(
      ["transition"] + pair + ["--name", "fade", "--frames", "0", "-o", folder("x.png")])
    #expect(result.code == 0, "\(result.errors)")
    let warning =
      "segue: warning: \(pair[1]): the image has \(width) x \(height) pixels and is enlarged for a "
      + "screen of 40 x 60, so it looks blurred; expected about as many pixels as the screen has\n"
    #expect(result.errors.contains(warning) == isReported, "\(result.errors)")
  }
}
