// Content security policies that permit only a page's own script, identified by its hash.

import SegueDiagnostics

/// Source expressions of a content security policy.
package enum ContentPolicy {
  /// Returns the source expression that permits exactly the given script.
  package static func source(ofScript script: String) -> String {
    let hash = SHA256()
    Array(script.utf8).withUnsafeBufferPointer { hash.update($0) }
    let digits = Array(hash.hexDigest())
    let bytes = stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
    }
    return "sha256-\(Base64.text(bytes))"
  }
}
