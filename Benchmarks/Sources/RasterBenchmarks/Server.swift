// Measures cases on request, so that another program can alternate its own measurements with them:
// the response to a line "CASE<tab>RUNS<tab>THREADS" is one line, the milliseconds of each run.

import Foundation
import SegueDisplay
import SegueImages
import SeguePixels
import SegueRaster

struct Server {
  private let cases: [Case]
  private let target: PixelBuffer
  private let screen: PixelBuffer

  init() throws {
    cases = try Case.all()
    target = try PixelBuffer(width: Case.width, height: Case.height)
    screen = try Images.screen(width: Case.width, height: Case.height, seed: 3).pixels
  }

  /// Responds to requests until the input ends.
  func run() throws {
    while let line = readLine() {
      let words = line.split(separator: "\t")
      guard words.count == 3, let runs = Int(words[1]), let workers = Int(words[2]),
        let times = try times(words[0], runs, workers)
      else {
        print("error: no case \"\(line)\"")
        fflush(nil)
        continue
      }
      print(times.map { String(format: "%.4f", $0) }.joined(separator: " "))
      fflush(nil)
    }
  }

  private func times(_ name: Substring, _ runs: Int, _ workers: Int) throws -> [Double]? {
    if name == "RGBA to yuv420p" {
      let planes = try YCbCrPlanes(width: Case.width, height: Case.height)
      return try RasterBenchmarks.times(runs) { try planes.convert(from: screen) }
    }
    if let method = PNGCases.all.first(where: { $0.name == name }) {
      return try RasterBenchmarks.times(runs) {
        _ = try PNGEncoder.encode(screen, opaque: true, compression: method.compression)
      }
    }
    guard let item = cases.first(where: { $0.name == name }) else { return nil }
    return try drawing(item, runs, workers)
  }

  private func drawing(_ item: Case, _ runs: Int, _ workers: Int) throws -> [Double] {
    var count = 0.0
    func next() -> DisplayList {
      count += 1
      return item.list(count)
    }
    let (width, height) = (next().width, next().height)
    let fits = (width, height) == (target.width, target.height)
    let target = fits ? target : try PixelBuffer(width: width, height: height)
    let rasterizer = Rasterizer(workers: workers)
    return try RasterBenchmarks.times(runs) { try rasterizer.render(next(), into: target) }
  }

  /// Writes the two screens that the cases draw, as rows of RGBA, so that other programs can draw
  /// the same.
  static func writeImages(to folder: String) throws {
    for (name, seed) in [("a", 1), ("b", 2)] as [(String, UInt64)] {
      let pixels = try Images.screen(width: Case.width, height: Case.height, seed: seed).pixels
      try write(pixels, to: "\(folder)/\(name).rgba")
    }
  }

  /// Writes the first frame of a case in the same format.
  static func writeFrame(of name: String, to path: String) throws {
    guard let item = try Case.all().first(where: { $0.name == name }) else {
      print("error: no case \"\(name)\"")
      exit(2)
    }
    try write(try Rasterizer().render(item.list(0)), to: path)
  }

  private static func write(_ pixels: PixelBuffer, to path: String) throws {
    var bytes: [UInt8] = []
    for y in 0..<pixels.height { bytes += pixels.row(y) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
