// What a particle looks like: a picture of the scene's, or a small white shape, which the cells colour.

import CoreGraphics
import SeguePixels
import SegueScenes

/// A particle's picture, with its pixels for each point.
struct ParticlePicture {
  let image: CGImage?
  let scale: Double
}

extension ScenePictures {
  /// The picture of `emitter`'s particles. One that cannot be read has been reported before.
  func particle(_ emitter: SceneEmitter) -> ParticlePicture {
    if let path = emitter.image {
      let found = try? images.image(path.value, forScale: scale)
      return ParticlePicture(image: found?.image, scale: found?.scale ?? 1)
    }
    return ParticlePicture(
      image: SceneEmitter.Shape.pictures[emitter.shape], scale: SceneEmitter.Shape.scale)
  }
}

extension SceneEmitter.Shape {
  /// Pixels for each point.
  fileprivate static let scale = 4.0

  /// One for all stages, so that the same instant is the same display list.
  @MainActor fileprivate static let pictures = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.picture) }
  ).compactMapValues { $0 }

  /// The shape in white: 8 points wide, strips 12.
  private var picture: CGImage? {
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

  /// A disc's edge runs through the pixels that it is less than half a pixel from.
  private static func discAlpha(_ x: Int, _ y: Int, radius: Double) -> UInt8 {
    let (dx, dy) = (Double(x) + 0.5 - radius, Double(y) + 0.5 - radius)
    let inside = radius - (dx * dx + dy * dy).squareRoot() + 0.5
    return UInt8((max(0, min(inside, 1)) * 255).rounded())
  }
}
