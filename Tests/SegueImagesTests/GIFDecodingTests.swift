// The first image of a GIF, on a transparent canvas.

import SegueImages
import SeguePixels
import SegueWorld
import Testing

@Suite struct GIFDecodingTests {
  @Test("indices become colors, progressive and interlaced", arguments: [false, true])
  func colors(_ isInterlaced: Bool) throws {
    for (width, height) in [(1, 1), (5, 3), (17, 19), (64, 33)] {
      var gif = GIFBuilder(width: width, height: height)
      gif.images[0] = .init(width: width, height: height, isInterlaced: isInterlaced)
      gif.images[0].index = { ($0 + $1 * 3) % 8 }
      let got = try ImageDecoder.decode(gif.build(), named: "x.png").pixels
      #expect((got.width, got.height) == (width, height))
      for y in 0..<height {
        for x in 0..<width {
          let color = gif.colors[(x + y * 3) % 8]
          #expect(got[x, y] == PremultipliedRGBA8(color[0], color[1], color[2], 255))
        }
      }
    }
  }

  @Test("one color can be transparent; outside the first image, the canvas is clear")
  func transparency() throws {
    var gif = GIFBuilder(width: 6, height: 5, background: 3)
    gif.images[0] = .init(left: 1, top: 2, width: 3, height: 2, transparent: 4)
    gif.images[0].index = { x, _ in x + 3 }
    gif.images.append(.init(width: 6, height: 5))
    let got = try ImageDecoder.decode(gif.build(), named: "x").pixels
    for y in 0..<5 {
      for x in 0..<6 {
        let isShown = (1...3).contains(x) && (2...3).contains(y) && x != 2
        #expect((got[x, y] == PremultipliedRGBA8(0, 0, 0, 0)) == !isShown)
      }
    }
    #expect(got[1, 2].red == gif.colors[3][0] && got[3, 3].red == gif.colors[5][0])
  }

  @Test("a file truncated anywhere is damaged, also after its first image")
  func truncated() {
    var gif = GIFBuilder(width: 9, height: 9)
    gif.images = [.init(width: 9, height: 9), .init(width: 9, height: 9)]
    let bytes = gif.build()
    for count in 6..<bytes.count {
      let error = #expect(throws: ImageError.self) {
        try ImageDecoder.decode(Array(bytes[..<count]), named: "x")
      }
      #expect(error?.code == .damaged, "\(count) of \(bytes.count)")
    }
  }

  @Test("data that ends before the image does is damaged")
  func shortData() {
    var gif = GIFBuilder(width: 9, height: 9)
    gif.images[0] = .init(width: 9, height: 9)
    var bytes = gif.build()
    // The end code in the middle of the data.
    let start = bytes.count - 20
    bytes[start] = 0x99
    let error = #expect(throws: ImageError.self) { try ImageDecoder.decode(bytes, named: "x") }
    #expect(error?.code == .damaged)
  }

  @Test("inconsistent values are named")
  func misfits() {
    var gif = GIFBuilder(width: 60000, height: 60000)
    #expect(
      reason(gif.build())
        == "60000 x 60000 pixels; expected at most 16384 per side and 67108864 in total")
    gif = GIFBuilder(width: 4, height: 4)
    gif.images[0] = .init(left: 2, width: 3, height: 1)
    #expect(
      reason(gif.build())
        == "damaged GIF: its first image does not lie within 4 x 4; expected an intact file")
    gif.images = []
    #expect(reason(gif.build()) == "damaged GIF: it contains no image; expected an intact file")
  }

  @Test("changed bytes never crash the decoder")
  func changed() {
    var generator = SeededGenerator(seed: 7)
    var gif = GIFBuilder(width: 20, height: 20)
    gif.images[0] = .init(width: 20, height: 20)
    let good = gif.build()
    for _ in 0..<2000 {
      var bytes = good
      for _ in 0...generator.next() % 4 {
        bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(
          truncatingIfNeeded: generator.next())
      }
      _ = try? ImageDecoder.decode(bytes, named: "x", limits: ImageLimits(side: 500, area: 9999))
    }
  }

  private func reason(_ bytes: [UInt8]) -> String? {
    do {
      _ = try ImageDecoder.decode(bytes, named: "x")
      return nil
    } catch {
      return error.reason
    }
  }
}
