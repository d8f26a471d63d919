// SHA-256 by libavutil, which the encoder requires anyway.

import CFFmpeg

/// An incremental computation of SHA-256.
public final class SHA256 {
  private let context: UnsafeMutableRawPointer

  /// Creates a computation over no bytes.
  public init() {
    context = .allocate(byteCount: Int(cff_sha_size()), alignment: 16)
    _ = av_sha_init(OpaquePointer(context), 256)
  }

  deinit { context.deallocate() }

  /// Appends bytes to the hashed data.
  public func update(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    av_sha_update(OpaquePointer(context), start, bytes.count)
  }

  /// Returns the digest of all bytes as 64 hexadecimal digits, and ends the computation. No more
  /// bytes may be appended afterward.
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
