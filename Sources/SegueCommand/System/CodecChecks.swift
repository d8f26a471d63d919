// Checks of FFmpeg's encoders and decoders.

import SegueVideo

/// Checks of what the system's FFmpeg can encode and decode.
enum CodecChecks {
  private struct Codec {
    let name: String
    /// libavcodec's names, the preferred one first.
    let names: [String]
    /// The files that need it.
    let use: String
  }

  private static let encoders = [
    Codec(name: "H.264", names: ["libx264"], use: ".mp4 and .mov"),
    Codec(name: "HEVC", names: ["libx265"], use: "HEVC in .mp4 and .mov"),
    Codec(name: "AV1", names: [MovieCodec.av1.encoderName], use: "AV1 and .avif"),
    Codec(name: "VP9", names: ["libvpx-vp9"], use: "VP9 in .webm"),
    Codec(name: "ProRes", names: ["prores_ks"], use: "ProRes in .mov"),
    Codec(name: "GIF", names: ["gif"], use: ".gif"),
    Codec(name: "APNG", names: ["apng"], use: ".apng"),
    Codec(name: "WebP", names: ["libwebp_anim", "libwebp"], use: ".webp"),
    Codec(name: "JPEG", names: ["mjpeg"], use: ".jpg"),
  ]

  private static let decoders = [
    Codec(name: "JPEG", names: ["mjpeg"], use: "JPEG images"),
    Codec(name: "WebP", names: ["webp"], use: "WebP images"),
    Codec(name: "GIF", names: ["gif"], use: "GIF images"),
    Codec(name: "H.264", names: ["h264"], use: "H.264 movies in scenes"),
    Codec(name: "HEVC", names: ["hevc"], use: "HEVC movies in scenes"),
    Codec(name: "VP8", names: ["vp8"], use: "VP8 movies in scenes"),
    Codec(name: "VP9", names: ["vp9"], use: "VP9 movies in scenes"),
    Codec(name: "AV1", names: ["libdav1d"], use: "AV1 movies in scenes"),
  ]

  /// The results for all codecs. H.264 is required: it is what clips are encoded with by default.
  static var results: [SystemCheck] {
    encoders.map { codec in
      result("encoder", codec, InstalledCodecs.encoder(codec.names), codec.name == "H.264")
    }
      + decoders.map { result("decoder", $0, InstalledCodecs.decoder($0.names), false) }
  }

  private static func result(
    _ area: String, _ codec: Codec, _ found: String?, _ isRequired: Bool
  ) -> SystemCheck {
    if let found {
      return .found(area, codec.name, "\(found) of FFmpeg \(InstalledCodecs.release)")
    }
    return .missing(
      area, codec.name, "needed for \(codec.use)",
      remedy: "apt install --reinstall libavcodec\(InstalledCodecs.majorVersion)",
      isRequired: isRequired)
  }
}
