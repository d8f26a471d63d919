// ImageIO: the files of images that apps write.

import Foundation
import SegueServices
import SegueWorld
import Testing

@MainActor @Suite struct ImageDestinationTests {
  private func image(_ color: UIColor) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6), format: format)
    return renderer.image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 6))
    }.cgImage
  }

  private func pixel(_ image: CGImage?, _ x: Int) -> [UInt8] {
    guard let data = image?.dataProvider?.data else { return [] }
    return Array(Data(referencing: data)[4 * x..<4 * x + 4])
  }

  @Test("A PNG keeps its pixels, and a JPEG has a background, a quality and an orientation")
  func stills() throws {
    let drawn = try #require(image(.red))
    let png = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(png, kUTTypePNG, 1, nil))
    #expect(!CGImageDestinationFinalize(destination))
    CGImageDestinationAddImage(destination, drawn, nil)
    #expect(CGImageDestinationFinalize(destination))
    #expect(!CGImageDestinationFinalize(destination))
    let read = UIImage(data: Data(referencing: png))
    #expect(pixel(read?.cgImage, 1) == [255, 0, 0, 255])
    #expect(pixel(read?.cgImage, 6) == [0, 0, 0, 0])

    let jpeg = NSMutableData()
    let other = try #require(CGImageDestinationCreateWithData(jpeg, kUTTypeJPEG, 1, nil))
    let properties: [CFString: Any] = [
      kCGImageDestinationLossyCompressionQuality: 1, kCGImagePropertyOrientation: 3,
      kCGImageDestinationBackgroundColor: UIColor.green.cgColor,
    ]
    CGImageDestinationAddImage(other, drawn, properties as CFDictionary)
    #expect(CGImageDestinationFinalize(other))
    let photograph = UIImage(data: Data(referencing: jpeg))
    #expect(photograph?.imageOrientation == .down)
    let background = pixel(photograph?.cgImage, 7)
    #expect(zip(background, [0, 255, 0, 255]).allSatisfy { abs(Int($0) - $1) < 6 })
  }

  @Test("A GIF has its images, their times and its repetitions")
  func animation() throws {
    let folder = FileManager.default.temporaryDirectory
    let url = folder.appending(path: "segue-\(UUID().uuidString).gif")
    defer { try? FileManager.default.removeItem(at: url) }
    let gif = try #require(CGImageDestinationCreateWithURL(url as CFURL, kUTTypeGIF, 2, nil))
    let all = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 0] as CFDictionary]
    CGImageDestinationSetProperties(gif, all as CFDictionary)
    for (color, delay) in [(UIColor.red, 0.25), (.blue, 0.5)] {
      let times = [kCGImagePropertyGIFDelayTime: delay] as CFDictionary
      let properties = [kCGImagePropertyGIFDictionary: times] as CFDictionary
      CGImageDestinationAddImage(gif, try #require(image(color)), properties)
    }
    #expect(CGImageDestinationFinalize(gif))
    let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
    #expect(CGImageSourceGetCount(source) == 2)
    let second = CGImageSourceCreateImageAtIndex(source, 1, nil)
    #expect(pixel(second, 1) == [0, 0, 255, 255])
    #expect(pixel(second, 6) == [0, 0, 0, 0])
    let copy = NSMutableData()
    let single = try #require(CGImageDestinationCreateWithData(copy, kUTTypeGIF, 1, nil))
    CGImageDestinationAddImageFromSource(single, source, 1, nil)
    #expect(CGImageDestinationFinalize(single))
    let read = try #require(CGImageSourceCreateWithData(copy, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(read, 0, nil) as? [CFString: Any]
    let times = properties?[kCGImagePropertyGIFDictionary] as? NSDictionary
    #expect(times?.object(forKey: kCGImagePropertyGIFDelayTime) as? Double == 0.5)
  }

  @Test("Types and metadata that are not written are refused by name")
  func refusals() throws {
    let world = World()
    let drawn = try #require(image(.red))
    world.run {
      let png = CGImageDestinationCreateWithData(NSMutableData(), kUTTypePNG, 1, nil)
      let place = [kCGImagePropertyGPSDictionary: [:] as CFDictionary] as CFDictionary
      if let png {
        CGImageDestinationAddImage(png, drawn, place)
        #expect(CGImageDestinationFinalize(png))
      }
      let type = "public.heic" as CFString
      #expect(CGImageDestinationCreateWithData(NSMutableData(), type, 1, nil) == nil)
      #expect(CGImageDestinationCreateWithData(NSMutableData(), kUTTypePNG, 2, nil) == nil)
      #expect(CGImageDestinationCreateWithData(NSMutableData(), kUTTypeJPEG, 2, nil) == nil)
    }
    #expect(
      world.diagnostics.unsupportedFeatures == [
        "{GPS} of images that are written",
        "CGImageDestination of the type public.heic",
        "CGImageDestination of 2 images of the type public.png",
      ])
  }

  @Test("Types have their old names, extensions and MIME types")
  func types() {
    #expect(UTTypeConformsTo(kUTTypeGIF, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypeGIF))
    let found = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "gif", nil)?.takeRetainedValue()
    #expect(found == kUTTypeGIF)
    let tag = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)
    #expect(tag?.takeRetainedValue() as String? == "image/png")
    #expect(UTTypeCopyPreferredTagWithClass("org.example.none", kUTTagClassMIMEType) == nil)
  }
}
