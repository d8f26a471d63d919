// The arithmetic of filters, and what is said of those that do not exist.

import CoreImage
import Foundation
import SeguePixels
import SegueWorld
import Testing

@Suite struct FilterTests {
  @Test("A dissolve mixes light; without color management it mixes encoded components")
  func dissolve() throws {
    let filter = CIFilter.dissolveTransition()
    (filter.inputImage, filter.targetImage, filter.time) = (plain(.black), plain(.white), 0.5)
    // Half of the light of white is the level 188 of sRGB.
    #expect(pixel(filter.outputImage, 3, 3) == PremultipliedRGBA8(188, 188, 188, 255))
    #expect(
      pixel(filter.outputImage, 3, 3, encodedContext()) == PremultipliedRGBA8(128, 128, 128, 255))
  }

  @Test("Every level of a pixel survives the way to light and back")
  func levels() throws {
    let pixels = try PixelBuffer(width: 256, height: 2)
    for level in 0..<256 {
      let value = UInt8(level)
      pixels[level, 0] = PremultipliedRGBA8(value, 255 - value, value / 2, 255)
      pixels[level, 1] = PremultipliedRGBA8(value / 2, value, 0, value)
    }
    let image = CIImage(cgImage: CGImage(Bitmap(pixels)))
    for context in [CIContext(), encodedContext()] {
      let again = context.createCGImage(image, from: image.extent)?.bitmap?.pixels
      for x in 0..<256 { #expect(again?[x, 0] == pixels[x, 0]) }
      for x in 0..<256 { #expect(again?[x, 1].alpha == pixels[x, 1].alpha) }
    }
  }

  @Test("A blur of one color is that color inside, and spreads by three radii")
  func blur() throws {
    let blurred = plain(.white).applyingGaussianBlur(sigma: 2)
    #expect(blurred.extent == CGRect(x: -6, y: -6, width: 52, height: 42))
    #expect(pixel(blurred, 26, 21) == PremultipliedRGBA8(255, 255, 255, 255))
    let edge = try #require(pixel(blurred, 6, 21))
    #expect(edge.alpha > 130 && edge.alpha < 160)
    let clamped = plain(.white).clampedToExtent().applyingGaussianBlur(sigma: 2)
    #expect(clamped.extent.isInfinite)
    #expect(pixel(clamped.cropped(to: plain(.white).extent), 0, 0)?.alpha == 255)
  }

  @Test("The wheel of colors has red at the right, and hues follow counterclockwise")
  func wheel() throws {
    let filter = try #require(
      CIFilter(
        name: "CIHueSaturationValueGradient",
        parameters: [
          kCIInputRadiusKey: 20, "inputSoftness": 0, "inputDither": 0,
          "inputColorSpace": CGColorSpaceCreateDeviceRGB(),
        ]))
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 40, height: 40))
    let (right, top) = try (#require(pixel(image, 39, 19)), #require(pixel(image, 19, 0)))
    #expect(right.red == 255 && right.green < 16 && right.blue < 16 && right.alpha == 255)
    #expect(top.green == 255 && top.red > 120 && top.red < 145 && top.blue < 16)
    #expect(pixel(image, 0, 0)?.alpha == 0)
  }

  @Test("A box is even, and a blur by motion follows its angle")
  func otherBlurs() throws {
    let dot = plain(.white, 1, 1).composited(over: plain(.clear, 1, 1))
    let box = CIFilter.boxBlur()
    (box.inputImage, box.radius) = (dot, 2)
    let image = try #require(box.outputImage)
    #expect(image.extent == CGRect(x: -2, y: -2, width: 5, height: 5))
    let alphas = (0..<25).map { pixel(image, $0 % 5, $0 / 5)?.alpha }
    #expect(Set(alphas) == [10])
    let motion = CIFilter.motionBlur()
    (motion.inputImage, motion.radius, motion.angle) = (plain(.white, 3, 3), 4, 0)
    #expect(motion.outputImage?.extent == CGRect(x: -4, y: 0, width: 11, height: 3))
  }

  @Test(
    "Colors change as the published formulas say",
    arguments: [
      ("CIExposureAdjust", [kCIInputEVKey: 1.0], 0.4, 0.8),
      ("CIGammaAdjust", ["inputPower": 2], 0.4, 0.16),
      ("CIColorControls", [kCIInputBrightnessKey: 0.2], 0.4, 0.6),
      ("CIColorControls", [kCIInputContrastKey: 1.5], 0.4, 0.35), ("CIColorInvert", [:], 0.4, 0.6),
      ("CISepiaTone", [kCIInputIntensityKey: 0], 0.4, 0.4),
    ] as [(String, [String: Double], Double, Double)])
  func colors(_ name: String, _ inputs: [String: Double], _ level: Double, _ expected: Double) {
    let gray = plain(CIColor(red: level, green: level, blue: level))
    let changed = pixel(gray.applyingFilter(name, parameters: inputs), 1, 1, encodedContext())
    #expect(changed.map { abs(Double($0.red) / 255 - expected) < 0.004 } == true, "\(name)")
  }

  @Test("Photo effects are gray, and a matrix exchanges components")
  func grays() {
    let orange = plain(CIColor(red: 1, green: 0.5, blue: 0))
    for name in ["CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectTonal"] {
      let color = pixel(orange.applyingFilter(name), 1, 1)
      #expect(color?.red == color?.green && color?.green == color?.blue)
    }
    let matrix = CIFilter.colorMatrix()
    matrix.inputImage = orange
    (matrix.rVector, matrix.bVector) = (
      CIVector(x: 0, y: 0, z: 1, w: 0), CIVector(x: 1, y: 0, z: 0, w: 0)
    )
    #expect(pixel(matrix.outputImage, 1, 1) == PremultipliedRGBA8(0, 128, 255, 255))
  }

  @Test(
    "Blend modes of 0.25 in front of 0.6",
    arguments: [
      ("Multiply", 0.15), ("Screen", 0.7), ("Overlay", 0.4), ("HardLight", 0.3),
      ("SoftLight", 0.48),
      ("Darken", 0.25), ("Lighten", 0.6), ("ColorDodge", 0.8), ("ColorBurn", 0),
      ("Difference", 0.35),
      ("Exclusion", 0.55), ("Hue", 0.6), ("Saturation", 0.6), ("Color", 0.6), ("Luminosity", 0.25),
    ])
  func blendModes(_ name: String, _ expected: Double) {
    let (front, back) = (
      CIColor(red: 0.25, green: 0.25, blue: 0.25), CIColor(red: 0.6, green: 0.6, blue: 0.6)
    )
    let result = plain(front).applyingFilter(
      "CI\(name)BlendMode", parameters: [kCIInputBackgroundImageKey: plain(back)])
    let color = pixel(result, 1, 1, encodedContext())
    #expect(color.map { abs(Double($0.red) / 255 - expected) < 0.004 } == true, "\(name)")
  }

  @Test("Squares have the color of their centers")
  func pixellate() throws {
    let filter = CIFilter.pixellate()
    filter.inputImage = pattern(40, 40, isWarm: true)
    (filter.center, filter.scale) = (CGPoint(x: 4, y: 4), 8)
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(pixel(image, 8, 8) == pixel(image, 15, 15))
    #expect(pixel(image, 8, 8) != pixel(image, 8, 16))
  }

  @Test("Transforms move and scale, crops keep places")
  func geometry() {
    let image = plain(.red, 10, 10).transformed(by: CGAffineTransform(translationX: 5, y: 3))
    #expect(image.extent == CGRect(x: 5, y: 3, width: 10, height: 10))
    #expect(pixel(image, 0, 0) == PremultipliedRGBA8(255, 0, 0, 255))
    let part = image.cropped(to: CGRect(x: 0, y: 0, width: 7, height: 7))
    #expect(part.extent == CGRect(x: 5, y: 3, width: 2, height: 4))
    let filter = CIFilter(name: "CIAffineTransform", parameters: [kCIInputImageKey: image])
    filter?.setValue(CGAffineTransform(scaleX: 2, y: 2), forKey: kCIInputTransformKey)
    #expect(filter?.outputImage?.extent == CGRect(x: 10, y: 6, width: 20, height: 20))
  }

  @Test("A mask mixes the image with its background")
  func mask() {
    let mask = CIFilter.blendWithMask()
    (mask.inputImage, mask.backgroundImage) = (plain(.red), plain(.blue))
    mask.maskImage = plain(.white, 20, 30).composited(over: plain(.black))
    #expect(pixel(mask.outputImage, 5, 5) == PremultipliedRGBA8(255, 0, 0, 255))
    #expect(pixel(mask.outputImage, 35, 5) == PremultipliedRGBA8(0, 0, 255, 255))
  }

  @Test("Inputs are read back, and restored by setDefaults")
  func inputs() throws {
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
    filter.setValue(3, forKey: kCIInputRadiusKey)
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Int == 3)
    filter.setValue(plain(.red), forKey: kCIInputImageKey)
    filter.setDefaults()
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputRadiusKey])
    #expect(filter.outputImage != nil)
  }

  @Test("A subclass has a result of its own")
  func subclass() {
    final class Half: CIFilter {
      var source: CIImage?
      override var outputImage: CIImage? {
        source?.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1])
      }
    }
    let filter = Half()
    filter.source = plain(.white)
    #expect(pixel(filter.outputImage, 1, 1)?.red == 188)
  }

  @Test("Filters and inputs that do not exist are reported by name") @MainActor
  func unknown() {
    let world = World()
    world.run {
      #expect(CIFilter(name: "CIBumpDistortion") == nil)
      CIFilter(name: "CIGaussianBlur")?.setValue(1, forKey: "inputSpeed")
      CIFilter(name: "CIGaussianBlur")?.setValue("wide", forKey: kCIInputRadiusKey)
    }
    #expect(world.diagnostics.unsupportedFeatures.contains { $0.contains("CIBumpDistortion") })
    #expect(world.diagnostics.unsupportedFeatures.contains { $0.contains("inputSpeed") })
    #expect(world.diagnostics.unsupportedFeatures.contains { $0.contains("String") })
  }

  @Test("Areas that are empty, without bounds or too large have no image")
  func limits() {
    #expect(CIContext().createCGImage(plain(.red), from: .zero) == nil)
    #expect(CIContext().createCGImage(.white, from: .infinite) == nil)
    #expect(
      CIContext().createCGImage(.white, from: CGRect(x: 0, y: 0, width: 20_000, height: 1)) == nil)
    #expect(CIImage.white.extent.isInfinite && CIImage.empty().extent.isEmpty)
  }
}
