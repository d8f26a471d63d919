// Shadows, masks and round borders of views down to pixels: small images with exact values.

import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct EffectImageTests {
  /// Red of every pixel, row by row, of what `layer` draws on `background`.
  private func image(
    _ layer: CALayer, _ width: Int, _ height: Int, on background: DisplayColor
  ) throws -> [[Int]] {
    let viewport = SegueViewport(
      widthInPixels: width, heightInPixels: height, scale: 1, background: background)
    let world = World()
    let list = world.run { world.commit(root: layer, at: 0, viewport: viewport) }
    #expect(world.unsupported.isEmpty)
    let buffer = try Rasterizer().render(list)
    return (0..<height).map { y in
      let row = buffer.row(y)
      return (0..<width).map { Int(row[$0 * 4]) }
    }
  }

  private let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)

  @Test("A round border is the difference of its outer and inner outlines")
  func border() throws {
    let frame = CGRect(x: 2.5, y: 3.25, width: 60, height: 40)
    func layer(_ frame: CGRect, _ radius: CGFloat) -> CALayer {
      let layer = CALayer()
      (layer.frame, layer.cornerRadius) = (frame, radius)
      return layer
    }
    let ring = layer(frame, 16)
    (ring.borderWidth, ring.borderColor) = (5, UIColor.white.cgColor)
    let (outer, inner) = (layer(frame, 16), layer(frame.insetBy(dx: 5, dy: 5), 11))
    for layer in [ring, outer, inner] {
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    }
    for layer in [outer, inner] { layer.backgroundColor = UIColor.white.cgColor }
    let drawn = try image(ring, 70, 50, on: .black)
    let (all, hole) = (
      try image(outer, 70, 50, on: .black), try image(inner, 70, 50, on: .black)
    )
    var largest = 0
    for y in 0..<50 {
      for x in 0..<70 { largest = max(largest, abs(drawn[y][x] - all[y][x] + hole[y][x])) }
    }
    #expect(largest <= 3)
    #expect(drawn[23][33] == 0 && drawn[23][4] == 255)
  }

  @Test("A circle that grows as a mask reveals a view")
  func reveal() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.backgroundColor = .white
    let circle = CAShapeLayer()
    circle.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 5, height: 5), transform: nil)
    view.layer.mask = circle
    let rows = try image(view.layer, 9, 9, on: .black)
    #expect(rows[4] == [0, 0, 250, 255, 255, 255, 250, 0, 0])
    #expect(rows[1] == [Int](repeating: 0, count: 9))
    #expect(rows[2][2] == rows[6][6] && (1..<255).contains(rows[2][2]))
    circle.path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 29, height: 29), transform: nil)
    #expect(try image(view.layer, 9, 9, on: .black).allSatisfy { $0.allSatisfy { $0 == 255 } })
  }

  @Test("The shadow of a rounded view is round and equals that of its path")
  func roundShadow() throws {
    func card(_ path: CGPath?, _ color: UIColor?) -> CALayer {
      let view = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 24))
      view.backgroundColor = color
      (view.layer.cornerRadius, view.layer.shadowOpacity) = (7, 1)
      (view.layer.shadowRadius, view.layer.shadowOffset) = (4, CGSize(width: 0, height: 9))
      view.layer.shadowPath = path
      return view.layer
    }
    let bounds = CGRect(x: 0, y: 0, width: 30, height: 24)
    let path = UIBezierPath(roundedRect: bounds, cornerRadius: 7)
    let own = try image(card(nil, .white), 70, 70, on: white)
    let given = try image(card(path.cgPath, .white), 70, 70, on: white)
    var largest = 0
    for y in 0..<70 {
      for x in 0..<70 { largest = max(largest, abs(own[y][x] - given[y][x])) }
    }
    #expect(largest <= 3)
    // Darkest in the middle of the part visible below; nothing above the view.
    #expect(own[46][35] < 60 && own[5][35] == 255 && own[30][35] == 255)
    #expect(own[52][20] > own[52][35])
  }

  @Test("A shadow of sublayers alone outlines them, and a clipped view has none")
  func sublayers() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 4))
    let dot = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    dot.backgroundColor = .white
    view.addSubview(dot)
    (view.layer.shadowOpacity, view.layer.shadowRadius) = (1, 0)
    view.layer.shadowOffset = CGSize(width: 5, height: 0)
    #expect(
      try image(view.layer, 12, 4, on: white)[1]
        == [255, 255, 255, 255, 255, 255, 0, 0, 255, 255, 255, 255])
    view.clipsToBounds = true
    #expect(try image(view.layer, 12, 4, on: white)[1].allSatisfy { $0 == 255 })
  }
}
