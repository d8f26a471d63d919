// Images by name, and encoding to files.

import Foundation
import SegueImages
import SegueWorld

extension UIImage {
  /// Creates the image with the given name: of the app's asset catalogues, else a file of its bundle,
  /// else an image of the scene's assets. Of several variants, the one for the current traits is used;
  /// views show the one for their own.
  ///
  /// - Returns: `nil` if there is no such image.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the image with the given name.
  /// - Parameters:
  ///   - name: The name. Images of catalogues have no extension, files one unless it is `png`.
  ///   - bundle: The bundle of the app or a folder inside it; `nil` for that of the app.
  ///   - traitCollection: The traits that decide between variants; `nil` for the current ones.
  /// - Returns: `nil` if there is no such image.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection.map(UITraitCollection.current.overridden) ?? .current
    guard
      let found = AppImages.of(bundle)?.image(named: name, for: traits)
        ?? UIKitState.current.imageNamed(name)
    else { return nil }
    self.init(pixels: found.cgImage, found.traits)
  }

  /// Creates the image of a file in the app's bundle, with the scale in its name. Files elsewhere are
  /// not read.
  ///
  /// - Returns: `nil`, with a report, if there is no such image in the bundle.
  @preconcurrency @MainActor
  public convenience init?(contentsOfFile path: String) {
    guard let app = AppFolders.main, let relative = app.relativePath(ofAbsolute: path),
      let found = AppImages.of(nil)?.image(atRelativePath: relative, for: .current)
    else {
      World.current.reportUnsupported(
        "UIImage(contentsOfFile: \"\(path)\"), which is no image of the app's bundle")
      return nil
    }
    self.init(pixels: found.cgImage, found.traits)
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

  /// Returns the stored pixels encoded as JPEG, with the orientation in the file. Transparent pixels
  /// are drawn over white.
  /// - Parameter compressionQuality: The quality, from 0 to 1. The size of the data differs from that
  ///   of iOS, whose encoder is another one.
  /// - Returns: `nil` if the image has no pixels, or, with a report, if libavcodec has no encoder.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let pixels = cgImage?.bitmap?.pixels else { return nil }
    do {
      return Data(
        try JPEGEncoder.encode(
          photograph: pixels, quality: compressionQuality, orientation: imageOrientation.turn))
    } catch {
      if World.isRunningHere {
        MainActor.assumeIsolated {
          World.current.reportUnsupported("UIImage.jpegData(compressionQuality:): \(error)")
        }
      }
      return nil
    }
  }
}
