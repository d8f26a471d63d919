// Flat layers beside turned ones, as iOS 18 drew them in a public project's recordings of transforms
// (Documentation/FIDELITY.md, "Layers in one plane"): four quadrants among translucent gray squares,
// of which some are turned about y. Corners of the quadrants lie in the turned planes, so that
// rounding decides what these cut. The colors are those of the recordings, at 150 x 150 points, 3x;
// edges are smooth here, so components may differ by 8.

import CoreGraphics
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct RecordedDivisionTests {
  struct Frame: Sendable, CustomTestStringConvertible {
    let name: String
    /// The first row of the transform of the quadrants, which turns and scales them.
    let turn: (x: Double, y: Double)
    /// The transforms of the gray squares.
    let squares: [CATransform3D]
    /// The colors in the quadrants, 5.5 points beside and 7.5 points above or below the middle.
    let colors: [Int]
    var testDescription: String { name }
  }

  nonisolated private static let rotations = [
    CATransform3DMakeRotation(.pi / 4, 0, 0, 1),
    CATransform3DMakeRotation(.pi / 4, 0, 1, 0),
    CATransform3DMakeRotation(.pi / 4, 0, 1, 1),
  ]
  nonisolated private static let scales = [
    CATransform3DRotate(CATransform3DMakeScale(2, 2, 1), .pi / 4, 0, 0, 1),
    CATransform3DRotate(CATransform3DMakeScale(0.5, 0.5, 1), -.pi / 4, 0, 0, 1),
    CATransform3DMakeRotation(.pi / 3, 0, 1, 0),
  ]
  nonisolated static let frames = [
    Frame(
      name: "rotation, frame 0", turn: (1, 0), squares: rotations,
      colors: [0xB4_9595, 0x55_D455, 0x80_80BF, 0xD4_D455]),
    Frame(
      name: "rotation, frame 5", turn: (0.9238795325112867, 0.3826834323650898),
      squares: rotations, colors: [0xB4_9595, 0x55_D455, 0x55_55D4, 0xD4_D455]),
    Frame(
      name: "rotation, frame 10", turn: (0.7071067811865475, 0.7071067811865476),
      squares: rotations, colors: [0xD4_5555, 0x55_D455, 0x55_55D4, 0xD4_D455]),
    Frame(
      name: "scale and rotation, frame 6", turn: (1.4256104387013886, 0.7263847995832752),
      squares: scales, colors: [0xFF_0000, 0x55_D455, 0x55_55D4, 0xFF_FF00]),
    Frame(
      name: "scale and rotation, frame 9", turn: (1.4447713346400586, 1.2339512918273494),
      squares: scales, colors: [0xFF_0000, 0x55_D455, 0x55_55D4, 0xFF_FF00]),
  ]

  private let world = World()

  @Test("The division of space has the sides of the recordings", arguments: frames)
  func recorded(frame: Frame) throws {
    let pixels = try draw(frame)
    for (corner, expected) in zip(Self.corners, frame.colors) {
      let (x, y) = (
        75 + corner.x * frame.turn.x - corner.y * frame.turn.y,
        75 + corner.x * frame.turn.y + corner.y * frame.turn.x
      )
      let found = pixels[Int(x * 3), Int(y * 3)]
      let components = [Int(found.red), Int(found.green), Int(found.blue)]
      let wanted = [expected >> 16, expected >> 8 & 255, expected & 255]
      #expect(zip(components, wanted).allSatisfy { abs($0 - $1) <= 8 }, "\(components), \(wanted)")
    }
  }

  private static let corners: [(x: Double, y: Double)] = [
    (-5.5, -7.5), (5.5, -7.5), (-5.5, 7.5), (5.5, 7.5),
  ]

  private func draw(_ frame: Frame) throws -> PixelBuffer {
    try world.run {
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 150, height: 150)
      root.backgroundColor = UIColor.white.cgColor
      for square in frame.squares {
        let layer = layer(in: root, size: 20, at: CGPoint(x: 75, y: 75), color: .lightGray)
        (layer.transform, layer.opacity) = (square, 0.5)
      }
      let holder = layer(in: root, size: 20, at: CGPoint(x: 75, y: 75), color: nil)
      let (x, y) = (CGFloat(frame.turn.x), CGFloat(frame.turn.y))
      holder.transform = CATransform3DMakeAffineTransform(
        CGAffineTransform(a: x, b: y, c: -y, d: x, tx: 0, ty: 0))
      for (index, color) in [UIColor.red, .green, .blue, .yellow].enumerated() {
        let middle = CGPoint(x: CGFloat(5 + index % 2 * 10), y: CGFloat(5 + index / 2 * 10))
        _ = layer(in: holder, size: 10, at: middle, color: color)
      }
      root.markCommitted()
      let viewport = SegueViewport(widthInPixels: 450, heightInPixels: 450, scale: 3)
      return try Rasterizer().render(world.commit(root: root, at: 0, viewport: viewport))
    }
  }

  private func layer(in parent: CALayer, size: CGFloat, at middle: CGPoint, color: UIColor?)
    -> CALayer
  {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: size, height: size)
    (layer.position, layer.backgroundColor) = (middle, color?.cgColor)
    parent.addSublayer(layer)
    return layer
  }
}
