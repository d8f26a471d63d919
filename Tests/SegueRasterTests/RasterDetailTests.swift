// Sums, bounds and shortcuts of the plan that a picture hardly shows.

import CoreGraphics
import Foundation
import SegueDisplay
import SeguePixels
import Testing

@testable import SegueRaster

@Suite struct RasterDetailTests {
  @Test(
    "the weights of a blur add up to 1 over both sides",
    arguments: [0.3, 0.5, 1, 2, 3.7, 5.9, 6, 11, 50, 200, 512, 4000])
  func weights(_ deviation: Double) {
    for axis in [BlurAxis(deviation: deviation), BlurAxis(endingEarly: min(deviation, 20))] {
      #expect(axis.weights[0] + 2 * axis.weights.dropFirst().reduce(0, +) == 65536)
      for block in stride(from: 0, to: axis.spline.count, by: 4) {
        #expect(axis.spline[block..<block + 4].reduce(0, &+) == 65536)
      }
    }
  }

  @Test("images that differ in one pixel have different hashes, wherever it is")
  func hashes() throws {
    let image = try PixelBuffer(width: 16, height: 3)
    let before = image.contentHash
    for (x, y) in [(0, 0), (11, 1), (12, 0), (15, 2)] {
      image[x, y] = PremultipliedRGBA8(1, 2, 3, 255)
      #expect(image.contentHash != before, "\(x), \(y)")
      image[x, y] = PremultipliedRGBA8(0, 0, 0, 0)
      #expect(image.contentHash == before)
    }
  }

  private func outline(_ rect: CGRect, degrees: Double = 0) throws -> Outline {
    let middle = CGAffineTransform(translationX: 50, y: 50)
    let turned = CGAffineTransform(rotationAngle: degrees / 180 * .pi).concatenating(middle)
    return try #require(Outline(RoundedRectangle(rect), turned))
  }

  @Test("outlines share no edges if one lies well inside of the other, or far from it")
  func nearness() throws {
    let large = try outline(CGRect(x: -40, y: -40, width: 80, height: 80), degrees: 30)
    let inside = try outline(CGRect(x: -10, y: -10, width: 20, height: 20), degrees: 45)
    let outside = try outline(CGRect(x: 60, y: 0, width: 20, height: 20), degrees: 10)
    let across = try outline(CGRect(x: 30, y: -10, width: 20, height: 20), degrees: 45)
    for (other, expected) in [(inside, false), (outside, false), (across, true), (large, true)] {
      #expect(large.mayShareEdges(with: other) == expected)
      #expect(other.mayShareEdges(with: large) == expected)
    }
  }

  @Test("an outline can have three vertices, in either direction, and not less")
  func triangle() throws {
    let corners = [(1.0, 2.0), (9.0, 2.0), (1.0, 6.0)].map { Outline.Vertex(x: $0.0, y: $0.1) }
    for corners in [corners, corners.reversed()] {
      let outline = try #require(Outline(corners))
      #expect([outline.minX, outline.minY, outline.maxX, outline.maxY] == [1, 2, 9, 6])
      #expect(outline.vertices.count == 3 && outline.form.edges.count == 2)
    }
    #expect(Outline(Array(corners.prefix(2))) == nil)
    #expect(Outline([corners[0], corners[1], corners[0]]) == nil)
  }

  @Test("only rectangles that are not turned are upright")
  func upright() throws {
    let rect = CGRect(x: -10, y: -10, width: 20, height: 20)
    #expect(try outline(rect).isUpright && outline(rect).isWhole)
    #expect(try !outline(rect, degrees: 20).isUpright)
    let rounded = try #require(Outline(RoundedRectangle(rect, radius: 4), .identity))
    #expect(!rounded.isUpright && !rounded.isWhole)
  }

  @Test("a group of the least opacity is drawn")
  func leastOpacity() throws {
    let white = solid(0, 0, 4, 4, .white)
    for (opacity, expected) in [(1.0 / 255, 1), (2.0 / 255, 2), (0.001, 0)] as [(Double, UInt8)] {
      let pixels = try Rasterizer().render(
        frame(4, 4, [grouped(opacity: opacity, items: [white])]))
      #expect(pixels[1, 1] == PremultipliedRGBA8(expected, expected, expected, 255))
    }
  }

  @Test("an image can be drawn in a rectangle of less than a point, and enlarged by a plane")
  func smallDestination() throws {
    let bitmap = try noise(4, 4)
    let item = { (size: CGSize) in
      DisplayItem.image(
        ImageQuad(
          bitmap: bitmap, source: CGRect(x: 0, y: 0, width: 4, height: 4),
          destination: CGRect(origin: .zero, size: size), transform: .identity, opacity: 1,
          filter: .nearest))
    }
    let map = { (factor: Double) in
      Homography(CGAffineTransform(scaleX: factor, y: factor)).concatenating(
        door(0.8, 0.6, distance: 200, at: 2, 2))
    }
    let whole = try Rasterizer().render(
      frame(20, 20, [projected(map(4), [item(CGSize(width: 4, height: 4))])]))
    let small = try Rasterizer().render(
      frame(20, 20, [projected(map(32), [item(CGSize(width: 0.5, height: 0.5))])]))
    #expect(isSame(whole, small))
    #expect(small[6, 6] != PremultipliedRGBA8(0, 0, 0, 255))
  }

  @Test("an image in nine parts that is tilted sideways or downward is the same, transposed")
  func transposedParts() throws {
    let bitmap = try noise(12, 12)
    let other = try PixelBuffer(width: 12, height: 12)
    let pixels = try bitmap.level(0)
    for y in 0..<12 { for x in 0..<12 { other[y, x] = pixels[x, y] } }
    func list(_ bitmap: Bitmap, _ map: Homography, _ parts: NinePart) -> DisplayList {
      let quad = ImageQuad(
        bitmap: bitmap, source: CGRect(x: 0, y: 0, width: 12, height: 12),
        destination: CGRect(x: -20, y: -20, width: 40, height: 40), transform: .identity,
        filter: .nearest, ninePart: parts)
      return frame(60, 60, [projected(map, [.image(quad)])])
    }
    let center = CGRect(x: 3, y: 5, width: 5, height: 4)
    let sideways = try Rasterizer().render(
      list(
        bitmap, door(0.8, 0.6, distance: 60, at: 30, 30),
        NinePart(center: center, left: 3, top: 5, right: 4, bottom: 3)))
    let down = try Rasterizer().render(
      list(
        Bitmap(other),
        Homography(a: 1, b: 0, c: 0, d: 0.8, tx: 0, ty: 0, p: 0, q: 0.01, r: 1)
          .concatenating(Homography(CGAffineTransform(translationX: 30, y: 30))),
        NinePart(
          center: CGRect(x: 5, y: 3, width: 4, height: 5), left: 5, top: 3, right: 3, bottom: 4)))
    var differing = 0
    for y in 0..<60 { for x in 0..<60 where sideways[x, y] != down[y, x] { differing += 1 } }
    // Where rounding decides between two samples, or about an edge.
    #expect(differing < 60, "\(differing) pixels differ")
    #expect(sideways[30, 30] != PremultipliedRGBA8(0, 0, 0, 255))
  }

  @Test("an image in nine parts that is sheared by whole pixels is the upright one, moved")
  func shearedParts() throws {
    let bitmap = try noise(12, 9)
    func drawn(_ t: CGAffineTransform) throws -> PixelBuffer {
      let quad = ImageQuad(
        bitmap: bitmap, source: CGRect(x: 0, y: 0, width: 12, height: 9),
        destination: CGRect(x: 0, y: 0, width: 30, height: 20), transform: t, filter: .nearest,
        ninePart: NinePart(
          center: CGRect(x: 3, y: 4, width: 5, height: 2), left: 3, top: 4, right: 4, bottom: 3))
      return try Rasterizer().render(frame(60, 60, [.image(quad)]))
    }
    let upright = try drawn(.identity)
    // The centers of pixels stay centers of pixels.
    let down = try drawn(CGAffineTransform(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: -0.5))
    let across = try drawn(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: -0.5, ty: 0))
    for y in 1..<19 {
      for x in 1..<29 {
        #expect(down[x, y + x] == upright[x, y] && across[x + y, y] == upright[x, y])
      }
    }
  }

  @Test("the largest scale of a map is the greatest length that a unit becomes")
  func largestScale() throws {
    for t in [
      CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0.7, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: -0.6, c: 0.2, d: 0.4, tx: 0, ty: 0),
    ] {
      let map = try #require(LinearMap(inverting: t))
      let lengths = (0..<3600).map { step -> Double in
        let angle = Double(step) / 3600 * .pi
        let (x, y) = map.applied(cos(angle), sin(angle))
        return (x * x + y * y).squareRoot()
      }
      #expect(abs(map.largestScale - (lengths.max() ?? 0)) < 1e-5)
    }
  }

  @Test("positions without a number are 0, and those beyond all images stay in their range")
  func fixedPositions() {
    #expect(SampleMap.fixed(.nan) == 0)
    #expect(SampleMap.fixed(1) == SampleMap.one)
    #expect(SampleMap.fixed(.infinity) == -SampleMap.fixed(-.infinity))
  }

  @Test("an image that is reduced to a pixel is read from its smallest level alone")
  func smallestLevel() throws {
    let sampler = try #require(
      try ImageSampler(
        try noise(4, 4), source: CGRect(x: 0, y: 0, width: 4, height: 4),
        destination: CGRect(x: 0, y: 0, width: 0.5, height: 0.5), transform: .identity,
        filter: .linear))
    #expect(sampler.near.pixels.width == 1 && sampler.weight == 0 && sampler.far == nil)
  }

  @Test("a shadow that reaches too far to be computed completely is drawn in each clip")
  func farShadow() throws {
    let shadow = DisplayItem.shadow(
      DisplayShadow(
        of: [solid(0, 20, 90, 10, .black), solid(2e9, 0, 1, 1, .black)], radius: 3, offset: .zero,
        color: .black, transform: .identity, hidesItems: true))
    let clips = [10.0, 50.0].map {
      grouped(
        clip: RoundedRectangle(CGRect(x: $0, y: 0, width: 20, height: 50)), items: [shadow])
    }
    let drawn = try Rasterizer().render(frame(90, 50, on: .white, clips))
    for y in 0..<50 { #expect(drawn[15, y] == drawn[60, y]) }
    #expect(drawn[60, 25].red < 40)
  }
}
