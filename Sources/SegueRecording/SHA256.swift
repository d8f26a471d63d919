// Fingerprints of frames, by libavutil, which is here for the encoder anyway.

import CFFmpeg

/// SHA-256 of bytes that come in pieces.
public final class SHA256 {
  private let context: UnsafeMutableRawPointer

  /// Nothing hashed yet.
  public init() {
    context = .allocate(byteCount: Int(cff_sha_size()), alignment: 16)
    _ = av_sha_init(OpaquePointer(context), 256)
  }

  deinit { context.deallocate() }

  /// Takes more bytes.
  public func update(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    av_sha_update(OpaquePointer(context), start, bytes.count)
  }

  /// The 64 hexadecimal digits for all bytes; nothing may be hashed after it.
  public func hexDigest() -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    av_sha_final(OpaquePointer(context), &digest)
    return digest.map(Self.hex).joined()
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }
}
