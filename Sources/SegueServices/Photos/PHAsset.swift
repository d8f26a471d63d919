// The photos of the library, of which there are none. An asset that code creates itself is empty.

import Foundation

/// The kinds of assets.
public enum PHAssetMediaType: Int, Sendable {
  /// Another kind.
  case unknown
  /// A photo.
  case image
  /// A movie.
  case video
  /// A sound.
  case audio
}

/// The finer kinds of assets.
public struct PHAssetMediaSubtype: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set of options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  /// A photo with a high dynamic range.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// A picture of the screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// A live photo.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  /// A photo with depth.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  /// A movie in slow motion.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A movie in time lapse.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// What the photo library consists of.
open class PHObject: NSObject {
  /// The identifier of the object. Empty.
  open var localIdentifier: String { "" }
}

/// Stands for an object that is about to be created.
open class PHObjectPlaceholder: PHObject {}

/// A photo, a movie or a sound of the library.
open class PHAsset: PHObject {
  /// The kind of the asset.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The finer kinds of the asset.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The sources of the asset.
  open var sourceType: PHAssetSourceType { [] }
  /// The width in pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels.
  open var pixelHeight: Int { 0 }
  /// When it was created.
  open var creationDate: Date? { nil }
  /// When it was changed.
  open var modificationDate: Date? { nil }
  /// The duration in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether it is hidden.
  open var isHidden: Bool { false }
  /// Whether the user likes it.
  open var isFavorite: Bool { false }
  /// The burst that it is part of.
  open var burstIdentifier: String? { nil }
  /// Whether it stands for its burst.
  open var representsBurst: Bool { false }

  /// Returns all assets: none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Returns the assets of a kind: none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns the assets of a collection: none.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns the assets with some identifiers: none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns the assets of a burst: none.
  open class func fetchAssets(
    withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns the assets that stand for some collections: `nil`.
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { nil }
}
