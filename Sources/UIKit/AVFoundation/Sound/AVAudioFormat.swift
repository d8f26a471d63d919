// The form of sounds, and the keys of settings of sounds.

import Foundation
import SegueImages

/// The number of channels.
public typealias AVAudioChannelCount = UInt32
/// A number of frames: samples of all channels at one instant.
public typealias AVAudioFrameCount = UInt32
/// The number of a frame.
public typealias AVAudioFramePosition = Int64
/// The number of a connection of a node.
public typealias AVAudioNodeBus = Int
/// The number of a format of sound.
public typealias AudioFormatID = UInt32

/// The form of the samples of a sound.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Some other form.
  case otherFormat
  /// Numbers of 32 bits with a fraction.
  case pcmFormatFloat32
  /// Numbers of 64 bits with a fraction.
  case pcmFormatFloat64
  /// Whole numbers of 16 bits.
  case pcmFormatInt16
  /// Whole numbers of 32 bits.
  case pcmFormatInt32
}

/// The form of a sound.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes after the initializer.

  /// The form of the samples.
  public let commonFormat: AVAudioCommonFormat
  /// The number of frames per second.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: AVAudioChannelCount
  /// A Boolean value that indicates whether the samples of a frame follow each other.
  public let isInterleaved: Bool

  /// Creates the standard form: numbers with a fraction, each channel on its own.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels,
      interleaved: false)
  }

  /// Creates a form.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard sampleRate > 0, channels > 0 else { return nil }
    (commonFormat, self.sampleRate) = (format, sampleRate)
    (channelCount, isInterleaved) = (channels, interleaved)
    super.init()
  }

  /// Creates the form of samples that are decoded from a file.
  init(_ sound: SoundFile) {
    (commonFormat, sampleRate) = (.pcmFormatFloat32, sound.sampleRate)
    (channelCount, isInterleaved) = (AVAudioChannelCount(max(sound.channelCount, 0)), false)
    super.init()
  }

  /// Creates the form of nothing, as of a microphone that is not there.
  init(channels: AVAudioChannelCount, sampleRate: Double) {
    (commonFormat, self.sampleRate) = (.pcmFormatFloat32, sampleRate)
    (channelCount, isInterleaved) = (channels, false)
    super.init()
  }

  /// A Boolean value that indicates whether the form is the standard one.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  /// Settings with the values of the form.
  open var settings: [String: Any] {
    [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the format of a file.
public let AVFormatIDKey = "AVFormatIDKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of frames per second.
public let AVSampleRateKey = "AVSampleRateKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the quality of an encoder.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the bits per second of an encoder.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the bits of an encoder's samples.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether samples begin with their most significant byte.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether samples are numbers with a fraction.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

/// The quality of an encoder.
public enum AVAudioQuality: Int, Sendable {
  /// The least quality.
  case min = 0
  /// Low quality.
  case low = 32
  /// Medium quality.
  case medium = 64
  /// High quality.
  case high = 96
  /// The greatest quality.
  case max = 127
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format of AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format of samples as numbers.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format of Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format of IMA 4:1.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
