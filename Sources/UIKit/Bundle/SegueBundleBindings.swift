// The file that binds Foundation's bundle to the app's, for tools that compile code of apps. It is a
// resource of this module, not a source file, and a source file of the modules that test it.

import SegueAssets

/// A Swift file that is added to the code of an app, so that `Bundle.main`, localized strings and
/// requests to the network mean those of the app that runs in the world.
public enum SegueBundleBindings {
  /// The name of the file.
  public static let fileName = "SegueBundleBindings.swift"
  /// The contents of the file.
  public static let source = String(
    decoding: PackageResources.BundleBindings_swift_txt, as: UTF8.self)
}

extension SegueBundleBindings {
  /// The name of the file that `symbols(ofBundleAt:withExtensions:)` generates.
  public static let symbolsFileName = AssetSymbols.fileName

  /// Returns a Swift file that declares the symbols of the asset catalogues in a bundle, as Xcode
  /// generates it: `ImageResource.hero`, `UIColor.brand`.
  /// - Parameters:
  ///   - path: The path of the folder `NAME.app`.
  ///   - withExtensions: Whether `UIImage` and `UIColor` get properties, too (the build setting
  ///     `ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`).
  /// - Returns: The text of the file, `nil` if there is no image and no color; and what was left out.
  package static func symbols(
    ofBundleAt path: String, withExtensions: Bool
  ) -> (source: String?, problems: [String]) {
    let symbols = AssetSymbols(
      of: AppFolder(path: path, language: nil), withExtensions: withExtensions)
    return (symbols.source, symbols.problems)
  }
}
