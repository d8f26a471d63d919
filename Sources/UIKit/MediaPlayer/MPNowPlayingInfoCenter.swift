// What an app tells the system about what it plays. It is kept in the app's world; the screens that
// would show it are not part of an app.

import Foundation
import SegueWorld

/// Whether an app plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// It is not known.
  case unknown
  /// The app plays.
  case playing
  /// The app is paused.
  case paused
  /// The app has ended to play.
  case stopped
  /// Something else plays.
  case interrupted
}

/// What the app plays.
@preconcurrency @MainActor
open class MPNowPlayingInfoCenter: NSObject {
  /// Returns the center of the app.
  open class func `default`() -> MPNowPlayingInfoCenter {
    World.current.associatedObject { MPNowPlayingInfoCenter() }
  }
  /// What the app plays, by keys such as `MPMediaItemPropertyTitle`.
  open var nowPlayingInfo: [String: Any]?
  /// Whether the app plays.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// The image of what is played.
open class MPMediaItemArtwork: NSObject {
  /// The size.
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage

  /// Creates an image from a closure that returns it in a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, request) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    super.init()
  }
  /// Creates an image.
  public convenience init(image: UIImage) {
    self.init(boundsSize: image.size) { _ in image }
  }
  /// Returns the image in a size.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the title.
public let MPMediaItemPropertyTitle = "title"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the artist.
public let MPMediaItemPropertyArtist = "artist"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the title of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the artist of the album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number on the album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the genre.
public let MPMediaItemPropertyGenre = "genre"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the composer.
public let MPMediaItemPropertyComposer = "composer"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the duration in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the image.
public let MPMediaItemPropertyArtwork = "artwork"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the URL.
public let MPMediaItemPropertyAssetURL = "assetURL"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the identifier.
public let MPMediaItemPropertyPersistentID = "persistentID"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the kind.
public let MPMediaItemPropertyMediaType = "mediaType"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the time in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the rate.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the usual rate.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the place in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex =
  "MPNowPlayingInfoPropertyPlaybackQueueIndex"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the length of the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount =
  "MPNowPlayingInfoPropertyPlaybackQueueCount"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether there is no end.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the kind.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the URL.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"

/// The kind of what is played.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  /// No kind.
  case none
  /// Sound.
  case audio
  /// A movie.
  case video
}
