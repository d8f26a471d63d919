// The movie of a player. Items are created from movies in memory, by their names in the scene:
// nothing here opens a file or a URL.

import Foundation
import SegueImages

/// A movie that a player can play.
@preconcurrency @MainActor
public final class AVPlayerItem: NSObject {
  /// Posted when an item has played to its end.
  nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")

  /// The images of the movie.
  package let clip: VideoClip

  /// Creates an item from the movie with the given name in the world's assets. Returns `nil` if
  /// there is none.
  public convenience init?(named name: String) {
    guard let clip = UIKitState.current.clipNamed(name) else { return nil }
    self.init(clip: clip)
  }

  /// Creates an item that plays `clip`.
  package init(clip: VideoClip) {
    self.clip = clip
    super.init()
  }

  /// The duration of the movie.
  public var duration: CMTime { CMTime(seconds: clip.duration, preferredTimescale: 600) }
  /// The size of the movie's images, in pixels.
  public var presentationSize: CGSize { CGSize(width: clip.width, height: clip.height) }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when an item has played to its end.
  public static var AVPlayerItemDidPlayToEndTime: Notification.Name {
    AVPlayerItem.didPlayToEndTimeNotification
  }
}
