// Shape layers down to pixels: small images with exact values.

import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct ShapeLayerImageTests {
  /// Red of every pixel, row by row, of what `layer` draws in white on black.
  private func image(
    _ layer: CAShapeLayer, size: Int = 10, scale: Double = 1, at seconds: Double = 0
  ) throws -> [[Int]] {
    let pixels = Int(Double(size) * scale)
    let viewport = SegueViewport(
      widthInPixels: pixels, heightInPixels: pixels, scale: scale, background: .black)
    let world = World()
    let list = world.run { world.commit(root: layer, at: seconds, viewport: viewport) }
    let buffer = try Rasterizer().render(list)
    return (0..<pixels).map { y in
      let row = buffer.row(y)
      return (0..<pixels).map { Int(row[$0 * 4]) }
    }
  }

  private func stroke(_ width: Double, _ points: (Double, Double)...) -> CAShapeLayer {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      index == 0 ? path.move(to: place) : path.addLine(to: place)
    }
    let layer = CAShapeLayer()
    (layer.path, layer.fillColor, layer.lineWidth) = (path.cgPath, nil, width)
    layer.strokeColor = UIColor.white.cgColor
    return layer
  }

  @Test("A level line of two points covers two rows, one a tenth lower a tenth of the next")
  func levelLine() throws {
    let exact = try image(stroke(2, (1, 4), (9, 4)))
    for (y, row) in exact.enumerated() {
      for (x, value) in row.enumerated() {
        #expect(value == ((3..<5).contains(y) && (1..<9).contains(x) ? 255 : 0))
      }
    }
    let lower = try image(stroke(2, (1, 4.1), (9, 4.1)))
    let column = [2, 3, 4, 5, 6].map { lower[$0][5] }
    #expect(column == [0, 229, 255, 26, 0])
  }

  @Test("The stroke of a square has sharp corners and an empty inside")
  func square() throws {
    let layer = stroke(2)
    layer.path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)).cgPath
    let image = try image(layer)
    for (y, row) in image.enumerated() {
      for (x, value) in row.enumerated() {
        let isInside = (3..<7).contains(x) && (3..<7).contains(y)
        let isOutside = !(1..<9).contains(x) || !(1..<9).contains(y)
        #expect(value == (isInside || isOutside ? 0 : 255), "\(x), \(y)")
      }
    }
  }

  @Test("Overlapping parts of one stroke are not visible through each other")
  func overlap() throws {
    let layer = stroke(4, (2, 2), (8, 8), (8, 2), (2, 8))
    layer.strokeColor = UIColor(white: 1, alpha: 0.5).cgColor
    let values = Set(try image(layer, scale: 4).flatMap { $0 })
    #expect(values.allSatisfy { $0 <= 128 } && values.contains(128))
  }

  @Test("The stroke is drawn progressively: strokeEnd from 0 to 1")
  func drawsItself() throws {
    let layer = stroke(2, (0, 4), (10, 4))
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 4)
    World().run { layer.add(animation, forKey: nil) }
    #expect(try image(layer, at: 0).flatMap { $0 }.allSatisfy { $0 == 0 })
    #expect(try image(layer, at: 1)[3] == [255, 255, 128, 0, 0, 0, 0, 0, 0, 0])
    #expect(try image(layer, at: 3)[3] == [255, 255, 255, 255, 255, 255, 255, 128, 0, 0])
  }

  @Test("A ring's coverage adds up to its area", arguments: [1.0, 3, 5])
  func ringArea(width: Double) throws {
    let layer = stroke(width)
    layer.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)).cgPath
    let sum = try image(layer, size: 20, scale: 2).flatMap { $0 }.reduce(0, +)
    let area = Double(sum) / 255 / 4
    #expect(abs(area - 10 * .pi * width) < 0.001 * area)
  }

  @Test("The even-odd rule leaves the overlap empty")
  func evenOdd() throws {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 5, height: 5))
    path.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 5, height: 5)))
    let layer = CAShapeLayer()
    (layer.path, layer.fillColor) = (path.cgPath, UIColor.white.cgColor)
    #expect(try image(layer)[4][4] == 255)
    let holed = CAShapeLayer()
    (holed.path, holed.fillColor, holed.fillRule) = (
      path.cgPath, UIColor.white.cgColor, .evenOdd
    )
    let image = try image(holed)
    let values = [image[4][4], image[2][2], image[8][8], image[8][2]]
    #expect(values == [0, 255, 255, 0])
  }

  @Test("A circle opens over the screen: a path animated from a dot to a disc")
  func circleReveal() throws {
    let layer = CAShapeLayer()
    layer.fillColor = UIColor.white.cgColor
    func disc(_ radius: Double) -> CGPath {
      UIBezierPath(
        ovalIn: CGRect(x: 5 - radius, y: 5 - radius, width: 2 * radius, height: 2 * radius)
      ).cgPath
    }
    let animation = CABasicAnimation(keyPath: "path")
    (animation.fromValue, animation.toValue, animation.duration) = (disc(0), disc(4), 4)
    World().run { layer.add(animation, forKey: nil) }
    for seconds in 0...3 {
      let sum = try image(layer, at: Double(seconds)).flatMap { $0 }.reduce(0, +)
      #expect(abs(Double(sum) / 255 - .pi * Double(seconds * seconds)) < 0.1)
    }
  }
}
