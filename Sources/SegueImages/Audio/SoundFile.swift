// What is known of a file of sound without decoding it: its kind, how long it lasts, its channels.
// Nothing here makes a sound.

import CFFmpeg

/// A file of sound, of which only the length and the form are read.
public struct SoundFile: Sendable, Hashable {
  /// The kind of the file, such as `WAV`.
  public let kind: String
  /// The duration in seconds.
  public let duration: Double
  /// The number of samples per second of each channel.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: Int

  /// Reads the length and the form of the sound in `bytes`. The sound of a movie in MP4 counts too.
  /// - Parameters:
  ///   - bytes: The contents of a whole file: WAV, AIFF, CAF, MP3, FLAC or MPEG-4.
  ///   - name: The name used in errors.
  /// - Throws: `ImageError`, of which `format` says that the file is of no known kind, or contains
  ///   no sound.
  public init(_ bytes: [UInt8], named name: String) throws(ImageError) {
    guard let form = Form(startOf: bytes) else {
      throw ImageError(
        .format, name, "is not a file of sound; expected WAV, AIFF, CAF, MP3, FLAC or M4A")
    }
    let found = try SoundDemuxer(bytes, form: form, named: name).contents()
    kind = form.rawValue
    (duration, sampleRate) = (found.duration, found.sampleRate)
    channelCount = found.channelCount
  }

  /// The kinds of files that are read.
  enum Form: String, CaseIterable {
    case wav = "WAV"
    case aiff = "AIFF"
    case caf = "CAF"
    case mp3 = "MP3"
    case flac = "FLAC"
    case mpeg4 = "M4A"

    /// The demuxer of libavformat.
    var demuxer: String { self == .mpeg4 ? "mov" : rawValue.lowercased() }

    /// Creates the kind that `bytes` begin with; `nil` if it is unknown. A tag of ID3 announces MP3.
    init?(startOf bytes: [UInt8]) {
      func has(_ text: String, at offset: Int = 0) -> Bool {
        bytes.dropFirst(offset).starts(with: text.utf8)
      }
      let (first, second) = (bytes.first ?? 0, bytes.dropFirst().first ?? 0)
      if has("RIFF"), has("WAVE", at: 8) {
        self = .wav
      } else if has("FORM"), has("AIF", at: 8) {
        self = .aiff
      } else if has("caff") {
        self = .caf
      } else if has("fLaC") {
        self = .flac
      } else if ImageKind(startOf: bytes) == .mp4 {
        self = .mpeg4
      } else if has("ID3") || (first == 0xFF && second & 0xE6 == 0xE2) {
        self = .mp3
      } else {
        return nil
      }
    }
  }
}
