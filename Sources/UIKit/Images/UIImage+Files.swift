// Pictures by name, and pictures as files.

import Foundation
import SegueImages

extension UIImage {
  /// The picture of this name, as the world's assets have it: for the screen's scale, if there are
  /// several (`name@2x.png`, `name@3x.png`).
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let found = UIKitState.current.imageNamed(name) else { return nil }
    self.init(pixels: found.cgImage, found.traits)
  }

  /// The picture of this name; bundle and traits do not matter.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Always nil, and reported: nothing is read from outside the scene's folder. Use `init(named:)`.
  @preconcurrency @MainActor
  public convenience init?(contentsOfFile path: String) {
    UIKitState.current.refuse("UIImage(contentsOfFile:)")
    return nil
  }

  /// The pictures `name0`, `name1`, … as long as there are any, as one that is animated.
  @preconcurrency @MainActor
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < 1024, let next = UIImage(named: "\(name)\(images.count)") {
      images.append(next)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The picture as a PNG file, the right way up; nil for one without pixels.
  public func pngData() -> Data? {
    guard let pixels = uprightPixels?.bitmap?.pixels else { return nil }
    return (try? PNGEncoder.encode(pixels)).map { Data($0) }
  }

  /// Always nil, and reported: JPEG is not written.
  @preconcurrency @MainActor
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    UIKitState.current.refuse("UIImage.jpegData(compressionQuality:)")
    return nil
  }
}
