// JPEGs whose every sample is known decode to the pixels that the standards specify.

import SegueImages
import SeguePixels
import Testing

@Suite struct JPEGDecodingTests {
  @Test("grays are exact at any size, baseline and progressive, with and without restarts")
  func grays() throws {
    for (width, height) in [(1, 1), (8, 8), (17, 9), (33, 40)] {
      for isProgressive in [false, true] {
        for interval in [0, 1, 3] {
          var jpeg = JPEGBuilder(width: width, height: height, isProgressive: isProgressive)
          jpeg.restartInterval = interval
          jpeg.value = { ($1 * 67 + $2 * 91 + 5) % 256 }
          let got = try ImageDecoder.decode(jpeg.build(), named: "x.jpg").pixels
          #expect((got.width, got.height) == (width, height))
          for y in 0..<height {
            for x in 0..<width {
              let gray = UInt8(jpeg.value(0, x / 8, y / 8))
              #expect(got[x, y] == PremultipliedRGBA8(gray, gray, gray, 255))
            }
          }
        }
      }
    }
  }

  @Test("a gray image's own sampling factors are ignored")
  func grayFactors() throws {
    var jpeg = JPEGBuilder(width: 20, height: 20)
    jpeg.components[0].across = 2
    jpeg.components[0].down = 2
    jpeg.value = { $1 * 50 + $2 * 60 }
    let got = try ImageDecoder.decode(jpeg.build(), named: "x").pixels
    #expect((got[0, 0].red, got[19, 0].red, got[0, 19].red) == (0, 100, 120))
  }

  @Test("chroma is interpolated between centered samples", arguments: samplings)
  func colors(_ sampling: Sampling) throws {
    for (width, height) in [(1, 1), (2, 3), (16, 16), (33, 17), (19, 35)] {
      for (isProgressive, isInterleaved) in [(false, true), (false, false), (true, true)] {
        var jpeg = colorful(width, height, sampling)
        (jpeg.isProgressive, jpeg.isInterleaved) = (isProgressive, isInterleaved)
        let got = try ImageDecoder.decode(jpeg.build(), named: "x.jpg").pixels
        var worst = 0.0
        for y in 0..<height {
          for x in 0..<width {
            let want = sampling.rgb(jpeg, x, y)
            let pixel = got[x, y]
            for (a, b) in zip(want, [pixel.red, pixel.green, pixel.blue]) {
              worst = max(worst, abs(a - Double(b)))
            }
          }
        }
        // Half a step for the single rounding, plus the imprecision of the factors.
        #expect(worst <= 0.52, "\(width) x \(height)")
      }
    }
  }

  @Test("Adobe's marker determines the colors unless JFIF does; then the component names")
  func colorModels() throws {
    let values = [200, 90, 30]
    func red(_ segments: [(Int, [UInt8])], _ names: [Int]) throws -> [UInt8] {
      var jpeg = JPEGBuilder(width: 8, height: 8)
      jpeg.components = names.map { .init(identifier: $0) }
      jpeg.segments = segments
      jpeg.value = { component, _, _ in values[component] }
      let pixel = try ImageDecoder.decode(jpeg.build(), named: "x").pixels[4, 4]
      return [pixel.red, pixel.green, pixel.blue]
    }
    let rgb: [UInt8] = [200, 90, 30]
    // 200 + 1.402 · (30 − 128), 200 − 0.344136 · (90 − 128) − 0.714136 · (30 − 128), …
    let yCbCr: [UInt8] = [63, 255, 133]
    #expect(try red([], [1, 2, 3]) == yCbCr)
    #expect(try red([JPEGBuilder.adobe(0)], [1, 2, 3]) == rgb)
    #expect(try red([JPEGBuilder.adobe(1)], [1, 2, 3]) == yCbCr)
    #expect(try red([JPEGBuilder.jfif, JPEGBuilder.adobe(0)], [1, 2, 3]) == yCbCr)
    #expect(try red([], [82, 71, 66]) == rgb)
    #expect(try red([JPEGBuilder.jfif], [82, 71, 66]) == yCbCr)
    #expect(try red([JPEGBuilder.adobe(1)], [82, 71, 66]) == yCbCr)
  }

  @Test("four color components become RGB; Adobe's are stored inverted")
  func styles() throws {
    func pixel(_ adobe: Int?, _ values: [Int]) throws -> PremultipliedRGBA8 {
      var jpeg = JPEGBuilder(width: 8, height: 8)
      jpeg.components = (1...4).map { .init(identifier: $0) }
      jpeg.segments = adobe.map { [JPEGBuilder.adobe($0)] } ?? []
      jpeg.value = { component, _, _ in values[component] }
      return try ImageDecoder.decode(jpeg.build(), named: "x").pixels[4, 4]
    }
    // (255 − C)(255 − K) / 255.
    #expect(try pixel(nil, [0, 255, 55, 55]) == PremultipliedRGBA8(200, 0, 157, 255))
    #expect(try pixel(0, [255, 0, 200, 200]) == PremultipliedRGBA8(200, 0, 157, 255))
    // Y'CbCr of (255, 255, 255): no light in the first three inks, inverted.
    #expect(try pixel(2, [255, 128, 128, 255]) == PremultipliedRGBA8(0, 0, 0, 255))
    #expect(try pixel(2, [55, 128, 128, 255]) == PremultipliedRGBA8(200, 200, 200, 255))
    #expect(try pixel(2, [0, 128, 128, 51]) == PremultipliedRGBA8(51, 51, 51, 255))
  }

  @Test("EXIF orientation is read in both byte orders", arguments: 1...8, [false, true])
  func orientation(_ orientation: Int, _ little: Bool) throws {
    var jpeg = JPEGBuilder(width: 24, height: 16)
    jpeg.value = { $1 * 100 + $2 * 40 }
    jpeg.segments = [JPEGBuilder.exif(orientation, little: little)]
    let bytes = jpeg.build()
    let got = try ImageDecoder.decode(bytes, named: "x.jpg").pixels
    #expect((got.width, got.height) == (orientation < 5 ? (24, 16) : (16, 24)))
    // The destinations of the stored corners: top left, top right, bottom left.
    let corners = [[0, 200, 40], [200, 0, 240], [240, 40, 200], [40, 240, 0], [0, 40, 200]]
    let turned = [[40, 0, 240], [240, 200, 40], [200, 240, 0]]
    let want = (corners + turned)[orientation - 1]
    let (right, bottom) = (got.width - 1, got.height - 1)
    #expect([got[0, 0], got[right, 0], got[0, bottom]].map { Int($0.red) } == want)
    let (stored, found) = try ImageDecoder.decodeStored(bytes, named: "x.jpg")
    #expect(found.rawValue == orientation && stored.pixels[0, 0].red == 0)
  }

  @Test("an invalid orientation counts as upright")
  func oddOrientation() throws {
    let short = ["Exif\0\0II*", "Exif\0\0II*\0\u{7F}\u{7F}\u{7F}\u{7F}"].map { Array($0.utf8) }
    for exif in [JPEGBuilder.exif(0).1, JPEGBuilder.exif(9).1] + short {
      var jpeg = JPEGBuilder(width: 24, height: 16)
      jpeg.segments = [(0xE1, exif)]
      #expect(try ImageDecoder.decode(jpeg.build(), named: "x").width == 24)
    }
  }

  @Test("comments, application data and trailing bytes change nothing")
  func others() throws {
    var jpeg = JPEGBuilder(width: 16, height: 8)
    jpeg.value = { _, x, _ in x * 100 + 20 }
    let plain = try ImageDecoder.decode(jpeg.build(), named: "x").pixels
    let texts = [
      (0xFE, "CS=ITU601"), (0xFE, "Intel(R) JPEG Library, version 1"), (0xE0, "AVI1\u{1}"),
      (0xE2, "ICC_PROFILE\0nonsense"), (0xE7, ""),
    ]
    jpeg.segments = texts.map { marker, text in (marker, Array(text.utf8)) }
    jpeg.segments.append((0xED, [UInt8](repeating: 0xFF, count: 300)))
    let other = try ImageDecoder.decode(jpeg.build() + jpeg.build(), named: "x").pixels
    for y in 0..<8 { #expect(Array(plain.row(y)) == Array(other.row(y))) }
  }
}

/// The chroma sampling: the number of luma samples for each chroma sample.
struct Sampling: Sendable, CustomTestStringConvertible {
  let across, down: Int
  var testDescription: String { "\(across) x \(down)" }

  /// According to the standards: linear between the centers, with the outermost repeated, then
  /// JFIF's formulas.
  func rgb(_ jpeg: JPEGBuilder, _ x: Int, _ y: Int) -> [Double] {
    func chroma(_ component: Int) -> Double {
      func sample(_ i: Int, _ j: Int) -> Double {
        let columns = (jpeg.width + across - 1) / across
        let rows = (jpeg.height + down - 1) / down
        let (i, j) = (min(max(i, 0), columns - 1), min(max(j, 0), rows - 1))
        return Double(jpeg.value(component, i / 8, j / 8)) - 128
      }
      let (u, v) = (place(x, across), place(y, down))
      let (i, j) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
      let (s, t) = (u - Double(i), v - Double(j))
      let upper = sample(i, j) * (1 - s) + sample(i + 1, j) * s
      let lower = sample(i, j + 1) * (1 - s) + sample(i + 1, j + 1) * s
      return upper * (1 - t) + lower * t
    }
    let luma = Double(jpeg.value(0, x / 8, y / 8))
    let (cb, cr) = (chroma(1), chroma(2))
    return [
      luma + 1.402 * cr, luma - 0.114 * 1.772 / 0.587 * cb - 0.299 * 1.402 / 0.587 * cr,
      luma + 1.772 * cb,
    ].map { min(max($0, 0), 255) }
  }

  private func place(_ x: Int, _ factor: Int) -> Double {
    (Double(x) + 0.5) / Double(factor) - 0.5
  }
}

private let samplings = [(1, 1), (2, 1), (1, 2), (2, 2)].map { Sampling(across: $0, down: $1) }

private func colorful(_ width: Int, _ height: Int, _ sampling: Sampling) -> JPEGBuilder {
  var jpeg = JPEGBuilder(width: width, height: height)
  jpeg.components = [
    .init(identifier: 1, across: sampling.across, down: sampling.down), .init(identifier: 2),
    .init(identifier: 3),
  ]
  jpeg.value = { component, x, y in 60 + (component * 83 + x * 37 + y * 59) % 140 }
  return jpeg
}
