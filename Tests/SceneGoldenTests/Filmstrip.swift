// A scene as one small image: eight evenly spaced instants side by side, or twenty, with the
// touches, of a longer scene that is driven by touches.

import Foundation
import QuartzCore
import SegueFiles
import SeguePixels
import SegueRaster
import SegueScenes
import SegueStage
import SegueWorld

/// Renders a scene's golden: small, because debug builds draw slowly, but every frame in full.
@MainActor
enum Filmstrip {
  /// Pixels per point.
  static let scale = 0.2

  static func of(_ scene: URL) throws -> PixelBuffer {
    var document = try SceneDocument.load(contentsOf: scene.path)
    document.canvas.scale = scale
    let folder = AssetFolder(path: scene.deletingLastPathComponent().path)
    let stage = try Stage(document, assets: folder)
    stage.showsTouches = true
    let count = try stage.frameCount()
    let instants = document.script.contains(where: \.hasFingers) ? 20 : 8
    let frames = try (0..<instants).map { i in
      try frame(stage, document.canvas.rate, index: (2 * i + 1) * count / (2 * instants))
    }
    return try sideBySide(frames)
  }

  private static func frame(_ stage: Stage, _ rate: FrameRate, index: Int) throws -> PixelBuffer {
    let time = FrameTime(
      index: index, rateNumerator: rate.numerator, rateDenominator: rate.denominator)
    guard let list = try stage.frame(at: time) else { throw CocoaError(.featureUnsupported) }
    return try Rasterizer().render(list)
  }

  private static func sideBySide(_ frames: [PixelBuffer]) throws -> PixelBuffer {
    let width = frames.map(\.width).reduce(0, +)
    let strip = try PixelBuffer(width: width, height: frames[0].height)
    var left = 0
    for frame in frames {
      for y in 0..<frame.height {
        for (offset, byte) in frame.row(y).enumerated() { strip.row(y)[left * 4 + offset] = byte }
      }
      left += frame.width
    }
    return strip
  }
}

extension SceneStep {
  fileprivate var hasFingers: Bool {
    switch action {
    case .drag, .touch: true
    default: false
    }
  }
}

/// The difference between two images of one size.
struct Difference: Equatable, CustomStringConvertible {
  var pixels = 0
  var largest = 0
  var first: [Int]?

  init(_ a: PixelBuffer, _ b: PixelBuffer) {
    for y in 0..<a.height {
      for x in 0..<a.width where a[x, y] != b[x, y] {
        pixels += 1
        largest = max(largest, Self.distance(a[x, y], b[x, y]))
        first = first ?? [x, y]
      }
    }
  }

  private static func distance(_ a: PremultipliedRGBA8, _ b: PremultipliedRGBA8) -> Int {
    let parts: [(UInt8, UInt8)] = [
      (a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha),
    ]
    return parts.map { abs(Int($0) - Int($1)) }.reduce(0, max)
  }

  var description: String {
    "\(pixels) pixels differ, by up to \(largest) levels, the first at \(first ?? [])"
  }
}
