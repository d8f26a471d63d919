// Times every case: smallest and median milliseconds of a finished frame, as pixels and as planes.
// Arguments: words that a case's name must contain, and a number of runs.

import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster

func milliseconds(_ runs: Int, _ body: () throws -> Void) rethrows -> (
  smallest: Double, median: Double
) {
  try body()
  var times: [Double] = []
  for _ in 0..<runs {
    let start = ContinuousClock.now
    try body()
    let spent = (ContinuousClock.now - start).components
    times.append(Double(spent.seconds) * 1000 + Double(spent.attoseconds) / 1e15)
  }
  times.sort()
  return (times[0], times[times.count / 2])
}

func text(_ t: (smallest: Double, median: Double)) -> String {
  String(format: "%7.3f %7.3f", t.smallest, t.median)
}

let arguments = CommandLine.arguments.dropFirst()
let runs = arguments.compactMap { Int($0) }.first ?? 30
let words = arguments.filter { Int($0) == nil }
let target = try PixelBuffer(width: Case.width, height: Case.height)
let other = try PixelBuffer(width: Case.width, height: Case.height)
let planes = try YCbCrPlanes(width: Case.width, height: Case.height)
let bytes = target.bytesPerRow * target.height
print("case                                pixels: min, median    planes: min, median    2 threads")
let copied = milliseconds(runs) { memcpy(target.baseAddress, other.baseAddress, bytes) }
print("memcpy of a frame                  ", text(copied))
let converted = try milliseconds(runs) { try planes.convert(from: target) }
print("RGBA to yuv420p                    ", text(converted))
for item in try Case.all() where words.allSatisfy({ item.name.contains($0) }) {
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
let screen = try Pictures.screen(width: Case.width, height: Case.height, seed: 3)
try PNGCases.run(screen.pixels, named: words, runs: min(runs, 10))
