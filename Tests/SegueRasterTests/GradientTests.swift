// Compares gradients with their definition: locations, colors between stops, both ways of mixing.

import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct GradientTests {
  private let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)

  private func fill(
    _ gradient: DisplayGradient, _ width: Double, _ height: Double,
    _ transform: CGAffineTransform = .identity, opacity: Double = 1
  ) -> DisplayItem {
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    return .gradient(
      GradientFill(
        shape: .rounded(RoundedRectangle(rect)), transform: transform, gradient: gradient,
        opacity: opacity))
  }

  private func axis(_ x0: Double, _ x1: Double, _ stops: [GradientStop]) -> DisplayGradient {
    DisplayGradient(.axial(from: CGPoint(x: x0, y: 3), to: CGPoint(x: x1, y: 3)), stops: stops)
  }

  private func row(_ item: DisplayItem, _ width: Int, y: Int = 0, on color: DisplayColor = .black)
    throws -> [PremultipliedRGBA8]
  {
    let drawn = try Rasterizer().render(frame(width, y + 1, on: color, [item]))
    return (0..<width).map { drawn[$0, y] }
  }

  private func reds(_ gradient: DisplayGradient, _ width: Int) throws -> [Int] {
    try row(fill(gradient, Double(width), 1), width).map { Int($0.red) }
  }

  private func stops(_ colors: (DisplayColor, Double)...) -> [GradientStop] {
    colors.map { GradientStop($0.0, at: $0.1) }
  }

  @Test("a gradient of the smallest opacity of a byte is drawn, and one of half of it is not")
  func faint() throws {
    let white = axis(0, 8, stops((.white, 0), (.white, 1)))
    #expect(try row(fill(white, 8, 1, opacity: 1.0 / 255), 8).allSatisfy { $0.red == 1 })
    #expect(try row(fill(white, 8, 1, opacity: 0.49 / 255), 8).allSatisfy { $0.red == 0 })
  }

  @Test("from black to white over 255 pixels, every pixel is one level lighter at its center")
  func ramp() throws {
    let gradient = axis(0.5, 255.5, stops((.black, 0), (.white, 1)))
    #expect(try reds(gradient, 256) == Array(0...255))
    // Half a pixel further, each value lies between two and is rounded up.
    let later = axis(0, 255, stops((.black, 0), (.white, 1)))
    #expect(try reds(later, 255) == Array(1...255))
  }

  @Test("equal locations are a sharp edge, wherever it falls")
  func sharp() throws {
    let two = stops((.black, 0.5), (.white, 0.5))
    for edge in [3.0, 3.4, 3.6, 7.49, 7.51] {
      let expected = (0..<10).map { Double($0) + 0.5 >= edge ? 255 : 0 }
      #expect(try reds(axis(0, 2 * edge, two), 10) == expected)
    }
  }

  @Test("a decreasing location counts as equal to the previous one")
  func unsorted() throws {
    let back = stops((.black, 0), (.white, 0.5), (.red, 0.2), (.black, 1))
    let sorted = stops((.black, 0), (.white, 0.5), (.red, 0.5), (.black, 1))
    let (one, other) = (fill(axis(0, 40, back), 40, 1), fill(axis(0, 40, sorted), 40, 1))
    #expect(try row(one, 40) == row(other, 40))
  }

  @Test("locations below 0 and above 1 count, as in a shimmer")
  func beyond() throws {
    let gradient = axis(0, 10, stops((.black, -1), (.white, 2)))
    let expected = (0..<10).map { Int(((Double($0) + 0.5 + 10) / 30 * 255).rounded()) }
    #expect(try reds(gradient, 10) == expected)
    let one = axis(0, 10, stops((.white, 7)))
    #expect(try reds(one, 3) == [255, 255, 255])
  }

  @Test("colors extend before 0 and after 1, or end there")
  func extends() throws {
    var gradient = axis(3, 6, stops((.white, 0.2), (.white, 0.4)))
    #expect(try reds(gradient, 9) == [Int](repeating: 255, count: 9))
    gradient.extendsBefore = false
    #expect(try reds(gradient, 9) == [0, 0, 0, 255, 255, 255, 255, 255, 255])
    gradient.extendsAfter = false
    #expect(try reds(gradient, 9) == [0, 0, 0, 255, 255, 255, 0, 0, 0])
  }

  @Test("white to clear is gray mixed straight and white premultiplied")
  func mixing() throws {
    var gradient = axis(-0.5, 1.5, stops((.white, 0), (clear, 1)))
    #expect(try row(fill(gradient, 1, 1), 1, on: clear) == [PremultipliedRGBA8(64, 64, 64, 128)])
    gradient.mixesPremultiplied = true
    #expect(
      try row(fill(gradient, 1, 1), 1, on: clear) == [PremultipliedRGBA8(128, 128, 128, 128)])
    let pale = DisplayColor(red: 1, green: 1, blue: 1, alpha: 0)
    gradient = axis(-0.5, 1.5, stops((.white, 0), (pale, 1)))
    #expect(
      try row(fill(gradient, 1, 1), 1, on: clear) == [PremultipliedRGBA8(128, 128, 128, 128)])
  }

  @Test("no component exceeds alpha, and both mixes match sums in doubles")
  func translucent() throws {
    let (a, b) = ([0.9, 0.3, 1, 0.8], [0.1, 1, 0.2, 0.05])
    func color(_ p: [Double]) -> DisplayColor {
      DisplayColor(red: p[0], green: p[1], blue: p[2], alpha: p[3])
    }
    for premultiplied in [false, true] {
      var gradient = axis(0, 400, stops((color(a), 0), (color(b), 1)))
      gradient.mixesPremultiplied = premultiplied
      let drawn = try row(fill(gradient, 400, 1, opacity: 0.7), 400, on: clear)
      for (x, pixel) in drawn.enumerated() {
        let t = (Double(x) + 0.5) / 400
        let alpha = a[3] + (b[3] - a[3]) * t
        let exact = (0..<3).map { i in
          premultiplied
            ? a[i] * a[3] * (1 - t) + b[i] * b[3] * t : (a[i] * (1 - t) + b[i] * t) * alpha
        }
        let own = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        for (own, exact) in zip(own, exact + [alpha]) {
          #expect(abs(Double(own) - exact * 0.7 * 255) <= 0.501)
          #expect(own <= pixel.alpha)
        }
      }
    }
  }

  @Test("a radial gradient is the distance from the center, in half axes")
  func ellipse() throws {
    let origin = DisplayCircle(center: .zero, radius: 0)
    let gradient = DisplayGradient(
      .radial(from: origin, to: DisplayCircle(center: .zero, radius: 1)),
      stops: stops((.black, 0), (.white, 1)),
      transform: CGAffineTransform(a: 40, b: 0, c: 0, d: 20, tx: 30.25, ty: 16.5))
    let drawn = try Rasterizer().render(frame(60, 33, [fill(gradient, 60, 33)]))
    for y in 0..<33 {
      for x in 0..<60 {
        let (u, v) = ((Double(x) + 0.25) / 40, (Double(y) - 16) / 20)
        let exact = min((u - 30.0 / 40) * (u - 30.0 / 40) + v * v, 1).squareRoot() * 255
        #expect(abs(Double(drawn[x, y].red) - exact) <= 0.501)
      }
    }
  }

  @Test("a two-circle gradient is the greatest location whose circle meets the pixel")
  func cone() throws {
    let from = DisplayCircle(center: CGPoint(x: 10, y: 16), radius: 2)
    let to = DisplayCircle(center: CGPoint(x: 40, y: 16), radius: 8)
    let gradient = DisplayGradient(
      .radial(from: from, to: to), stops: stops((.black, 0), (.white, 1)), extendsBefore: false,
      extendsAfter: false)
    let drawn = try Rasterizer().render(frame(60, 32, on: .red, [fill(gradient, 60, 32)]))
    // On the axis: the far side of circle t is at 12 + 36 t, the near one at 8 + 24 t.
    for x in 13..<47 {
      let t = (Double(x) + 0.5 - 12) / 36
      let place = t <= 1 ? max(t, (Double(x) + 0.5 - 8) / 24) : (Double(x) + 0.5 - 8) / 24
      let exact = (place <= 1 ? place : t) * 255
      #expect(abs(Double(drawn[x, 16].green) - exact) <= 3, "column \(x)")
    }
    for (x, y) in [(5, 16), (50, 16), (20, 5), (20, 27)] {
      #expect(drawn[x, y] == PremultipliedRGBA8(255, 0, 0, 255))
    }
  }

  @Test("a conic gradient runs clockwise from x through eight directions")
  func conic() throws {
    let gradient = DisplayGradient(
      .conic(center: CGPoint(x: 20.5, y: 20.5), angle: 0), stops: stops((.black, 0), (.white, 1)))
    let drawn = try Rasterizer().render(frame(41, 41, [fill(gradient, 41, 41)]))
    let around = [(40, 20), (40, 40), (20, 40), (0, 40), (0, 20), (0, 0), (20, 0), (40, 0)]
    let expected = [0, 32, 64, 96, 128, 159, 191, 223]
    #expect(around.map { Int(drawn[$0.0, $0.1].red) } == expected)
    let turned = DisplayGradient(
      .conic(center: CGPoint(x: 20.5, y: 20.5), angle: 3.14159265358979 / 2),
      stops: stops((.black, 0), (.white, 1)))
    let later = try Rasterizer().render(frame(41, 41, [fill(turned, 41, 41)]))
    #expect(later[0, 40].red == 32 && later[40, 40].red == 223)
  }

  @Test(
    "a move by 0.01 pixel changes the edge by 0.01 and the colors in proportion"
  )
  func fractions() throws {
    func pixel(_ x: Double, _ column: Int) throws -> Int {
      let move = CGAffineTransform(translationX: x, y: 0)
      let item = fill(axis(0, 20, stops((.white, 0), (.white, 1))), 5, 1, move)
      return Int(try row(item, 8)[column].red)
    }
    #expect(try [pixel(0, 5), pixel(0.1, 5), pixel(0.11, 5)] == [0, 26, 28])
    func colors(_ x: Double) throws -> [PremultipliedRGBA8] {
      let move = CGAffineTransform(translationX: x, y: 0)
      return try row(fill(axis(0, 2.55, stops((.black, 0), (.white, 1))), 9, 1, move), 3)
    }
    // 100 levels per pixel: a hundredth is one of them.
    let (still, moved) = (try colors(-0.5), try colors(-0.51))
    #expect(Int(moved[1].red) - Int(still[1].red) == 1)
  }

  @Test("opaque gradients hide what they cover, others do not")
  func occlusion() throws {
    // Of the same size, it would be one step with a gradient that shades it.
    let photo = try noise(64, 50)
    func painted(_ gradient: DisplayGradient) throws -> Int {
      try paintedPixels(frame(64, 48, [image(photo), fill(gradient, 64, 48)]))
    }
    let opaque = axis(0, 60, stops((.black, 0), (.white, 1)))
    #expect(try painted(opaque) == 64 * 48)
    var part = opaque
    part.extendsAfter = false
    #expect(try painted(part) == 2 * 64 * 48)
    #expect(try painted(axis(0, 60, stops((.black, 0), (clear, 1)))) == 2 * 64 * 48)
  }

  @Test("invalid gradients draw nothing, or something, but never crash")
  func hopeless() throws {
    let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0]
    for a in numbers {
      for b in numbers {
        let two = stops((.white, a), (.black, b))
        let point = CGPoint(x: a, y: b)
        for gradient in [
          axis(a, b, two), axis(0, 5, two),
          DisplayGradient(.conic(center: point, angle: a), stops: two),
          DisplayGradient(
            .radial(
              from: DisplayCircle(center: point, radius: b),
              to: DisplayCircle(center: .zero, radius: a)), stops: two),
          DisplayGradient(
            .conic(center: .zero, angle: 0), stops: two,
            transform: CGAffineTransform(a: a, b: b, c: 0, d: 1, tx: b, ty: a)),
        ] {
          let list = frame(8, 8, [fill(gradient, 8, 8)])
          #expect(isSame(try Rasterizer().render(list), try ReferenceRasterizer.render(list)))
        }
      }
    }
    #expect(try reds(axis(3, 3, stops((.white, 0))), 3) == [0, 0, 0])
    #expect(try reds(axis(0, 3, []), 3) == [0, 0, 0])
  }
}
