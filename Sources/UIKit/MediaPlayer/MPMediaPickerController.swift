// The music of the user, of which there is none, and the picker of it, which can only be cancelled.

import Foundation
import SegueWorld

/// The kind of media.
public struct MPMediaType: OptionSet, Sendable, Hashable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Music.
  public static let music = MPMediaType(rawValue: 1)
  /// Podcasts.
  public static let podcast = MPMediaType(rawValue: 2)
  /// Books.
  public static let audioBook = MPMediaType(rawValue: 4)
  /// All sound.
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  /// Everything.
  public static let any = MPMediaType(rawValue: UInt.max)
}

/// A song of the user. There is none.
open class MPMediaItem: NSObject {
  /// The title.
  open var title: String? { nil }
  /// The artist.
  open var artist: String? { nil }
  /// The title of the album.
  open var albumTitle: String? { nil }
  /// The image.
  open var artwork: MPMediaItemArtwork? { nil }
  /// The URL of the file.
  open var assetURL: URL? { nil }
  /// The duration in seconds.
  open var playbackDuration: TimeInterval { 0 }
  /// The identifier.
  open var persistentID: UInt64 { 0 }
  /// Returns a value by its key.
  open func value(forProperty property: String) -> Any? { nil }
}

/// Songs in order.
open class MPMediaItemCollection: NSObject {
  /// The songs.
  public let items: [MPMediaItem]
  /// The number of songs.
  open var count: Int { items.count }
  /// The song that stands for all.
  open var representativeItem: MPMediaItem? { items.first }
  /// Creates a collection.
  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }
}

/// A search in the music of the user, which finds nothing.
open class MPMediaQuery: NSObject {
  /// The songs: none.
  open var items: [MPMediaItem]? { [] }
  /// The groups of songs: none.
  open var collections: [MPMediaItemCollection]? { [] }
  /// Returns a search for songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  /// Returns a search for albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  /// Returns a search for artists.
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  /// Returns a search for playlists.
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}

/// Whether an app may use the music of the user.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The user has declined.
  case denied
  /// The user cannot permit it.
  case restricted
  /// The user has permitted it.
  case authorized
}

/// The music of the user.
@preconcurrency @MainActor
open class MPMediaLibrary: NSObject {
  /// Returns that the app may not use the music, as if the user declined.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Asks for permission, which is denied in the next turn of the main queue.
  open class func requestAuthorization(
    _ completionHandler: @escaping @MainActor (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    World.current.scheduleNow { completionHandler(.denied) }
  }
  /// Asks for permission, which is denied.
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
}

/// The methods that a picker of music calls on its delegate.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  /// Called when songs have been picked. Never called: there are none.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// Called when the user cancels. The delegate dismisses the picker.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  /// Does nothing by default.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  /// Does nothing by default.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// A picker of music, of which there is none.
@preconcurrency @MainActor
open class MPMediaPickerController: SegueAbsentServiceController {
  /// The kinds of media.
  public let mediaTypes: MPMediaType
  /// The object that is notified.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// A Boolean value that indicates whether several songs can be picked.
  open var allowsPickingMultipleItems = false
  /// A Boolean value that indicates whether songs elsewhere are shown.
  open var showsCloudItems = true
  /// A text above the songs.
  open var prompt: String?

  /// Creates a picker.
  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker of everything.
  public required init?(coder: NSCoder) {
    mediaTypes = .any
    super.init(coder: coder)
  }

  override var absence: String { "The music library is not available." }
  override func end() {
    if let delegate { return delegate.mediaPickerDidCancel(self) }
    dismiss(animated: true)
  }
}
