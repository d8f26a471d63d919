// The short sounds of AudioToolbox. A clip of an app has no sound, so that playing one has no effect
// but its completion.

import Foundation
import SegueWorld

/// The number of a sound.
public typealias SystemSoundID = UInt32
/// A status of Core Audio; 0 if there is no error.
public typealias OSStatus = Int32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of a vibration in place of a sound.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The status of a call without an error.
public let kAudioServicesNoError: OSStatus = 0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The status of an audio session's call without an error, as code of iOS 2 to 6 names it.
public let kAudioSessionNoError: OSStatus = 0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The status of a sound whose file cannot be read.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// The sounds of the app in a world.
@MainActor
private final class SystemSounds {
  static var current: SystemSounds { World.current.associatedObject { SystemSounds() } }

  /// The seconds that a sound lasts, by its number.
  var durations: [SystemSoundID: Double] = [:]
  /// What to call when a sound has ended.
  var completions: [SystemSoundID: @MainActor () -> Void] = [:]
  private var count: SystemSoundID = 4096

  func add(_ duration: Double) -> SystemSoundID {
    count += 1
    durations[count] = duration
    return count
  }

  /// Schedules the calls for the end of a sound. Those of the system last for no time.
  func play(_ sound: SystemSoundID, _ completion: (@MainActor () -> Void)?) {
    let ends = [completions[sound], completion].compactMap { $0 }
    guard !ends.isEmpty else { return }
    let world = World.current
    let end = world.now + VirtualTime(seconds: durations[sound] ?? 0)
    world.schedule(at: end) { for end in ends { end() } }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the sound in a file a number.
/// - Returns: A status that is not 0 if the file cannot be read.
@preconcurrency @MainActor @discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard let duration = MediaFiles.current.file(at: inFileURL).duration else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = SystemSounds.current.add(duration)
  return kAudioServicesNoError
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the sound in a file a number.
/// - Returns: A status that is not 0 if the file cannot be read.
@preconcurrency @MainActor @discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  AudioServicesCreateSystemSoundID(inFileURL as URL, outSystemSoundID)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes the number of a sound away.
@preconcurrency @MainActor @discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.current.durations[inSystemSoundID] = nil
  SystemSounds.current.completions[inSystemSoundID] = nil
  return kAudioServicesNoError
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls a function at the end of each playing of a sound. The run loop and the mode have no effect.
@preconcurrency @MainActor @discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: RunLoop?, _ inRunLoopMode: String?,
  _ inCompletionRoutine: @escaping @MainActor (SystemSoundID, UnsafeMutableRawPointer?) -> Void,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
  SystemSounds.current.completions[inSystemSoundID] = {
    inCompletionRoutine(inSystemSoundID, inClientData)
  }
  return kAudioServicesNoError
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the calls for a sound.
@preconcurrency @MainActor
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.current.completions[inSystemSoundID] = nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound, which is not heard. Its completion is called when it would have ended.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  onMainActor { SystemSounds.current.play(inSystemSoundID, nil) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound with a vibration, of which neither is noticed.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound, which is not heard, and calls a closure when it would have ended.
@preconcurrency @MainActor
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor () -> Void)?
) {
  SystemSounds.current.play(inSystemSoundID, inCompletionBlock)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound with a vibration, and calls a closure when it would have ended.
@preconcurrency @MainActor
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor () -> Void)?
) {
  SystemSounds.current.play(inSystemSoundID, inCompletionBlock)
}
