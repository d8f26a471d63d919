// Images and gradients with shades of the same outline over them, which are painted row by row together:
// the strips of bent pages and folded screens, and pieces that darken as they fall. All of it must have
// the bytes of the reference.

import CoreGraphics
import Foundation
import SegueDisplay
import SeguePixels
import Testing

@testable import SegueRaster

@Suite struct ShadedPassTests {
  private static let rect = CGRect(x: 0, y: 0, width: 120, height: 70)

  private static let places: [CGAffineTransform] = [
    CGAffineTransform(translationX: 20.37, y: 3.61),
    CGAffineTransform(rotationAngle: 0.4).concatenating(.init(translationX: 60, y: 5)),
    CGAffineTransform(rotationAngle: -1.2).concatenating(.init(translationX: 10.3, y: 80)),
    CGAffineTransform(a: 0.6, b: 0.1, c: -0.2, d: 0.6, tx: 40, ty: 9),
  ]

  private func color(_ value: Double, _ alpha: Double) -> DisplayColor {
    DisplayColor(red: value, green: value * 0.9, blue: value, alpha: alpha)
  }

  private func gradient(
    _ from: DisplayColor, _ to: DisplayColor, _ place: CGAffineTransform, end: CGPoint,
    in rect: CGRect = rect
  ) -> DisplayItem {
    .gradient(
      GradientFill(
        shape: .rounded(RoundedRectangle(rect)), transform: place,
        gradient: DisplayGradient(
          .axial(from: .zero, to: end), stops: [GradientStop(from, at: 0), GradientStop(to, at: 1)])
      ))
  }

  private func polygon(_ points: [CGPoint]) -> PathOutline {
    var path = PathOutline()
    for (index, point) in points.enumerated() {
      path.append(index == 0 ? .move(point) : .line(point))
    }
    path.append(.close)
    return path
  }

  private func expectReference(_ items: [DisplayItem]) throws {
    try expectReferenceBytes(frame(200, 96, on: .red, items))
  }

  /// Returns opaque paints, each with several shades.
  private func shaded(_ place: CGAffineTransform) throws -> [[DisplayItem]] {
    let photo = try noise(120, 70, seed: 3)
    let across = gradient(color(0, 0.6), color(0, 0), place, end: CGPoint(x: 120, y: 0))
    let slanted = gradient(color(1, 0.1), color(0.4, 0.7), place, end: CGPoint(x: 90, y: 60))
    let back = gradient(color(0.9, 1), color(0.3, 1), place, end: CGPoint(x: 40, y: 70))
    let dark = solid(0, 0, 120, 70, color(0, 0.3), place)
    let tinted = solid(0, 0, 120, 70, color(0.4, 0.7), place)
    return [
      [image(photo, at: 0, 0, place), across], [image(photo, at: 0, 0, place), dark, slanted],
      [image(photo, at: 0, 0, place), slanted, tinted, across, dark],
      [image(photo, at: 0, 0, place), across, slanted, across, slanted],
      [back, dark], [back, across, slanted],
    ]
  }

  @Test(
    "shades are those of the reference, alone and behind what shares their edges",
    arguments: places)
  func shades(_ place: CGAffineTransform) throws {
    for items in try shaded(place) {
      try expectReference(items)
      try expectReference([grouped(opacity: 0.6, items: items)])
      let beside = solid(120, 0, 40, 70, color(0.2, 1), place)
      let across = solid(100, -10, 60, 60, .white, turn(about: 130, 40))
      try expectReference(items + [beside, across])
    }
  }

  @Test("shades in clips and masks are those of the reference", arguments: places)
  func clipped(_ place: CGAffineTransform) throws {
    let strip = RoundedRectangle(CGRect(x: 30, y: -50, width: 40, height: 200))
    let window = turn(about: 60, 40)
    let triangle = polygon([
      CGPoint(x: 0, y: 4), CGPoint(x: 120, y: 0), CGPoint(x: 50, y: 70),
    ])
    let mask = DisplayItem.path(PathFill(path: triangle, transform: place, color: .black))
    for items in try shaded(place) {
      try expectReference([grouped(clip: strip, window, items: items)])
      let inner = RoundedRectangle(Self.rect)
      try expectReference(
        [grouped(clip: strip, window, items: [grouped(clip: inner, place, items: items)])])
      for opacity in [1, 0.4] {
        try expectReference([.masked(DisplayMask(items, through: [mask], opacity: opacity))])
      }
      let casts = DisplayItem.masked(DisplayMask([solid(0, 0, 200, 96, .blue)], through: items))
      try expectReference([casts])
    }
  }

  @Test("shades in space are those of the reference")
  func projected() throws {
    let maps = [
      Homography(a: 0.8, b: -0.1, c: 0, d: 0.9, tx: 13, ty: 12, p: -0.0005, q: 0, r: 1),
      Homography(a: 0.8, b: 0, c: -0.1, d: 0.9, tx: 30, ty: 2, p: 0, q: -0.0005, r: 1),
      Homography(a: 0.8, b: 0.1, c: -0.3, d: 0.9, tx: 30, ty: 2, p: 0.0003, q: -0.0005, r: 1),
    ]
    for items in try shaded(.identity) {
      for map in maps {
        let space = DisplayItem.projected(DisplayProjection(items, through: map))
        try expectReference([space])
        try expectReference([space, solid(90, 10, 60, 60, .white, turn(about: 130, 40))])
      }
    }
  }

  @Test("layers of one outline share what is in front of them")
  func sharing() throws {
    let place = Self.places[1]
    let items = [
      image(try noise(120, 70), at: 0, 0, place), solid(0, 0, 120, 70, color(0, 0.3), place),
      gradient(color(0, 0.6), color(0, 0), place, end: CGPoint(x: 120, y: 0)),
      solid(100, -10, 60, 60, .white, turn(about: 130, 40)),
    ]
    let plan = try RasterPlan(frame(200, 96, items))
    let edges = plan.nodes.map(\.sharedEdges)
    #expect(edges.count == 4 && edges[0] != nil && edges[3] == nil)
    #expect(edges[0] === edges[1] && edges[0] === edges[2])
    var steps: [Step] = []
    TilePlan.open(plan.nodes, into: &steps)
    #expect(steps.count == 2)
  }

  @Test("what surrounds a clip has no outline of its own in it, in groups inside, too")
  func opened() throws {
    let window = turn(about: 60, 40)
    let strip = RoundedRectangle(CGRect(x: 50, y: 30, width: 10, height: 20))
    let small = solid(52, 42, 4, 4, .white, window)
    let inner = RoundedRectangle(CGRect(x: 40, y: 40, width: 60, height: 60))
    let large = solid(40, 20, 60, 60, .blue, window)
    let same = solid(50, 30, 10, 20, .blue, window)
    let list = frame(
      200, 96,
      [
        grouped(
          clip: strip, window,
          items: [grouped(clip: inner, window, items: [large, same, small]), small, large])
      ])
    guard case .group(let nodes, _)? = try RasterPlan(list).nodes.first?.kind,
      case .group(let nested, _)? = nodes.first?.kind
    else {
      Issue.record("no groups")
      return
    }
    #expect(nodes.map { $0.shape == nil } == [false, false, true])
    #expect(nested.map { $0.shape == nil } == [true, false, false])
  }

  @Test("the edges of strips that end outside of the frame on the same line are apart in it")
  func strips() throws {
    let turned = CGAffineTransform(rotationAngle: 0.6)
    func strip(_ x: Double) throws -> Outline {
      try #require(
        Outline(RoundedRectangle(CGRect(x: x, y: -900, width: 20, height: 1800)), turned))
    }
    let (own, pixels) = (try strip(30), PixelRect(minX: 0, minY: 0, maxX: 200, maxY: 96))
    for (x, expected) in [(47.0, false), (49.5, true), (50, true), (51.5, true), (53, false)] {
      let other = try strip(x)
      #expect(own.sharedPixels(with: other, within: pixels).isEmpty != expected, "\(x)")
      #expect(other.sharedPixels(with: own, within: pixels).isEmpty != expected, "\(x)")
    }
    #expect(own.mayShareEdges(with: try strip(47)))
  }

  @Test("edges that cross share the pixels around the crossing")
  func crossing() throws {
    func half(_ angle: Double) throws -> Outline {
      let place = CGAffineTransform(rotationAngle: angle).concatenating(
        .init(translationX: 100, y: 48))
      return try #require(
        Outline(RoundedRectangle(CGRect(x: -300, y: 0, width: 600, height: 500)), place))
    }
    let (a, b) = (try half(0.4), try half(1.3))
    let pixels = PixelRect(minX: 0, minY: 0, maxX: 200, maxY: 96)
    let crossing = PixelRect(minX: 99, minY: 47, maxX: 101, maxY: 49)
    for shared in [
      a.sharedPixels(with: b, within: pixels), b.sharedPixels(with: a, within: pixels),
    ] {
      #expect(shared.contains(crossing) && shared.width < 16 && shared.height < 16)
    }
  }

  @Test("an outline surrounds what lies inside of it by more than a pixel")
  func surrounded() throws {
    let place = CGAffineTransform(rotationAngle: 0.4)
    let outline = try #require(Outline(RoundedRectangle(Self.rect), place))
    func surrounds(_ points: [CGPoint]) throws -> Bool {
      try outline.surrounds(#require(try PathShape(polygon(points), place, rule: .nonZero)))
    }
    let corners = [CGPoint(x: 3, y: 4), CGPoint(x: 117, y: 3), CGPoint(x: 50, y: 67)]
    #expect(try surrounds(corners))
    #expect(try !surrounds(corners + [CGPoint(x: 1, y: 60)]))
    #expect(try !surrounds(Array(repeating: corners, count: 6).flatMap { $0 }))
    for (inset, expected) in [(3.0, true), (1, false)] {
      let inner = Self.rect.insetBy(dx: inset, dy: inset)
      #expect(
        try outline.surrounds(#require(Outline(RoundedRectangle(inner), place))) == expected)
    }
  }
}
