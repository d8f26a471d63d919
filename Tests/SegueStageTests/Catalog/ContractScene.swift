// The scenes in which a transition of the catalogue is played: two full-bleed pictures on a canvas
// whose color occurs nowhere else.

import SegueDiagnostics
import SeguePixels
import SegueRaster
import SegueScenes
import SegueStage
import SegueWorld
import Testing

/// A scene that plays a transition between the pictures `a` and `b`.
@MainActor
struct ContractScene {
  var width = 60
  var height = 108
  var isRightToLeft = false
  var reducesMotion = false
  var isDark = false
  /// Whether the screens are those of a navigation.
  var isNavigation = false
  var library: TransitionLibrary
  let name: String

  /// The steps that show `b` and `a` again.
  var arrival: String { isNavigation ? "push: b" : "present: b, style: fullScreen" }
  var departure: String { isNavigation ? "pop: b" : "dismiss: b" }

  /// Returns a stage that plays `steps`, in which `NAME` stands for the transition.
  func stage(_ steps: [String]) throws -> Stage {
    let pictures = isRightToLeft ? ("a-mirrored", "b-mirrored") : ("a", "b")
    let come = isNavigation ? "push" : "present"
    let go = isNavigation ? "pop" : "dismiss"
    let text = """
      segue: 1
      canvas:
        { width: \(width), height: \(height), scale: 1, fps: 60, background: "#FF00FF",
          direction: \(isRightToLeft ? "rtl" : "ltr"), reduceMotion: \(reducesMotion),
          appearance: \(isDark ? "dark" : "light") }
      screens:
        a:
          image: \(pictures.0)
          contentMode: scaleToFill
          interactions: [{ pan: left, \(come): b, transition: NAME, begin: 10, distance: 40 }]
        b:
          image: \(pictures.1)
          contentMode: scaleToFill
          interactions: [{ pan: right, \(go): b, transition: NAME, begin: 10, distance: 40 }]
        flow: { navigation: [a] }
      script:
        - show: \(isNavigation ? "flow" : "a")
        - wait: 0.1
      \(steps.map { "  - { \($0) }" }.joined(separator: "\n"))

      """
    let document = try SceneDocument.parse(
      Array(text.replacing("NAME", with: name).utf8), named: "\(name).yaml")
    return try Stage(document, images: Self.images, transitions: library)
  }

  // MARK: Pictures

  /// Two pictures without symmetry, and their mirror images.
  private static var images: ImageLibrary {
    get throws {
      let made = try pictures.get()
      return ImageLibrary(bitmaps: made)
    }
  }

  private static let pictures = Result {
    var all: [String: Bitmap] = [:]
    for (name, blue) in [("a", 60), ("b", 200)] {
      all[name] = try bitmap(blue, isMirrored: false)
      all["\(name)-mirrored"] = try bitmap(blue, isMirrored: true)
    }
    return all
  }

  private static func bitmap(_ blue: Int, isMirrored: Bool) throws -> Bitmap {
    let pixels = try PixelBuffer(width: 60, height: 108)
    for y in 0..<108 {
      for x in 0..<60 {
        let place = isMirrored ? 59 - x : x
        let isDark = (place / 12 + y / 9) % 2 == 0
        let red = UInt8(isDark ? 90 + place : 150 + place)
        pixels[x, y] = PremultipliedRGBA8(red, UInt8(120 + y), UInt8(blue - (isDark ? 0 : 40)), 255)
      }
    }
    return Bitmap(pixels)
  }
}

/// A frame as bytes: red, green, blue, alpha from the top left corner.
struct ContractFrame: Equatable {
  let width: Int
  let bytes: [UInt8]

  /// The number of pixels that have the color of the canvas.
  var holes: Int {
    stride(from: 0, to: bytes.count, by: 4).count {
      bytes[$0] > 245 && bytes[$0 + 1] < 10 && bytes[$0 + 2] > 245
    }
  }

  /// The mean difference of all components, from 0 to 255.
  func difference(from other: ContractFrame) -> Double {
    guard bytes.count == other.bytes.count, !bytes.isEmpty else { return 255 }
    var sum = 0
    for index in bytes.indices { sum += abs(Int(bytes[index]) - Int(other.bytes[index])) }
    return Double(sum) / Double(bytes.count) * 4 / 3
  }

  /// The largest difference of a component.
  func largestDifference(from other: ContractFrame) -> Int {
    // Each step of a sequence is a dozen calls in a debug build.
    var (index, largest) = (0, 0)
    let count = min(bytes.count, other.bytes.count)
    while index < count {
      largest = max(largest, abs(Int(bytes[index]) - Int(other.bytes[index])))
      index += 1
    }
    return largest
  }

  /// The frame mirrored about its vertical middle.
  var mirrored: ContractFrame {
    var result = bytes
    for row in 0..<(bytes.count / 4 / width) {
      for x in 0..<width {
        for part in 0..<4 {
          result[(row * width + x) * 4 + part] = bytes[(row * width + width - 1 - x) * 4 + part]
        }
      }
    }
    return ContractFrame(width: width, bytes: result)
  }
}

extension Stage {
  /// Returns the frame at an instant, in seconds.
  func picture(at seconds: Double) throws -> ContractFrame {
    let index = Int((seconds * 1_000_000).rounded())
    let list = try frame(at: FrameTime(index: index, rateNumerator: 1_000_000))
    let pixels = try Rasterizer().render(try #require(list, "no frame at \(seconds) s"))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.width * pixels.height * 4)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let pixel = pixels[x, y]
        bytes += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
      }
    }
    return ContractFrame(width: pixels.width, bytes: bytes)
  }

  /// Returns what is left at an instant, in seconds.
  func hierarchy(at seconds: Double) throws -> RestingHierarchy {
    try seek(VirtualTime(seconds: seconds))
    return world.run { RestingHierarchy(window, includingHidden: true) }
  }
}
