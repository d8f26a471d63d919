// The notifications about items.

import Foundation

extension AVPlayerItem {
  /// Posted when an item has played to its end.
  nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when an item could not play to its end. Never posted.
  nonisolated public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Posted when the time of an item has been changed otherwise than by playing.
  nonisolated public static let timeJumpedNotification = Notification.Name(
    "AVPlayerItemTimeJumpedNotification")
  /// Posted when there was nothing to play for a while. Never posted.
  nonisolated public static let playbackStalledNotification = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  /// Posted when there is a new entry in the log of errors. Never posted.
  nonisolated public static let newErrorLogEntryNotification = Notification.Name(
    "AVPlayerItemNewErrorLogEntryNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the error in `failedToPlayToEndTimeNotification`.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when an item has played to its end.
  public static var AVPlayerItemDidPlayToEndTime: Notification.Name {
    AVPlayerItem.didPlayToEndTimeNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when an item could not play to its end. Never posted.
  public static var AVPlayerItemFailedToPlayToEndTime: Notification.Name {
    AVPlayerItem.failedToPlayToEndTimeNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when the time of an item has been changed otherwise than by playing.
  public static var AVPlayerItemTimeJumped: Notification.Name {
    AVPlayerItem.timeJumpedNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when there was nothing to play for a while. Never posted.
  public static var AVPlayerItemPlaybackStalled: Notification.Name {
    AVPlayerItem.playbackStalledNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when there is a new entry in the log of errors. Never posted.
  public static var AVPlayerItemNewErrorLogEntry: Notification.Name {
    AVPlayerItem.newErrorLogEntryNotification
  }
}
