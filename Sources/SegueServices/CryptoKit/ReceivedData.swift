// The data that a hash function has received: a context of OpenSSL, with the semantics of a value.

import CSegueHash

/// The state of a hash function.
struct ReceivedData: Sendable {
  private final class Context: @unchecked Sendable {
    // Unchecked: only an owner that is unique changes it.
    let hash: OpaquePointer

    init(_ hash: OpaquePointer?) {
      guard let hash else { fatalError("OpenSSL lacks the hash function, or memory ran out") }
      self.hash = hash
    }

    deinit { segue_hash_free(hash) }
  }

  private var context: Context

  /// Creates the state of a function that has received nothing.
  init(_ function: segue_hash_function) { context = Context(segue_hash_create(function)) }

  /// Adds bytes.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&context) { context = Context(segue_hash_copy(context.hash)) }
    segue_hash_update(context.hash, bytes.baseAddress, bytes.count)
  }

  /// The digest of all bytes so far.
  var digest: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Int(SEGUE_DIGEST_BYTES)) { buffer, count in
      count = segue_hash_digest(context.hash, buffer.baseAddress)
    }
  }
}
