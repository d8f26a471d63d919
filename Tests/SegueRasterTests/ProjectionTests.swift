import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

/// A plane rotated about the vertical line through `x`, seen from `distance`; sine and cosine of
/// the angle.
func door(_ cosine: Double, _ sine: Double, distance: Double, at x: Double, _ y: Double)
  -> Homography
{
  Homography(a: cosine, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: sine / distance, q: 0, r: 1)
    .concatenating(Homography(CGAffineTransform(translationX: x, y: y)))
}

func projected(_ map: Homography, _ items: [DisplayItem]) -> DisplayItem {
  .projected(DisplayProjection(items, through: map))
}

@Suite struct ProjectionTests {
  let rasterizer = Rasterizer()

  @Test("tiles, threads and CPU levels do not affect perspective", arguments: UInt64(1)...40)
  func sameness(_ seed: UInt64) throws {
    var lists = try RandomLists(seed: seed &+ 77_000, .spaces)
    for _ in 0..<5 {
      let list = lists.list()
      let expected = try ReferenceRasterizer.render(list)
      for (width, height, workers) in [(16, 16, 1), (1000, 1000, 1), (48, 2, 2)] {
        for level in KernelLevel.available {
          var rasterizer = Rasterizer(workers: workers)
          (rasterizer.tileWidth, rasterizer.tileHeight) = (width, height)
          rasterizer.level = level
          #expect(
            isSame(try rasterizer.render(list), expected),
            "seed \(seed), \(level), \(width) x \(height)\n\(list.dump())")
        }
      }
    }
  }

  @Test("a plane with an affine transform is drawn as by that transform")
  func affine() throws {
    let t = turn(about: 20, 20)
    let photo = try noise(30, 20)
    func items(_ t: CGAffineTransform) -> [DisplayItem] {
      [solid(3, 4, 30, 20, .red, radius: 6, t), image(photo, at: 8, 9, t, opacity: 0.5)]
    }
    let flat = try rasterizer.render(frame(50, 50, items(t)))
    var map = Homography(t)
    let plain = try rasterizer.render(frame(50, 50, [projected(map, items(.identity))]))
    #expect(isSame(flat, plain))
    (map.a, map.b, map.c, map.d) = (map.a * 2, map.b * 2, map.c * 2, map.d * 2)
    (map.tx, map.ty, map.r) = (map.tx * 2, map.ty * 2, 2)
    let twice = try rasterizer.render(frame(50, 50, [projected(map, items(.identity))]))
    #expect(isSame(plain, twice))
  }

  @Test(
    "a rectangle moved by a hundredth of a pixel changes its edge by a hundredth",
    arguments: [0, 1, 7, 50, 99])
  func hundredths(_ n: Int) throws {
    // x maps to 0.8x / (1 + x / 100) + 10: the pixel at s shows the x that maps to s.
    let map = door(0.8, 0.6, distance: 60, at: 10, 2)
    let s = 20 + Double(n) / 100
    let x = (s - 10) / (0.8 - (s - 10) * 0.01)
    let drawn = try rasterizer.render(frame(30, 30, [projected(map, [solid(0, 0, x, 20, .white)])]))
    #expect(abs(Int(drawn[20, 6].red) - Int((255 * (s - 20)).rounded())) <= 1)
    #expect(drawn[19, 6].red == 255 && drawn[21, 6].red == 0)
  }

  @Test("round corners match the formula: a circle appears as its ellipse")
  func circle() throws {
    let map = door(0.8, 0.6, distance: 60, at: 10, 25)
    let items = [solid(0, -20, 40, 40, .white, radius: 20)]
    let drawn = try rasterizer.render(frame(60, 50, [projected(map, items)]))
    guard let back = map.inverted else { return }
    for y in 0..<50 {
      for x in 0..<60 {
        // Coverage by 16 x 16 points.
        var hits = 0
        for i in 0..<256 {
          let p = back.callAsFunction(
            CGPoint(
              x: Double(x) + (Double(i % 16) + 0.5) / 16, y: Double(y) + (Double(i / 16) + 0.5) / 16
            ))
          guard let p else { continue }
          let (dx, dy) = (Double(p.x) - 20, Double(p.y))
          if dx * dx + dy * dy < 400 { hits += 1 }
        }
        #expect(abs(Int(drawn[x, y].red) - hits * 255 / 256) <= 8, "\(x), \(y)")
      }
    }
  }

  @Test("quadratic curves appear where their points do", arguments: [-9.0, 9])
  func quadratic(bulge: Double) throws {
    let map = door(0.8, 0.6, distance: 60, at: 10, 25)
    func path(_ steps: Int?) -> PathOutline {
      var outline = PathOutline()
      outline.append(.move(.zero))
      let (control, end) = (CGPoint(x: 20, y: 2 * bulge), CGPoint(x: 40, y: 0))
      guard let steps else {
        outline.append(.quadCurve(control: control, end: end))
        return outline
      }
      for step in 1...steps {
        let t = Double(step) / Double(steps)
        let u = 1 - t
        outline.append(
          .line(
            CGPoint(x: 2 * u * t * control.x + t * t * end.x, y: 2 * u * t * control.y)))
      }
      return outline
    }
    func drawn(_ steps: Int?) throws -> PixelBuffer {
      try rasterizer.render(
        frame(60, 50, [projected(map, [.path(PathFill(path: path(steps), color: .white))])]))
    }
    let (curve, lines) = (try drawn(nil), try drawn(400))
    var lit = 0
    for y in 0..<50 {
      for x in 0..<60 {
        #expect(abs(Int(curve[x, y].red) - Int(lines[x, y].red)) <= 2, "\(x), \(y)")
        if lines[x, y].red > 0 { lit += 1 }
      }
    }
    #expect(lit > 100)
  }

  @Test("images are sampled perspectively, not along lines between corners")
  func correct() throws {
    let ramp = try PixelBuffer(width: 256, height: 8)
    for y in 0..<8 {
      for x in 0..<256 { ramp[x, y] = PremultipliedRGBA8(UInt8(x), UInt8(x), UInt8(x), 255) }
    }
    let map = door(0.28, 0.96, distance: 300, at: 4, 10)
    let item = image(Bitmap(ramp), at: 0, -4)
    let drawn = try rasterizer.render(frame(60, 20, [projected(map, [item])]))
    guard let back = map.inverted else { return }
    for x in 6..<40 {
      let p = back(CGPoint(x: Double(x) + 0.5, y: 10.5))
      let expected = Double(p?.x ?? 0) - 0.5
      #expect(abs(Double(drawn[x, 10].red) - expected) <= 2, "\(x)")
    }
  }

  @Test("an image seen from its side neither shimmers nor loses detail along it")
  func foreshortened() throws {
    // Columns of one pixel average out; rows of four remain.
    let pixels = try PixelBuffer(width: 512, height: 64)
    for y in 0..<64 {
      for x in 0..<512 {
        let value = UInt8(y / 4 % 2 * 100 + x % 2 * 100)
        pixels[x, y] = PremultipliedRGBA8(value, value, value, 255)
      }
    }
    let photo = image(Bitmap(pixels), at: 0, 0)
    var before: PixelBuffer?
    for step in 0..<6 {
      let map = door(0.125, 0, distance: 1, at: 4 + Double(step) * 0.13, 2)
      var leaning = map
      leaning.p = 1e-7
      let drawn = try rasterizer.render(frame(80, 70, [projected(leaning, [photo])]))
      for x in 10..<60 {
        #expect(abs(Int(drawn[x, 4].red) - 50) <= 6)
        #expect(abs(Int(drawn[x, 8].red) - 150) <= 6)
        if let before { #expect(abs(Int(drawn[x, 4].red) - Int(before[x, 4].red)) <= 6) }
      }
      before = drawn
    }
  }

  @Test("parts behind the eye are clipped at the horizon")
  func horizon() throws {
    // A floor: y = 0 is below the eye, and w = 1 − y / 100 becomes zero at y = 100.
    let floor = Homography(a: 1, b: 0, c: 0, d: -0.9, tx: 0, ty: 40, p: 0, q: -0.01, r: 1)
    let light = try PixelBuffer(width: 64, height: 64)
    for i in 0..<4096 { light[i % 64, i / 64] = PremultipliedRGBA8(200, 200, 200, 255) }
    let photo = Bitmap(light)
    let whole = CGRect(x: -500, y: -500, width: 1000, height: 1000)
    let quad = ImageQuad(
      bitmap: photo, source: CGRect(x: 0, y: 0, width: 64, height: 64), destination: whole,
      transform: .identity)
    for item in [solid(-500, -500, 1000, 1000, .white), .image(quad)] {
      let drawn = try rasterizer.render(frame(40, 120, [projected(floor, [item])]))
      // y = −500 appears at 40 + 250 / 6 = 81.7; y → 100 maps to −∞.
      #expect((0..<81).allSatisfy { drawn[20, $0].alpha == 255 && drawn[20, $0].green > 20 })
      #expect((83..<120).allSatisfy { drawn[20, $0].red == 0 })
    }
  }

  @Test("a card on its edge and invalid transforms draw nothing")
  func nothing() throws {
    let card = [solid(0, 0, 20, 20, .white), image(try noise(8, 8), at: 2, 2)]
    var maps = [door(0, 1, distance: 100, at: 10, 10), door(1e-17, 1, distance: 100, at: 10, 10)]
    for value in [Double.nan, .infinity, -.infinity, 1e308] {
      var map = door(0.8, 0.6, distance: 100, at: 10, 10)
      map.p = value
      maps.append(map)
      map = door(0.8, 0.6, distance: 100, at: 10, 10)
      map.a = value
      maps.append(map)
    }
    maps.append(Homography(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: 0, q: 0, r: -1))
    for map in maps {
      let drawn = try rasterizer.render(frame(30, 30, [projected(map, card)]))
      let lit = (0..<900).count { drawn[$0 % 30, $0 / 30].red > 0 }
      #expect(lit <= 30, "\(map)")
    }
  }

  @Test("a group fades as one across a fold")
  func fold() throws {
    let left = projected(door(0.8, 0.6, distance: 100, at: 20, 5), [solid(-20, 0, 22, 20, .red)])
    let right = projected(door(0.8, -0.6, distance: 100, at: 20, 5), [solid(-2, 0, 22, 20, .red)])
    let list = frame(40, 40, on: .white, [grouped(opacity: 0.5, items: [left, right])])
    let drawn = try rasterizer.render(list)
    for x in 10..<30 { #expect(drawn[x, 12] == PremultipliedRGBA8(255, 127, 127, 255), "\(x)") }
  }

  @Test("nested planes multiply their transforms")
  func nested() throws {
    let (outer, inner) = (
      door(0.8, 0.6, distance: 90, at: 30, 20), door(0.6, 0.8, distance: 80, at: 3, 2)
    )
    let item = [solid(-10, -8, 20, 16, .white, radius: 4), image(try noise(12, 9), at: -5, -5)]
    let twice = try rasterizer.render(frame(60, 40, [projected(outer, [projected(inner, item)])]))
    let once = try rasterizer.render(frame(60, 40, [projected(inner.concatenating(outer), item)]))
    #expect(isSame(once, twice))
  }

  @Test("with slight perspective, a shadow matches the flat shadow within 2")
  func shadows() throws {
    let card = [solid(0, 0, 30, 24, .blue, radius: 5)]
    for (t, radius) in [
      (CGAffineTransform.identity, 4.0), (turn(about: 15, 12), 6), (.identity, 1),
    ] {
      let place = t.concatenating(CGAffineTransform(translationX: 20, y: 18))
      func shadow(_ t: CGAffineTransform) -> DisplayItem {
        .shadow(
          DisplayShadow(
            of: card.map { $0.transformed(by: t) }, radius: radius,
            offset: CGSize(width: 3, height: 5), color: .black, transform: t))
      }
      var map = Homography(place)
      map.p = 1e-9
      let flat = try rasterizer.render(frame(80, 70, on: .white, [shadow(place)]))
      let seen = try rasterizer.render(
        frame(80, 70, on: .white, [projected(map, [shadow(.identity)])]))
      for y in 0..<70 {
        for x in 0..<80 {
          #expect(abs(Int(flat[x, y].red) - Int(seen[x, y].red)) <= 2, "\(x), \(y), \(radius)")
        }
      }
    }
  }

  @Test("a shadow that is far larger than the frame reaches as far as a flat one, on all sides")
  func cornersOfLargeShadow() throws {
    let card = [solid(0, 0, 300, 200, .blue)]
    for corner in [(0.0, 0.0), (300, 0), (0, 200), (300, 200)] {
      let place = CGAffineTransform(translationX: 20 - corner.0, y: 20 - corner.1)
      func shadow(_ t: CGAffineTransform) -> DisplayItem {
        .shadow(
          DisplayShadow(
            of: card.map { $0.transformed(by: t) }, radius: 5, offset: .zero, color: .black,
            transform: t, hidesItems: true))
      }
      var map = Homography(place)
      map.p = 1e-9
      let flat = try rasterizer.render(frame(40, 40, on: .white, [shadow(place)]))
      let seen = try rasterizer.render(
        frame(40, 40, on: .white, [projected(map, [shadow(.identity)])]))
      let differences = (0..<1600).map {
        abs(Int(flat[$0 % 40, $0 / 40].red) - Int(seen[$0 % 40, $0 / 40].red))
      }
      #expect(differences.allSatisfy { $0 <= 2 }, "at \(corner)")
    }
  }

  @Test("stripes of a pixel that are far away become their mean")
  func farStripes() throws {
    let pixels = try PixelBuffer(width: 256, height: 256)
    for y in 0..<256 {
      for x in 0..<256 {
        pixels[x, y] = x % 2 == 0 ? PremultipliedRGBA8(255, 255, 255, 255) : .init(0, 0, 0, 255)
      }
    }
    let scale = 1 / 9.3
    var map = Homography(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 2.2, ty: 2.2))
    map.p = 1e-6
    let drawn = try rasterizer.render(frame(30, 30, [projected(map, [image(Bitmap(pixels))])]))
    for x in 4..<27 { #expect(abs(Int(drawn[x, 15].red) - 128) <= 4, "column \(x)") }
  }

  @Test("under a shear, a shadow is the upright one, sheared")
  func shearedShadow() throws {
    let shear = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 10, ty: 20)
    let shadow = DisplayShadow(
      of: [solid(0, 0, 60, 30, .black, shear)], radius: 5, offset: .zero, color: .black,
      transform: shear, hidesItems: true)
    let sheared = try rasterizer.render(frame(120, 70, on: .white, [.shadow(shadow)]))
    let upright = DisplayShadow(
      of: [solid(20, 20, 60, 30, .black)], radius: 5, offset: .zero, color: .black,
      transform: .identity, hidesItems: true)
    let straight = try rasterizer.render(frame(120, 70, on: .white, [.shadow(upright)]))
    // Row y of the sheared shadow is moved by half of its distance from the top, minus the
    // difference in position.
    for y in stride(from: 6, to: 62, by: 4) {
      let shift = (y - 20) / 2 - 10
      for x in 30..<80 {
        let (a, b) = (Int(sheared[x + shift, y].red), Int(straight[x, y].red))
        #expect(abs(a - b) <= 7, "\(x), \(y)")
      }
    }
  }
}
