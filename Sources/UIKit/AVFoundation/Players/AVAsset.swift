// Assets: what is at a URL. It is read when something of it is asked for.

import Foundation
import SegueImages
import SegueWorld

/// A movie or a sound.
@preconcurrency @MainActor
open class AVAsset: NSObject {
  private let address: URL?
  private lazy var loaded = address.map { MediaFiles.current.file(at: $0) } ?? MediaFile()

  /// Creates the asset at a URL: a file, or an address that the folder of responses answers.
  public init(url URL: URL) {
    address = URL
    super.init()
  }

  /// Creates the asset of a movie in memory.
  init(clip: VideoClip) {
    address = nil
    super.init()
    loaded = MediaFile(clip: clip)
  }

  /// What was found.
  final var file: MediaFile { loaded }
  final var place: URL? { address }

  /// The duration; not known if the file cannot be played.
  open var duration: CMTime {
    file.duration.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite
  }
  /// The tracks: one of images or one of sound. Sound of a movie is not read.
  open private(set) lazy var tracks: [AVAssetTrack] = {
    let type: AVMediaType? = file.clip != nil ? .video : file.sound != nil ? .audio : nil
    return type.map { [AVAssetTrack(self, $0)] } ?? []
  }()
  /// Returns the tracks of a kind.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }
  /// A Boolean value that indicates whether the asset can be played.
  open var isPlayable: Bool { file.duration != nil }
  /// A Boolean value that indicates whether the asset can be read.
  open var isReadable: Bool { isPlayable }
  /// A Boolean value that indicates whether the asset can be written. There is no encoder.
  open var isExportable: Bool { false }
  /// A Boolean value that indicates whether the contents are protected.
  open var hasProtectedContent: Bool { false }
  /// The size of the images in pixels; zero for a sound.
  open var naturalSize: CGSize {
    file.clip.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
  }
  /// The metadata, such as the title. It is not read, so that there is none.
  open var metadata: [AVMetadataItem] { [] }
  /// The metadata that all formats have in common. It is not read, so that there is none.
  open var commonMetadata: [AVMetadataItem] { [] }

  // MARK: Loading

  /// Calls a closure in the next turn of the main queue; the values are there.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@MainActor () -> Void)? = nil
  ) {
    guard let handler else { return }
    World.current.scheduleNow(handler)
  }
  /// Returns whether a value is there: it is, unless the file cannot be played.
  open func statusOfValue(
    forKey key: String, error outError: UnsafeMutablePointer<NSError?>? = nil
  ) -> AVKeyValueStatus {
    outError?.pointee = file.error
    return file.error == nil ? .loaded : .failed
  }
  /// Returns a value.
  /// - Throws: An error of AVFoundation if the file cannot be played.
  open func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    if let error = file.error { throw error }
    return property.read(self)
  }
  /// Returns two values.
  /// - Throws: An error of AVFoundation if the file cannot be played.
  open func load<A, B>(
    _ a: AVAsyncProperty<AVAsset, A>, _ b: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) {
    (try await load(a), try await load(b))
  }
  /// Returns the tracks of a kind.
  /// - Throws: An error of AVFoundation if the file cannot be played.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    if let error = file.error { throw error }
    return tracks(withMediaType: mediaType)
  }
  /// Stops loading. There is nothing to stop.
  open func cancelLoading() {}
}

/// The asset at a URL.
@preconcurrency @MainActor
open class AVURLAsset: AVAsset {
  /// The URL.
  public let url: URL
  /// Creates the asset at a URL. Options have no effect.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(url: URL)
  }
}

/// Whether a value of an asset is there.
public enum AVKeyValueStatus: Int, Sendable {
  /// Nothing is known of the value.
  case unknown
  /// The value is being loaded.
  case loading
  /// The value is there.
  case loaded
  /// The value could not be loaded.
  case failed
  /// Loading was cancelled.
  case cancelled
}

/// A property whose value is loaded with `load(_:)`.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let read: @MainActor @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  /// The duration.
  public static var duration: Self { Self { $0.duration } }
}
extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
  /// The tracks.
  public static var tracks: Self { Self { $0.tracks } }
}
extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  /// Whether the asset can be played.
  public static var isPlayable: Self { Self { $0.isPlayable } }
}
extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
  /// The metadata.
  public static var metadata: Self { Self { $0.metadata } }
  /// The metadata that all formats have in common.
  public static var commonMetadata: Self { Self { $0.commonMetadata } }
}

/// An item of metadata, such as a title. There is none.
open class AVMetadataItem: NSObject {
  /// The value.
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  /// The value as a text.
  open var stringValue: String? { nil }
  /// The value as bytes.
  open var dataValue: Data? { nil }
  /// The name that all formats have in common.
  open var commonKey: AVMetadataKey? { nil }
}

/// The name of an item of metadata.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// The artist.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// The name of the album.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// The image.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}
