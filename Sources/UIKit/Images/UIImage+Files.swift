// Images by name, and encoding to files.

import Foundation
import SegueImages
import SegueWorld

extension UIImage {
  /// Creates the image with the given name from the world's assets. If there are several scales
  /// (`name@2x.png`, `name@3x.png`), the one for the screen is used.
  ///
  /// - Returns: `nil` if there is no such image.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let found = UIKitState.current.imageNamed(name) else { return nil }
    self.init(pixels: found.cgImage, found.traits)
  }

  /// Creates the image with the given name. The bundle and the traits are ignored.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Returns `nil` and reports the call, because nothing is read from outside the scene's folder.
  /// Use `init(named:)`.
  @preconcurrency @MainActor
  public convenience init?(contentsOfFile path: String) {
    World.current.reportUnsupported("UIImage(contentsOfFile:)")
    return nil
  }

  /// Creates an animated image from the images `name0`, `name1`, … up to the first one that does
  /// not exist, at most 1024.
  @preconcurrency @MainActor
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < 1024, let next = UIImage(named: "\(name)\(images.count)") {
      images.append(next)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// Returns the image encoded as PNG with the orientation applied; `nil` if the image has no
  /// pixels.
  public func pngData() -> Data? {
    guard let pixels = uprightPixels?.bitmap?.pixels else { return nil }
    return (try? PNGEncoder.encode(pixels)).map { Data($0) }
  }

  /// Returns `nil` and reports the call, because JPEG encoding is not supported.
  @preconcurrency @MainActor
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    World.current.reportUnsupported("UIImage.jpegData(compressionQuality:)")
    return nil
  }
}
