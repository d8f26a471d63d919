// The albums of the library, of which there are none.

import Foundation

/// The kinds of collections.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album.
  case album = 1
  /// A collection by a rule.
  case smartAlbum = 2
  /// A moment.
  case moment = 3
}

/// The finer kinds of collections.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// An album of the user's.
  case albumRegular = 2
  /// An album of another computer.
  case albumSyncedAlbum = 5
  /// Imported photos.
  case albumImported = 6
  /// The stream of the user's photos.
  case albumMyPhotoStream = 100
  /// An album in the cloud.
  case albumCloudShared = 101
  /// Another collection by a rule.
  case smartAlbumGeneric = 200
  /// Panoramas.
  case smartAlbumPanoramas = 201
  /// Movies.
  case smartAlbumVideos = 202
  /// What the user likes.
  case smartAlbumFavorites = 203
  /// Movies in time lapse.
  case smartAlbumTimelapses = 204
  /// What is hidden.
  case smartAlbumAllHidden = 205
  /// What was added lately.
  case smartAlbumRecentlyAdded = 206
  /// Bursts.
  case smartAlbumBursts = 207
  /// Movies in slow motion.
  case smartAlbumSlomoVideos = 208
  /// All of the user's photos.
  case smartAlbumUserLibrary = 209
  /// Photos of the user.
  case smartAlbumSelfPortraits = 210
  /// Pictures of the screen.
  case smartAlbumScreenshots = 211
  /// Photos with depth.
  case smartAlbumDepthEffect = 212
  /// Live photos.
  case smartAlbumLivePhotos = 213
  /// Animated photos.
  case smartAlbumAnimated = 214
  /// Any kind.
  case any = 0x7FFF_FFFF
}

/// A collection of the library.
open class PHCollection: PHObject {
  /// The name of the collection.
  open var localizedTitle: String? { nil }
  /// Whether it contains assets.
  open var canContainAssets: Bool { false }
  /// Whether it contains collections.
  open var canContainCollections: Bool { false }
  /// Returns the collections of the user: none.
  open class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

/// An album, or another collection of assets.
open class PHAssetCollection: PHCollection {
  /// The kind of the collection.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// The finer kind of the collection.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  /// The approximate number of assets.
  open var estimatedAssetCount: Int { 0 }
  /// The date of the first asset.
  open var startDate: Date? { nil }
  /// The date of the last asset.
  open var endDate: Date? { nil }

  /// Returns the collections of a kind: none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// Returns the collections with some identifiers: none.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// Returns the collections that contain an asset: none.
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// A collection of collections.
open class PHCollectionList: PHCollection {}
