// The kind of a movie, and the components of libavcodec and libavformat that read it: only those
// listed here, each by its name.

import CFFmpeg

/// A movie's bytes and the demuxer for them.
struct VideoFile {
  let file: ImageFile
  let demuxer: String

  /// Reads the images of a movie.
  static func images(
    in bytes: [UInt8], named name: String, limits: ImageLimits
  ) throws(ImageError) -> any ClipImages {
    if WebPAnimation.isAnimated(bytes) {
      return try WebPAnimation(
        ImageFile(bytes: bytes, kind: .webP, name: name, limits: limits))
    }
    return try VideoPackets(VideoFile(bytes, named: name, limits: limits))
  }

  init(_ bytes: [UInt8], named name: String, limits: ImageLimits) throws(ImageError) {
    guard !bytes.isEmpty else {
      throw ImageError(.format, name, "the file is empty; expected \(Self.expected)")
    }
    guard let kind = ImageKind(startOf: bytes) else {
      throw ImageError(.format, name, "is not a movie; expected \(Self.expected)")
    }
    file = ImageFile(bytes: bytes, kind: kind, name: name, limits: limits)
    guard let demuxer = Self.demuxer(file) else {
      throw ImageError(.format, name, "is \(kind.rawValue); expected \(Self.expected)")
    }
    self.demuxer = demuxer
  }

  private static let expected = "MP4, WebM, GIF, or animated PNG or WebP"

  /// Returns the demuxer for a file; `nil` if it is not a movie.
  static func demuxer(_ file: ImageFile) -> String? {
    switch file.kind {
    case .mp4: "mov"
    case .webM: "matroska"
    case .gif: "gif"
    case .png: PNGChunks(file).isAnimated ? "apng" : nil
    default: nil
    }
  }

  /// Returns the decoder for a stream. Those left out produce different results on different CPUs,
  /// or are not wanted.
  static func decoder(_ codec: AVCodecID) -> String? {
    switch codec {
    case AV_CODEC_ID_H264: "h264"
    case AV_CODEC_ID_HEVC: "hevc"
    case AV_CODEC_ID_VP8: "vp8"
    case AV_CODEC_ID_VP9: "vp9"
    case AV_CODEC_ID_AV1: "libdav1d"
    case AV_CODEC_ID_GIF: "gif"
    case AV_CODEC_ID_APNG: "apng"
    default: nil
    }
  }

  func damaged(_ what: String) -> ImageError { file.damaged(what) }

  /// Returns the error for the status that libav returned during `doing`.
  func failure(_ result: Int32, _ doing: String) -> ImageError {
    if result == cff_error_memory() { return file.memory() }
    let said = String(cString: cff_last_log())
    return damaged(said.isEmpty ? doing : "\(doing): \(said)")
  }
}
