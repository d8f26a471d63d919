// Core Media's functions of times, and the former names of its constants.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time of `value` units of which `timescale` make a second.
public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time of `value` units of which `timescale` make a second.
public func CMTimeMake(_ value: CMTimeValue, _ timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time nearest to `seconds` with the given time scale.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time nearest to `seconds` with the given time scale.
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time in seconds; not a number if it is invalid or not known.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns −1, 0 or 1 if the first time is less than, equal to or greater than the second one.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time2 < time1 ? 1 : 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a multiple of a time.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a range of times from its beginning and its length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a time is invalid.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a time is not known.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `CMTime.zero`.
public let kCMTimeZero = CMTime.zero

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `CMTime.invalid`.
public let kCMTimeInvalid = CMTime.invalid

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `CMTime.indefinite`.
public let kCMTimeIndefinite = CMTime.indefinite
