// The commands of headphones and of the lock screen, of which none is ever given.

import Foundation
import SegueWorld

/// How a command ended.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// It was done.
  case success = 0
  /// There is nothing that it refers to.
  case noSuchContent = 100
  /// Nothing plays.
  case noActionableNowPlayingItem = 110
  /// There is no such device.
  case deviceNotFound = 120
  /// It has failed.
  case commandFailed = 200
}

/// A command that was given. None is.
@preconcurrency @MainActor
open class MPRemoteCommandEvent: NSObject {
  /// The command.
  public let command: MPRemoteCommand
  /// The time at which it was given.
  public let timestamp: TimeInterval
  init(_ command: MPRemoteCommand) {
    (self.command, timestamp) = (command, CACurrentMediaTime())
    super.init()
  }
}

/// A command to move in what is played.
@preconcurrency @MainActor
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The time in seconds.
  open var positionTime: TimeInterval { 0 }
}

/// A command to skip.
@preconcurrency @MainActor
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// The seconds.
  open var interval: TimeInterval { 0 }
}

/// A command to play at a rate.
@preconcurrency @MainActor
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// The rate.
  open var playbackRate: Float { 1 }
}

/// A command that an app carries out.
@preconcurrency @MainActor
open class MPRemoteCommand: NSObject {
  /// A Boolean value that indicates whether the command can be given.
  open var isEnabled = true
  private var targets: [NSObject] = []

  /// Adds a closure that carries the command out. It is not called.
  /// - Returns: What `removeTarget(_:)` takes.
  @discardableResult
  open func addTarget(
    handler: @escaping @MainActor (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let target = NSObject()
    targets.append(target)
    return target
  }
  /// Adds a method that carries the command out. It is not called.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Removes what carries the command out; all for `nil`.
  open func removeTarget(_ target: Any?) {
    guard let target else {
      targets = []
      return
    }
    targets.removeAll { $0 === target as AnyObject }
  }
  /// Removes a method that carries the command out.
  open func removeTarget(_ target: Any, action: Selector?) {}
}

/// A command to skip.
@preconcurrency @MainActor
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The seconds that are offered.
  open var preferredIntervals: [NSNumber] = []
}

/// A command to move in what is played.
@preconcurrency @MainActor
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// A command to play at a rate.
@preconcurrency @MainActor
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// The rates that are offered.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// A command to like something.
@preconcurrency @MainActor
open class MPFeedbackCommand: MPRemoteCommand {
  /// A Boolean value that indicates whether it is liked.
  open var isActive = false
  /// The title.
  open var localizedTitle = ""
  /// A short title.
  open var localizedShortTitle = ""
}

/// The commands of an app.
@preconcurrency @MainActor
open class MPRemoteCommandCenter: NSObject {
  /// Returns the center of the app.
  open class func shared() -> MPRemoteCommandCenter {
    World.current.associatedObject { MPRemoteCommandCenter() }
  }
  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Pauses.
  public let pauseCommand = MPRemoteCommand()
  /// Ends to play.
  public let stopCommand = MPRemoteCommand()
  /// Plays or pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Plays what follows.
  public let nextTrackCommand = MPRemoteCommand()
  /// Plays what was before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Changes the order.
  public let changeShuffleModeCommand = MPRemoteCommand()
  /// Changes repetition.
  public let changeRepeatModeCommand = MPRemoteCommand()
  /// Skips forward.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Skips backward.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Moves forward as long as it is held.
  public let seekForwardCommand = MPRemoteCommand()
  /// Moves backward as long as it is held.
  public let seekBackwardCommand = MPRemoteCommand()
  /// Moves to a time.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Changes the rate.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// Likes.
  public let likeCommand = MPFeedbackCommand()
  /// Dislikes.
  public let dislikeCommand = MPFeedbackCommand()
  /// Sets a mark.
  public let bookmarkCommand = MPFeedbackCommand()
}
