// ImageIO: what apps read of files of images, and how they make them smaller.

import Foundation
import SegueImages
import SeguePixels
import SegueServices
import SegueWorld
import Testing

@Suite struct ImageSourceTests {
  @Test("The images of a GIF are found with the times that its libraries read")
  func animation() throws {
    let source = try #require(CGImageSourceCreateWithData(try gif([2, 12]) as CFData, nil))
    #expect(CGImageSourceGetType(source) == kUTTypeGIF)
    #expect(CGImageSourceGetCount(source) == 2)
    let times = [0, 1].map { index in
      let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
      let gif = all?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
      return [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime].map {
        gif?[$0 as String] as? Double
      }
    }
    #expect(times == [[0.02, 0.1], [0.12, 0.12]])
    let all = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
    let gif = all?[kCGImagePropertyGIFDictionary] as? NSDictionary
    #expect(gif?.object(forKey: kCGImagePropertyGIFLoopCount) as? Int == 3)
    let first = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect((first.width, first.height) == (40, 20))
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 2, nil) == nil)
  }

  @Test("Libraries find the values of dictionaries by addresses")
  func addresses() throws {
    let source = try #require(CGImageSourceCreateWithData(try gif([12]) as CFData, nil))
    let all = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    var found: UnsafeRawPointer?
    func key(_ name: CFString) -> UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(name).toOpaque())
    }
    #expect(CFDictionaryGetValueIfPresent(all, key(kCGImagePropertyGIFDictionary), &found))
    let gif = unsafeBitCast(found, to: CFDictionary.self)
    let delay = CFDictionaryGetValue(gif, key(kCGImagePropertyGIFDelayTime))
    #expect(unsafeBitCast(delay, to: AnyObject.self) as? Double == 0.12)
    #expect(CFDictionaryGetValue(gif, key(kCGImagePropertyOrientation)) == nil)
    withExtendedLifetime(all) {}
  }

  @Test("Thumbnails have the length that is asked for, upright if the options say so")
  func thumbnails() throws {
    let bytes = try JPEGEncoder.encode(
      photograph: halves(), quality: 1, orientation: .right)
    let source = try #require(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
    func thumbnail(_ options: [CFString: Any]) -> CGImage? {
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    }
    var options: [CFString: Any] = [kCGImageSourceThumbnailMaxPixelSize: 10]
    #expect(thumbnail(options) == nil)
    options[kCGImageSourceCreateThumbnailFromImageAlways] = true
    let stored = try #require(thumbnail(options))
    #expect((stored.width, stored.height) == (10, 5))
    #expect(red(stored, 1, 2) > 250 && red(stored, 8, 2) < 5)
    options[kCGImageSourceCreateThumbnailWithTransform] = true
    let upright = try #require(thumbnail(options))
    #expect((upright.width, upright.height) == (5, 10))
    #expect(red(upright, 2, 1) > 250 && red(upright, 2, 8) < 5)
    options[kCGImageSourceThumbnailMaxPixelSize] = 400
    #expect(thumbnail(options)?.height == 40)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 40)
    #expect(properties?[kCGImagePropertyOrientation] as? UInt32 == 6)
  }

  @Test("A file at a URL is read, and one that is missing is not")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
    let url = folder.appending(path: "segue-\(UUID().uuidString).png")
    try Data(try PNGEncoder.encode(halves())).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
    #expect(CGImageSourceGetType(source) as String? == "public.png")
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateWithURL(folder.appending(path: "none.png") as CFURL, nil) == nil)
  }

  @Test("Data that arrives in parts is an image once it is complete")
  func parts() throws {
    let data = try gif([5])
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    CGImageSourceUpdateData(source, data.prefix(data.count / 2) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    #expect(CGImageSourceGetType(source) == kUTTypeGIF)
    #expect(CGImageSourceGetCount(source) == 0)
    CGImageSourceUpdateData(source, data as CFData, true)
    #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
    #expect(CGImageSourceGetCount(source) == 1)
  }

  @MainActor @Test("Data without an image has none, and a format that only iOS reads is reported")
  func others() throws {
    let world = World()
    world.run {
      let text = CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil)
      #expect(text.map { CGImageSourceGetCount($0) } == 0)
      #expect(text.map { CGImageSourceGetStatus($0) } == .statusUnknownType)
      #expect(CGImageSourceCreateWithData(Data() as CFData, nil) == nil)
      let heif = Data([0, 0, 0, 24]) + Data("ftypheic".utf8)
      let source = CGImageSourceCreateWithData(heif as CFData, nil)
      #expect(source.flatMap { CGImageSourceGetType($0) } as String? == "public.heic")
      #expect(source.map { CGImageSourceGetCount($0) } == 0)
    }
    let expected = "ImageIO: is HEIF, which is not supported"
    #expect(world.diagnostics.unsupportedFeatures == [expected])
  }

  /// A GIF of 40 by 20 pixels that repeats three times.
  private func gif(_ delays: [Int]) throws -> Data {
    let frames = try delays.map { GIFEncoder.Frame(pixels: try halves(), hundredths: $0) }
    return Data(try GIFEncoder.encode(frames, repetitions: 3))
  }

  /// An image of 40 by 20 pixels whose left half is white and whose right half is black.
  private func halves() throws -> PixelBuffer {
    let pixels = try PixelBuffer(width: 40, height: 20)
    for y in 0..<20 {
      for x in 0..<40 {
        let light: UInt8 = x < 20 ? 255 : 0
        pixels[x, y] = PremultipliedRGBA8(light, light, light, 255)
      }
    }
    return pixels
  }

  private func red(_ image: CGImage, _ x: Int, _ y: Int) -> UInt8 {
    let data = image.dataProvider?.data.map { Data(referencing: $0) } ?? Data()
    return data[y * image.bytesPerRow + 4 * x]
  }
}
