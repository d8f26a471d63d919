// What a player plays: a movie in memory, by its name in the scene, or the asset at a URL, which is
// read when the item is given to a player.

import Foundation
import SegueImages
import SegueWorld

/// A movie or a sound that a player can play.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject, SegueKeyValueSource {
  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    /// The item has not been given to a player yet, or in this turn of the main queue.
    case unknown
    /// The item can be played.
    case readyToPlay
    /// The item cannot be played.
    case failed
  }

  /// The asset.
  public let asset: AVAsset
  /// Whether the item can be played. It is known in the turn of the main queue after the one in
  /// which the item is given to a player.
  open private(set) var status: Status { didSet { _didChange(\AVPlayerItem.status) } }
  /// Why the item cannot be played.
  open var error: (any Error)? { status == .failed ? asset.file.error : nil }

  final weak var player: AVPlayer?
  private var isPreparing = false

  /// Creates an item from the movie with the given name in the world's assets. Returns `nil` if
  /// there is none.
  public convenience init?(named name: String) {
    guard let clip = UIKitState.current.clipNamed(name) else { return nil }
    self.init(clip: clip)
  }

  /// Creates an item that plays `clip`.
  package convenience init(clip: VideoClip) {
    self.init(asset: AVAsset(clip: clip))
    status = .readyToPlay
  }

  /// Creates an item from the asset at a URL: a file, or an address that the folder of responses
  /// answers.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Creates an item from an asset.
  public convenience init(asset: AVAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: nil)
  }

  /// Creates an item from an asset. Nothing is loaded before it is used, whatever the keys are.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    (self.asset, status) = (asset, .unknown)
    super.init()
  }

  /// The images, if the item has any.
  final var clip: VideoClip? { asset.file.clip }
  /// The seconds in which the item plays; 0 if it cannot be played.
  final var seconds: Double { asset.file.duration ?? 0 }

  /// Finds out whether the item can be played, in the next turn of the main queue.
  final func prepare() {
    guard status == .unknown, !isPreparing else { return }
    isPreparing = true
    World.current.scheduleNow { [weak self] in
      guard let self else { return }
      status = asset.isPlayable ? .readyToPlay : .failed
    }
  }

  /// The duration; not known if the item cannot be played.
  open var duration: CMTime { asset.duration }
  /// The size of the images in pixels; zero for a sound.
  open var presentationSize: CGSize { asset.naturalSize }
  /// The tracks.
  open var tracks: [AVPlayerItemTrack] { asset.tracks.map(AVPlayerItemTrack.init) }
  /// Returns the time that is shown, if a player plays the item.
  open func currentTime() -> CMTime {
    guard let player, player.currentItem === self else { return .zero }
    return player.currentTime()
  }

  /// Moves the player of the item to a time.
  open func seek(to time: CMTime, completionHandler: (@MainActor (Bool) -> Void)?) {
    guard let player, player.currentItem === self else { return }
    player.seek(to: time) { completionHandler?($0) }
  }

  // MARK: Buffers

  /// A Boolean value that indicates whether playback continues. Everything is in memory.
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  /// A Boolean value that indicates whether there is no more to play. Everything is in memory.
  open var isPlaybackBufferEmpty: Bool { false }
  /// A Boolean value that indicates whether all of it is in memory.
  open var isPlaybackBufferFull: Bool { status == .readyToPlay }
  /// The range in memory: all of it.
  open var loadedTimeRanges: [NSValue] {
    guard status == .readyToPlay else { return [] }
    return [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))]
  }
  /// The range in which the player can move: all of it.
  open var seekableTimeRanges: [NSValue] { loadedTimeRanges }
  /// The seconds to read in advance. It has no effect: everything is in memory.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The limit of the network. It has no effect.
  open var preferredPeakBitRate = 0.0
  /// How pitch follows the rate. It has no effect: there is no sound.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
}

/// A track of an item.
@preconcurrency @MainActor
open class AVPlayerItemTrack: NSObject {
  /// The track of the asset.
  public let assetTrack: AVAssetTrack?
  /// A Boolean value that indicates whether the track is played. It has no effect.
  open var isEnabled = true
  init(_ track: AVAssetTrack) { assetTrack = track }
}

/// How pitch follows the rate of playback.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// For voices.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  /// For music.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  /// The pitch follows the rate.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
