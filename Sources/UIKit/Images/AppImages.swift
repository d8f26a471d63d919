// The images of an app's bundle: those of its catalogues first, then files. Each file is decoded
// once.

import Foundation
import SegueAssets
import SegueImages
import SegueWorld

/// The images of one folder of the current world's app.
@MainActor
final class AppImages {
  private let folder: AppFolder
  private var assets: [String: UIImageAsset] = [:]
  private var decoded: [DecodedFile: UIImage] = [:]
  private var failed: Set<String> = []

  init(_ folder: AppFolder) { self.folder = folder }

  /// Returns the images of the folder that `bundle` stands for; `nil` without an app.
  static func of(_ bundle: Bundle?) -> AppImages? {
    guard let app = AppBundle.current, let folder = AppFolders.folder(of: bundle) else {
      return nil
    }
    return app.images(of: folder)
  }

  /// Returns the image with the given name for the given traits; `nil` if the folder has none.
  func image(named name: String, for traits: UITraitCollection) -> UIImage? {
    let asset = assets[name] ?? UIImageAsset(self, name)
    guard let image = image(for: traits, of: asset) else { return nil }
    assets[name] = asset
    return image
  }

  /// Returns the variant of an asset for the given traits.
  func image(for traits: UITraitCollection, of asset: UIImageAsset) -> UIImage? {
    guard let name = asset.name, let file = file(name, AssetEnvironment(traits)) else { return nil }
    return image(of: file, traits) { $0.asset = asset }
  }

  /// Returns the image of a file, which is decoded once; vector images once for each scale.
  private func image(
    of file: AssetImage, _ traits: UITraitCollection, _ change: (inout ImageTraits) -> Void
  ) -> UIImage? {
    let key = DecodedFile(file: file, scale: file.isVector ? traits.displayScale : 0)
    if let known = decoded[key] { return known }
    let image = decode(file, traits)?.with(change)
    decoded[key] = image
    return image
  }

  /// Returns the image of a file of the folder.
  func image(atRelativePath path: String, for traits: UITraitCollection) -> UIImage? {
    let file = folder.looseImage(named: path, AssetEnvironment(traits)) ?? AssetImage(path: path)
    return image(of: file, traits) { _ in }
  }

  /// Returns the file of an image: of a catalogue, whose names have no extension, or of the bundle.
  private func file(_ name: String, _ environment: AssetEnvironment) -> AssetImage? {
    if let found = folder.image(named: name, environment) { return found }
    if name.hasSuffix(".png") || name.hasSuffix(".jpg"),
      let found = folder.image(named: String(name.dropLast(4)), environment)
    {
      return found
    }
    return folder.looseImage(named: name, environment)
  }

  // MARK: Decoding

  private func decode(_ file: AssetImage, _ traits: UITraitCollection) -> UIImage? {
    guard !failed.contains(file.path), let image = pixels(file, traits) else {
      failed.insert(file.path)
      return nil
    }
    return image.with {
      switch file.intent {
      case "template": $0.renderingMode = .alwaysTemplate
      case "original": $0.renderingMode = .alwaysOriginal
      default: break
      }
      $0.flipsForRightToLeft = file.isMirrored
      if let slices = file.slices { $0.resize(slices) }
    }
  }

  private func pixels(_ file: AssetImage, _ traits: UITraitCollection) -> UIImage? {
    do {
      let bytes = try folder.read(file.path)
      if file.isVector { return try vector(bytes, file, traits) }
      let (bitmap, turn) = try ImageDecoder.decodeStored(bytes, named: file.path)
      let shown = file.slices.flatMap { SlicedPixels.filled(bitmap, $0) } ?? bitmap
      return UIImage(
        cgImage: CGImage(shown), scale: CGFloat(file.scale ?? 1),
        orientation: UIImage.Orientation(turn))
    } catch {
      folder.report("\(error)")
      return nil
    }
  }
}

extension AppImages {
  /// Draws a vector image at the scale of the screen. Its size is that of the document, divided by
  /// the scale of its place in the catalogue.
  private func vector(_ bytes: [UInt8], _ file: AssetImage, _ traits: UITraitCollection)
    throws(ImageError) -> UIImage
  {
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    let bitmap = try VectorImage(bytes, named: file.path)
      .bitmap(scale: Double(scale) / (file.scale ?? 1))
    return UIImage(bitmap: bitmap, scale: scale)
  }
}

/// A file, and the scale for which it is drawn.
private struct DecodedFile: Hashable {
  let file: AssetImage
  let scale: CGFloat
}

extension AssetImage {
  /// A Boolean value that indicates whether the file is a vector image.
  fileprivate var isVector: Bool { kind == "pdf" || kind == "svg" }
}

extension ImageTraits {
  /// Makes the image resizable as a catalogue describes it.
  fileprivate mutating func resize(_ slices: AssetSlices) {
    isResizable = true
    resizingMode = slices.isTiled ? .tile : .stretch
    capInsets = UIEdgeInsets(
      top: CGFloat(slices.top) / scale, left: CGFloat(slices.left) / scale,
      bottom: CGFloat(slices.bottom) / scale, right: CGFloat(slices.right) / scale)
  }
}

extension AppBundle {
  /// Returns the images of the bundle's folder or of one inside it.
  func images(of folder: AppFolder) -> AppImages {
    if let known = imagesByPath[folder.path] { return known }
    let images = AppImages(folder)
    imagesByPath[folder.path] = images
    return images
  }
}
