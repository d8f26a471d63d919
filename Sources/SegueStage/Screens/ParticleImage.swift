// The image of a particle: one of the scene's images, or a small white shape that the cells color.

import CoreGraphics
import SeguePixels
import SegueScenes

/// The image of a particle, with its scale in pixels per point.
struct ParticleImage {
  let image: CGImage?
  let scale: Double
}

extension SceneImages {
  /// Returns the image of `emitter`'s particles. An image that cannot be read has been reported
  /// earlier.
  func particle(_ emitter: SceneEmitter) -> ParticleImage {
    if let path = emitter.image {
      let found = try? images.image(path.value, forScale: scale)
      return ParticleImage(image: found?.image, scale: found?.scale ?? 1)
    }
    return ParticleImage(
      image: SceneEmitter.Shape.images[emitter.shape], scale: SceneEmitter.Shape.scale)
  }
}

extension SceneEmitter.Shape {
  /// The scale of the drawn shapes, in pixels per point.
  fileprivate static let scale = 4.0

  /// The images of the shapes. All stages share them, so that equal instants have equal display
  /// lists.
  @MainActor fileprivate static let images = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.image) }
  ).compactMapValues { $0 }

  /// The shape in white: 8 points wide, strips 12.
  private var image: CGImage? {
    let (width, height) = self == .strip ? (48, 24) : (32, 32)
    guard let pixels = try? PixelBuffer(width: width, height: height) else { return nil }
    for y in 0..<height {
      for x in 0..<width {
        let alpha = self == .disc ? Self.discAlpha(x, y, radius: Double(width) / 2) : 255
        pixels[x, y] = PremultipliedRGBA8(alpha, alpha, alpha, alpha)
      }
    }
    return CGImage(Bitmap(pixels))
  }

  /// Returns the alpha of a pixel of a disc. The edge covers the pixels less than half a pixel away
  /// from it.
  private static func discAlpha(_ x: Int, _ y: Int, radius: Double) -> UInt8 {
    let (dx, dy) = (Double(x) + 0.5 - radius, Double(y) + 0.5 - radius)
    let inside = radius - (dx * dx + dy * dy).squareRoot() + 0.5
    return UInt8((max(0, min(inside, 1)) * 255).rounded())
  }
}
