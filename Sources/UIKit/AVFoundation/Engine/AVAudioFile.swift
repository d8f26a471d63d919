// Files of sound for engines, and buffers. The samples of files are not decoded.

import Foundation
import SegueImages
import SegueWorld

/// A file of sound.
@preconcurrency @MainActor
open class AVAudioFile: NSObject {
  /// The URL.
  public let url: URL
  /// The form of the samples.
  public let processingFormat: AVAudioFormat
  /// The form of the file.
  open var fileFormat: AVAudioFormat { processingFormat }
  /// The number of frames.
  public let length: AVAudioFramePosition
  /// The frame at which reading continues.
  open var framePosition: AVAudioFramePosition = 0

  /// Reads the length and the form of a file.
  /// - Throws: An error of Core Audio if it cannot be read.
  public init(forReading fileURL: URL) throws {
    guard let bytes = try? MediaFiles.bytes(at: fileURL) else { throw AudioError.missing.error }
    let sound = try AudioError.sound(in: bytes, named: fileURL.lastPathComponent)
    (url, processingFormat) = (fileURL, AVAudioFormat(sound))
    length = AVAudioFramePosition((sound.duration * sound.sampleRate).rounded())
    super.init()
  }

  /// Reads samples. They are not decoded: it is reported as not supported, and the buffer has none.
  open func read(into buffer: AVAudioPCMBuffer) throws {
    World.current.reportUnsupported("AVAudioFile.read(into:)")
    buffer.frameLength = 0
  }
  /// Reads samples. They are not decoded: it is reported as not supported, and the buffer has none.
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    try read(into: buffer)
  }
}

/// A buffer of samples.
open class AVAudioPCMBuffer: NSObject {
  /// The form of the samples.
  public let format: AVAudioFormat
  /// The number of frames for which there is memory.
  public let frameCapacity: AVAudioFrameCount
  /// The number of frames that the buffer has.
  open var frameLength: AVAudioFrameCount = 0
  /// The number of samples from one frame of a channel to the next one.
  public let stride: Int
  /// The samples of each channel as numbers with a fraction; `nil` for other forms.
  public let floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>?
  /// The samples of each channel as whole numbers of 16 bits; `nil` for other forms.
  public let int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>?
  private let release: () -> Void

  /// Creates a buffer without samples.
  /// - Returns: `nil` for forms without channels.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let channels = Int(format.channelCount)
    guard channels > 0, Int(frameCapacity) <= 1 << 26 / channels else { return nil }
    (self.format, self.frameCapacity) = (format, frameCapacity)
    stride = format.isInterleaved ? channels : 1
    switch format.commonFormat {
    case .pcmFormatInt16:
      let samples = Self.memory(channels, Int(frameCapacity), format.isInterleaved, 0 as Int16)
      (floatChannelData, int16ChannelData, release) = (nil, samples.channels, samples.release)
    default:
      let samples = Self.memory(channels, Int(frameCapacity), format.isInterleaved, 0 as Float)
      (floatChannelData, int16ChannelData, release) = (samples.channels, nil, samples.release)
    }
    super.init()
  }

  deinit { release() }

  /// Returns pointers to the samples of each channel, all of which are zero, and what frees them.
  private static func memory<Sample>(
    _ channels: Int, _ frames: Int, _ isInterleaved: Bool, _ zero: Sample
  ) -> (channels: UnsafePointer<UnsafeMutablePointer<Sample>>, release: () -> Void) {
    let samples = UnsafeMutablePointer<Sample>.allocate(capacity: max(channels * frames, 1))
    samples.initialize(repeating: zero, count: channels * frames)
    let pointers = UnsafeMutablePointer<UnsafeMutablePointer<Sample>>.allocate(capacity: channels)
    for channel in 0..<channels {
      (pointers + channel).initialize(to: samples + (isInterleaved ? channel : channel * frames))
    }
    return (
      UnsafePointer(pointers),
      {
        pointers.deallocate()
        samples.deallocate()
      }
    )
  }
}
