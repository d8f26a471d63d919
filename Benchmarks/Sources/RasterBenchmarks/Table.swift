// The human-readable table.

import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster

struct Table {
  /// The words that a case's name must contain.
  let words: [String]
  let runs: Int

  func show() throws {
    print(
      "case                                pixels: min, median    planes: min, median    2 threads")
    try showLimits()
    for item in try Case.all() where isWanted(item.name) { try show(item) }
    let screen = try Images.screen(width: Case.width, height: Case.height, seed: 3)
    try PNGCases.run(screen.pixels, named: words, runs: min(runs, 10))
  }

  private func isWanted(_ name: String) -> Bool { words.allSatisfy { name.contains($0) } }

  /// The lower bound for the time of a frame.
  private func showLimits() throws {
    let target = try PixelBuffer(width: Case.width, height: Case.height)
    let other = try PixelBuffer(width: Case.width, height: Case.height)
    let planes = try YCbCrPlanes(width: Case.width, height: Case.height)
    let bytes = target.bytesPerRow * target.height
    let copied = milliseconds(runs) { memcpy(target.baseAddress, other.baseAddress, bytes) }
    print("memcpy of a frame                  ", text(copied))
    let converted = try milliseconds(runs) { try planes.convert(from: target) }
    print("RGBA to yuv420p                    ", text(converted))
  }

  private func show(_ item: Case) throws {
    let (one, two) = (Rasterizer(), Rasterizer(workers: 2))
    var count = 0.0
    func next() -> DisplayList {
      count += 1
      return item.list(count)
    }
    let (width, height) = (next().width, next().height)
    let target = try PixelBuffer(width: width, height: height)
    let planes = try YCbCrPlanes(width: width, height: height)
    let drawn = try milliseconds(runs) { try one.render(next(), into: target) }
    let fused = try milliseconds(runs) { try one.renderYCbCr(next(), into: planes) }
    let both = try milliseconds(runs) { try two.render(next(), into: target) }
    let name = item.name.padding(toLength: 35, withPad: " ", startingAt: 0)
    print(name, text(drawn), "      ", text(fused), "      ", text(both))
  }
}
