// A small tree on a small frame, and the items that a commit makes of it.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import SeguePixels
import SegueWorld

@MainActor
final class CommitBench {
  let world = World()
  let root = CALayer()
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

  init(width: Int = 100, height: Int = 50) {
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.delegate = Still.shared
  }

  @discardableResult
  func add<Layer: CALayer>(
    _ layer: Layer, _ frame: CGRect, _ color: CGColor? = nil, to parent: CALayer? = nil
  ) -> Layer {
    world.run {
      (layer.frame, layer.backgroundColor, layer.delegate) = (frame, color, Still.shared)
      (parent ?? root).addSublayer(layer)
    }
    return layer
  }

  func list(at seconds: Double? = nil) throws -> DisplayList {
    if let seconds { try world.advance(to: VirtualTime(seconds: seconds)) }
    let viewport = SegueViewport(
      widthInPixels: Int(root.bounds.width), heightInPixels: Int(root.bounds.height))
    return world.run {
      world.commit(root: root, at: seconds ?? world.now.seconds, viewport: viewport)
    }
  }

  /// The lines of a frame, without its first.
  func dump(at seconds: Double? = nil) throws -> [String] {
    try list(at: seconds).dump().split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }

  /// The features that could not be drawn in the last frame.
  var refused: [String] { world.unsupported.map(\.property) }
}

/// Small images.
enum TestImage {
  static func white(_ width: Int, _ height: Int) throws -> CGImage {
    let pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { pixels[x, y] = PremultipliedRGBA8(255, 255, 255, 255) }
    }
    return CGImage(Bitmap(pixels))
  }
}
