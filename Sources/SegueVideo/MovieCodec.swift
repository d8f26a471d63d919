// The table of codecs and containers: what each can contain, and how it is encoded.

import CFFmpeg

/// The compression of frames.
public enum MovieCodec: String, Sendable, CaseIterable {
  /// H.264 by x264, 8 bits, 4:2:0.
  case h264
  /// HEVC by x265, 8 bits, 4:2:0, with the tag `hvc1` that Apple's players require.
  case hevc
  /// AV1 by libaom, 8 bits, 4:2:0.
  case av1
  /// VP9 by libvpx, 8 bits, 4:2:0, with alpha in a WebM.
  case vp9
  /// ProRes, 10 bits: 4444 for a clip with transparency, otherwise 422 HQ.
  case prores
  /// ProRes 422 HQ, 10 bits, without alpha.
  case prores422HQ = "prores422hq"
  /// ProRes 4444, 10 bits, with alpha if the clip has transparency.
  case prores4444
}

extension MovieCodec {
  /// The constant rate factor that is used unless another one is chosen, or `nil` if the codec has
  /// none.
  public var usualCRF: Double? {
    switch self {
    case .h264: 18
    case .hevc: 20
    case .av1, .vp9: 24
    case .prores, .prores422HQ, .prores4444: nil
    }
  }

  /// The largest constant rate factor, which gives the lowest quality.
  public var largestCRF: Double { self == .av1 || self == .vp9 ? 63 : 51 }

  /// A Boolean value that indicates whether chroma is halved in both directions, so that sizes are
  /// even.
  public var halvesChroma: Bool { usualCRF != nil }

  /// Returns a Boolean value that indicates whether a movie keeps transparency.
  package func keepsAlpha(in container: MovieContainer?) -> Bool {
    switch self {
    case .vp9: container == .webm
    case .prores, .prores4444: container == .mov
    case .h264, .hevc, .av1, .prores422HQ: false
    }
  }

  /// A Boolean value that indicates whether a movie consists of chunks that can be encoded apart.
  var hasChunks: Bool { self == .h264 }

  /// A Boolean value that indicates whether the encoder's tag goes into the file: for HEVC the one
  /// that Apple's players require, and for ProRes the one that names its profile.
  var hasTag: Bool { ![.h264, .av1, .vp9].contains(self) }

  /// libavcodec's name of the encoder.
  package var encoderName: String {
    switch self {
    case .h264: "libx264"
    case .hevc: "libx265"
    case .av1: "libaom-av1"
    case .vp9: "libvpx-vp9"
    case .prores, .prores422HQ, .prores4444: "prores_ks"
    }
  }

  /// The name of the codec and of the library that encodes it, for messages.
  var names: (codec: String, library: String) {
    switch self {
    case .h264: ("H.264", "x264")
    case .hevc: ("HEVC", "x265")
    case .av1: ("AV1", "libaom")
    case .vp9: ("VP9", "libvpx")
    case .prores, .prores422HQ, .prores4444: ("ProRes", "prores_ks")
    }
  }

  /// libavcodec's identifier of the codec.
  var identifier: AVCodecID {
    switch self {
    case .h264: AV_CODEC_ID_H264
    case .hevc: AV_CODEC_ID_HEVC
    case .av1: AV_CODEC_ID_AV1
    case .vp9: AV_CODEC_ID_VP9
    case .prores, .prores422HQ, .prores4444: AV_CODEC_ID_PRORES
    }
  }
}

/// The file format of a movie.
public enum MovieContainer: String, Sendable, CaseIterable {
  /// MPEG-4 with the index first.
  case mp4
  /// QuickTime with the index first.
  case mov
  /// WebM, a profile of Matroska.
  case webm
}

extension MovieContainer {
  /// The codecs that the container can contain, the usual one first.
  package var codecs: [MovieCodec] {
    switch self {
    case .mp4: [.h264, .hevc, .av1]
    case .mov: [.h264, .hevc, .prores, .prores422HQ, .prores4444]
    case .webm: [.vp9, .av1]
    }
  }

  /// The codec of a movie unless another one is chosen.
  package var usualCodec: MovieCodec { self == .webm ? .vp9 : .h264 }
}
