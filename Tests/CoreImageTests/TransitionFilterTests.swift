// The filters for transitions: their ends, and how they look midway.

import CoreImage
import Foundation
import SeguePixels
import Testing

@Suite struct TransitionFilterTests {
  static let names = CIFilter.filterNames(inCategory: nil).filter { $0.hasSuffix("Transition") }

  @Test("There are eleven") func count() { #expect(Self.names.count == 11) }

  @Test("A transition shows the image at time 0 and the target at time 1", arguments: names)
  func ends(_ name: String) throws {
    let filter = try #require(CIFilter(name: name))
    filter.setValue(plain(.red), forKey: kCIInputImageKey)
    filter.setValue(plain(.blue), forKey: kCIInputTargetImageKey)
    for (time, expected) in [
      (0.0, PremultipliedRGBA8(255, 0, 0, 255)), (1.0, PremultipliedRGBA8(0, 0, 255, 255)),
    ] {
      filter.setValue(time, forKey: kCIInputTimeKey)
      let result = try #require(filter.outputImage)
      for (x, y) in [(0, 0), (1, 1), (20, 15), (39, 29), (0, 29)] {
        #expect(pixel(result, x, y) == expected, "\(name) at \(time), \(x), \(y)")
      }
    }
  }

  /// The inputs with which the transitions are drawn, at 120 by 90 pixels.
  private static var inputs: [String: Any] {
    [
      kCIInputRadiusKey: 16, kCIInputWidthKey: 24, kCIInputScaleKey: 12, "inputOpacity": 1,
      "inputCompression": 60, "inputBarOffset": 6, "inputMaskImage": mask, kCIInputAngleKey: 0.4,
    ]
  }

  private static var mask: CIImage {
    let gradient = CIFilter.radialGradient()
    (gradient.center, gradient.radius0, gradient.radius1) = (CGPoint(x: 60, y: 45), 0, 75)
    return gradient.outputImage ?? .empty()
  }

  private func frame(_ name: String, _ time: Double) throws -> CIImage {
    let filter = try #require(CIFilter(name: name))
    for (key, value) in Self.inputs where filter.inputKeys.contains(key) {
      filter.setValue(value, forKey: key)
    }
    filter.setValue(pattern(120, 90, isWarm: true), forKey: kCIInputImageKey)
    let height = name.hasPrefix("CIAccordion") ? 40 : 90
    filter.setValue(pattern(120, height, isWarm: false), forKey: kCIInputTargetImageKey)
    filter.setValue(time, forKey: kCIInputTimeKey)
    return try #require(filter.outputImage)
  }

  @Test("The transitions match their golden: one in a row, at five instants")
  func golden() throws {
    let sheet = try PixelBuffer(width: 5 * 124, height: Self.names.count * 94)
    for (row, name) in Self.names.enumerated() {
      for column in 0..<5 {
        let time = [0.15, 0.35, 0.5, 0.7, 0.85][column]
        let frame = try frame(name, time)
        let area = CGRect(x: 0, y: 0, width: 120, height: 90)
        let pixels = try #require(CIContext().createCGImage(frame, from: area)?.bitmap?.pixels)
        for y in 0..<90 {
          let (target, source) = (sheet.row(row * 94 + 2 + y), pixels.row(y))
          for place in source.indices { target[(column * 124 + 2) * 4 + place] = source[place] }
        }
      }
    }
    try expectGolden(sheet, "transitions")
  }

  @Test("Only the curl with a shadow darkens what is below the sheet")
  func shadow() throws {
    func darkest(_ name: String) throws -> UInt8 {
      let filter = try #require(
        CIFilter(
          name: name,
          parameters: [
            kCIInputImageKey: plain(.red, 100, 20), kCIInputTargetImageKey: plain(.white, 100, 20),
            kCIInputTimeKey: 0.4, kCIInputRadiusKey: 10,
          ]))
      let image = try #require(filter.outputImage)
      let pixels = try #require(
        CIContext().createCGImage(image, from: image.extent)?.bitmap?.pixels)
      return (0..<100).map { pixels[$0, 10] }.filter { $0.red == $0.blue }.map(\.red).min() ?? 0
    }
    #expect(try darkest("CIPageCurlTransition") == 255)
    #expect(try darkest("CIPageCurlWithShadowTransition") < 200)
  }

  @Test("The light of a shading image is on the cylinder only")
  func shading() throws {
    let filter = CIFilter.pageCurlTransition()
    filter.inputImage = plain(.red, 100, 20)
    filter.targetImage = plain(.blue, 100, 20)
    (filter.time, filter.radius) = (0.4, 10)
    filter.shadingImage = plain(.white, 10, 10)
    let image = try #require(filter.outputImage)
    let pixels = try #require(CIContext().createCGImage(image, from: image.extent)?.bitmap?.pixels)
    let white = (0..<100).filter { pixels[$0, 10] == PremultipliedRGBA8(255, 255, 255, 255) }
    #expect((8...11).contains(white.count))
  }
}
