// A movie to play. Items are made of movies that are in memory, by the name the scene knows them by:
// nothing here opens a file or an address.

import Foundation
import SegueImages

/// A movie to play.
@preconcurrency @MainActor
public final class AVPlayerItem: NSObject {
  /// Posted when the item has been played to its end.
  nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")

  /// The pictures.
  package let clip: VideoClip

  /// The movie called `name`, as the world's assets have it.
  public convenience init?(named name: String) {
    guard let clip = UIKitState.current.clipNamed(name) else { return nil }
    self.init(clip: clip)
  }

  /// Plays `clip`.
  package init(clip: VideoClip) {
    self.clip = clip
    super.init()
  }

  /// How long it is.
  public var duration: CMTime { CMTime(seconds: clip.duration, preferredTimescale: 600) }
  /// The size of its pictures.
  public var presentationSize: CGSize { CGSize(width: clip.width, height: clip.height) }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when an item has been played to its end.
  public static var AVPlayerItemDidPlayToEndTime: Notification.Name {
    AVPlayerItem.didPlayToEndTimeNotification
  }
}
