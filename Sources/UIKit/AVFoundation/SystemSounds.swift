// The short sounds of AudioToolbox. A clip of an app has no sound, so that playing one has no effect.

import Foundation

/// The number of a sound.
public typealias SystemSoundID = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of a vibration in place of a sound.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound. Has no effect.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound with a vibration. Has no effect.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
