// The variants of one image: those of a set in an asset catalogue, and those that code registers.

import Foundation
import SegueAssets

/// The variants of an image for different traits.
///
/// Views show the variant for their own traits.
@preconcurrency @MainActor
open class UIImageAsset: NSObject {
  private var registered: [(traits: UITraitCollection, image: UIImage)] = []
  private let catalog: (images: AppImages, name: String)?

  /// Creates an asset without variants.
  nonisolated public override init() {
    catalog = nil
    super.init()
  }

  /// Creates the asset of an image that an app's bundle has.
  init(_ images: AppImages, _ name: String) {
    catalog = (images, name)
    super.init()
  }

  /// Returns the variant that fits the given traits best: that with the most traits in common, and
  /// none that differs. An image without pixels if there is no variant.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let traits = UITraitCollection.current.overridden(by: traitCollection)
    let fitting = registered.filter { $0.traits.fits(traits) }
    // Of equal ones the first.
    let most = fitting.map(\.traits.specifiedCount).max()
    if let best = fitting.first(where: { $0.traits.specifiedCount == most }) {
      return best.image.with { $0.asset = self }
    }
    if let found = catalog?.images.image(for: traits, of: self) { return found }
    return registered.first?.image.with { $0.asset = self } ?? UIImage()
  }

  /// Adds a variant for the given traits, in place of one for equal traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(traitCollection)
    registered.append((traitCollection, image.with { $0.asset = nil }))
  }

  /// Removes the variant for the given traits.
  open func unregister(_ traitCollection: UITraitCollection) {
    registered.removeAll { $0.traits == traitCollection }
  }

  /// The name in the app's bundle; `nil` for an asset that code has created.
  var name: String? { catalog?.name }
}

extension UITraitCollection {
  /// The number of traits that are specified.
  fileprivate var specifiedCount: Int {
    [
      userInterfaceStyle != .unspecified, layoutDirection != .unspecified, displayScale != 0,
      userInterfaceIdiom != .unspecified, horizontalSizeClass != .unspecified,
      verticalSizeClass != .unspecified, preferredContentSizeCategory != .unspecified,
      userInterfaceLevel != .unspecified, accessibilityContrast != .unspecified,
      displayGamut != .unspecified,
    ].filter { $0 }.count
  }

  /// Returns whether none of the specified traits differs from those of `other`.
  fileprivate func fits(_ other: UITraitCollection) -> Bool { other.overridden(by: self) == other }
}

extension UIImage {
  /// The variants of the image. For an image that is not from a catalogue, code can register others:
  /// the image itself is then the variant for the traits that no other has.
  @preconcurrency @MainActor
  public var imageAsset: UIImageAsset? {
    traits.asset
      ?? ownAsset.value {
        let asset = UIImageAsset()
        asset.register(self, with: UITraitCollection())
        return asset
      }
  }

  /// Returns the image with the pixels of the variant for the given traits.
  @MainActor
  func resolved(for environment: UITraitCollection) -> UIImage {
    guard let asset = traits.asset ?? ownAsset.known else { return self }
    let variant = asset.image(with: environment)
    guard let pixels = variant.cgImage, pixels !== cgImage else { return self }
    var traits = traits
    traits.scale = variant.scale
    return UIImage(pixels: pixels, traits)
  }
}

/// The asset of an image that code has created, which exists once it is asked for.
final class OwnAsset: @unchecked Sendable {
  // Unchecked: `made` is accessed on the main actor only.
  @MainActor private var made: UIImageAsset?

  @MainActor var known: UIImageAsset? { made }

  @MainActor func value(_ make: () -> UIImageAsset) -> UIImageAsset {
    if let made { return made }
    let asset = make()
    made = asset
    return asset
  }
}
