// Content that is drawn in fewer passes than it has items: screens and the colors that dim them,
// screens behind masks, parts beside what hides the middle, and rows that are like the row above.
// All of it must have the bytes of the reference.

import CoreGraphics
import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct SharedPassTests {
  private func gray(_ value: Double, _ alpha: Double) -> DisplayColor {
    DisplayColor(red: value, green: value, blue: value, alpha: alpha)
  }

  private static let places: [CGAffineTransform] = [
    .identity, CGAffineTransform(translationX: 20.37, y: -3.61),
    CGAffineTransform(a: 0.83, b: 0, c: 0, d: 0.83, tx: 14.2, ty: 9.9),
    CGAffineTransform(rotationAngle: 0.1),
  ]

  @Test("a dimmed screen is painted once, whatever the color", arguments: places)
  func dimmed(_ place: CGAffineTransform) throws {
    let screen = try noise(200, 96)
    let colors = [
      gray(0, 0.2), gray(0, 0.501), gray(1, 0.37), gray(0.5, 0.4),
      DisplayColor(red: 0.2, green: 0, blue: 0.9, alpha: 0.7), gray(0, 0.002),
    ]
    for color in colors {
      let items = [image(screen, at: 0, 0, place), solid(0, 0, 200, 96, color, place)]
      try expectReferenceBytes(frame(200, 96, on: .red, items))
      try expectReferenceBytes(frame(200, 96, on: .red, [grouped(opacity: 0.6, items: items)]))
      let clip = RoundedRectangle(CGRect(x: 0, y: 0, width: 200, height: 96), radius: 17)
      try expectReferenceBytes(frame(200, 96, on: .red, [grouped(clip: clip, place, items: items)]))
    }
  }

  @Test("a dimmed screen hides what is behind it, and is one step")
  func dimmedHides() throws {
    let screen = try noise(64, 48)
    let items = [image(screen), image(screen), solid(0, 0, 64, 48, gray(0, 0.5))]
    #expect(try paintedPixels(frame(64, 48, items)) == 64 * 48)
  }

  @Test("what is hidden in the middle is drawn on both sides only", arguments: places)
  func divided(_ place: CGAffineTransform) throws {
    let (wide, card) = (try noise(240, 96, seed: 3), try noise(120, 96, seed: 4))
    let shift = CGAffineTransform(translationX: 57, y: 0).concatenating(place)
    let behind = [image(wide), solid(0, 0, 240, 96, gray(0, 0.3))]
    try expectReferenceBytes(frame(240, 96, behind + [image(card, at: 0, 0, shift)]))
    let second = image(try noise(70, 96, seed: 5), at: 165, 0)
    try expectReferenceBytes(frame(240, 96, behind + [image(card, at: 10, 0), second]))
  }

  @Test("the hidden middle is not painted")
  func dividedPixels() throws {
    let (wide, card) = (try noise(240, 96), try noise(120, 96))
    let list = frame(240, 96, [image(wide), image(card, at: 60, 0)])
    #expect(try paintedPixels(list) == 240 * 96)
  }

  @Test("two screens that fade into each other are painted together", arguments: places)
  func crossfaded(_ place: CGAffineTransform) throws {
    let (old, new) = (try noise(200, 96, seed: 8), try noise(200, 96, seed: 9))
    for opacity in [0.002, 0.3, 0.5, 0.998] {
      try expectReferenceBytes(
        frame(200, 96, on: .red, [image(old), image(new, opacity: opacity)]))
      let moved = image(new, at: 0, 0, place, opacity: opacity)
      try expectReferenceBytes(frame(200, 96, on: .red, [image(old, at: 3, -2), moved]))
      try expectReferenceBytes(
        frame(200, 96, on: .red, [image(old, at: 0, 0, place), moved, image(old, at: 90, 40)]))
    }
  }

  @Test("a screen behind a mask is mixed row by row", arguments: [1, 0.6])
  func masked(_ opacity: Double) throws {
    let (old, new) = (try noise(200, 96, seed: 6), try noise(200, 96, seed: 7))
    let ramp = DisplayItem.gradient(
      GradientFill(
        shape: .rounded(RoundedRectangle(CGRect(x: 0, y: 0, width: 200, height: 96))),
        transform: .identity,
        gradient: DisplayGradient(
          .axial(from: CGPoint(x: 60, y: 0), to: CGPoint(x: 130, y: 0)),
          stops: [
            GradientStop(gray(0, 1), at: 0),
            GradientStop(gray(0, 0), at: 1),
          ])))
    let holes = [
      [ramp], [solid(30, 20, 90, 50, .white, radius: 20)],
      [
        solid(0, 0, 50, 96, .white), solid(120, 0, 60, 96, .white),
        solid(60, 10, 8, 8, gray(1, 0.4)),
      ],
      [solid(-40, 30, 120, 40, .white, turn(about: 90, 40))],
    ]
    for mask in holes {
      for shown in [[image(new)], [image(new), solid(0, 0, 200, 96, gray(0, 0.4))]] {
        let item = DisplayItem.masked(DisplayMask(shown, through: mask, opacity: opacity))
        try expectReferenceBytes(frame(200, 96, [image(old), item]))
      }
    }
  }

  @Test("rows of gradients and of upright edges are the same as those above them")
  func evenRows() throws {
    for transform in Self.places + [CGAffineTransform(a: 0, b: 1.3, c: -1.1, d: 0, tx: 150, ty: 4)]
    {
      for end in [CGPoint(x: 70, y: 0), CGPoint(x: 0, y: 80), CGPoint(x: 40, y: 30)] {
        let fill = GradientFill(
          shape: .rounded(RoundedRectangle(CGRect(x: 0, y: 0, width: 90, height: 80))),
          transform: transform,
          gradient: DisplayGradient(
            .axial(from: .zero, to: end),
            stops: [
              GradientStop(gray(0.1, 0.9), at: 0),
              GradientStop(.red, at: 0.4),
              GradientStop(gray(1, 0.1), at: 1),
            ]))
        let photo = try noise(100, 96)
        let beside = image(photo, at: 90, 0, transform)
        let space = DisplayItem.projected(
          DisplayProjection(
            [.gradient(fill), beside],
            through: Homography(
              a: 0.8, b: -0.1, c: 0, d: 0.9, tx: 3, ty: 2, p: -0.0005, q: 0, r: 1)))
        let level = DisplayItem.projected(
          DisplayProjection(
            [.gradient(fill), beside],
            through: Homography(
              a: 0.8, b: 0, c: -0.1, d: 0.9, tx: 30, ty: 2, p: 0, q: -0.0005, r: 1)))
        try expectReferenceBytes(frame(200, 96, on: .blue, [.gradient(fill), beside]))
        try expectReferenceBytes(frame(200, 96, on: .blue, [space]))
        try expectReferenceBytes(frame(200, 96, on: .blue, [level]))
      }
    }
  }
}
