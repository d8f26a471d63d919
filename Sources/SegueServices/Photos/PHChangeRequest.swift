// Changes of the photo library, which are denied: the closures that make them are not called.

import Foundation

/// A list of objects, as `[asset] as NSFastEnumeration` makes one.
public typealias NSFastEnumeration = NSArray

/// A change of the library.
open class PHChangeRequest: NSObject {}

/// A change of an asset.
open class PHAssetChangeRequest: PHChangeRequest {
  /// Stands for the asset that is created.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  /// When the asset was created.
  open var creationDate: Date?
  /// Whether the user likes the asset.
  open var isFavorite = false
  /// Whether the asset is hidden.
  open var isHidden = false
  /// Begins a change of no particular asset.
  public required override init() { super.init() }
  /// Begins a change of an asset.
  public init(for asset: PHAsset) { super.init() }
  /// Adds an image.
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> Self { Self() }
  /// Adds an image of a file.
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    Self()
  }
  /// Adds a movie of a file.
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
    Self()
  }
  /// Removes assets.
  open class func deleteAssets(_ assets: NSFastEnumeration) {}
}

/// The kinds of resources.
public enum PHAssetResourceType: Int, Sendable {
  /// A photo.
  case photo = 1
  /// A movie.
  case video = 2
  /// A sound.
  case audio = 3
  /// Another form of a photo.
  case alternatePhoto = 4
  /// An edited photo.
  case fullSizePhoto = 5
  /// An edited movie.
  case fullSizeVideo = 6
  /// The movie of a live photo.
  case pairedVideo = 9
}

/// The options of a resource.
open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the original file.
  open var originalFilename: String?
  /// The type of the file.
  open var uniformTypeIdentifier: String?
  /// Whether the file is moved.
  open var shouldMoveFile = false
}

/// The creation of an asset from its resources.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Begins to create an asset.
  open class func forAsset() -> Self { Self() }
  /// Adds a file.
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
  /// Adds data.
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
}

/// A change of an album.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  /// Stands for the album that is created.
  public let placeholderForCreatedAssetCollection = PHObjectPlaceholder()
  /// The name of the album.
  open var title = ""
  /// Begins a change of an album.
  public init?(for assetCollection: PHAssetCollection) { super.init() }
  /// Adds an album.
  open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    let request = Self()
    request.title = title
    return request
  }
  /// Begins a change of no particular album.
  public required override init() { super.init() }
  /// Adds assets to the album.
  open func addAssets(_ assets: NSFastEnumeration) {}
  /// Removes assets from the album.
  open func removeAssets(_ assets: NSFastEnumeration) {}
}
