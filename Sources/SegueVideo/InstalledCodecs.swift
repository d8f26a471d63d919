// The encoders and decoders of the system's FFmpeg libraries.

import CFFmpeg

/// What the libavcodec that is linked offers.
package enum InstalledCodecs {
  /// The major version of libavcodec, which is part of the name of its Debian package.
  package static var majorVersion: Int { Int(avcodec_version() >> 16) }

  /// The version of FFmpeg as it describes itself, such as `5.1.6-0+deb12u1`.
  package static var release: String { String(cString: av_version_info()) }

  /// Returns the first of the given encoders that is installed, by libavcodec's names.
  package static func encoder(_ names: [String]) -> String? {
    names.first { avcodec_find_encoder_by_name($0) != nil }
  }

  /// Returns the first of the given decoders that is installed, by libavcodec's names.
  package static func decoder(_ names: [String]) -> String? {
    names.first { avcodec_find_decoder_by_name($0) != nil }
  }
}
