// References to the sets of an app's catalogues, which generated code declares: `.heroImage` for a
// set named HeroImage. `AssetSymbols` (SegueAssets) generates it.

import Foundation

/// A reference to an image of an asset catalogue.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates a reference to the image with the given name in a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A reference to a color of an asset catalogue.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates a reference to the color with the given name in a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// Creates the image of a reference; an image without pixels if the app does not have it.
  public convenience init(resource: ImageResource) {
    // Images are looked up by name where views are used: on the main thread.
    let found = MainActor.assumeIsolated {
      UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
    }
    self.init(pixels: found?.cgImage, found?.traits ?? ImageTraits())
  }
}

extension UIColor {
  /// Creates the color of a reference; transparent black if the app does not have it.
  public convenience init(resource: ColorResource) {
    guard let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
      self.init(white: 0, alpha: 0)
      return
    }
    guard color.isDynamic else {
      self.init(cgColor: color.cgColor)
      return
    }
    self.init(identity: color.identity ?? resource.name) { color.resolvedColor(with: $0) }
  }
}
