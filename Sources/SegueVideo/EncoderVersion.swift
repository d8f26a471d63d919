// The version of the encoder, to determine whether two machines produce the same bytes.

import CFFmpeg

/// The versions of encoders.
package enum EncoderVersion {
  /// x264's build and revision, determined once; `missing` if there is none.
  package static let x264: String = {
    var text = [CChar](repeating: 0, count: 64)
    guard cff_x264_version(&text, text.count) == 1 else { return "missing" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()
}
