// Digests and codes of CryptoKit and CommonCrypto, compared with those of RFC 1321, RFC 2202, RFC 4231 and
// FIPS 180-4.

import Foundation
import SegueServices
import Testing

@Suite struct CryptoTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private let text = Data("abc".utf8)

  @Test("the digests of a short text")
  func short() {
    #expect(hex(Insecure.MD5.hash(data: text)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.SHA1.hash(data: text)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hex(SHA256.hash(data: text))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA384.hash(data: text))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hex(SHA512.hash(data: text))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
  }

  @Test("data of several blocks, in parts, and none at all")
  func parts() {
    var function = Insecure.MD5()
    for _ in 0..<8 { function.update(data: Data("1234567890".utf8)) }
    #expect(hex(function.finalize()) == "57edf4a22be3c955ac49da2e2107b67a")
    // A copy receives data of its own, and a digest ends nothing.
    var copy = function
    copy.update(data: text)
    #expect(hex(function.finalize()) == "57edf4a22be3c955ac49da2e2107b67a")
    function.update(data: text)
    #expect(copy.finalize() == function.finalize())
    #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
    let long = Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
    #expect(
      SHA256.hash(data: long).description
        == "SHA256 digest: 248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(SHA256.Digest.byteCount == 32 && SHA512.blockByteCount == 128)
  }

  @Test("codes by a key")
  func codes() {
    let key = SymmetricKey(data: Data(repeating: 0x0b, count: 20))
    let code = HMAC<SHA256>.authenticationCode(for: Data("Hi There".utf8), using: key)
    #expect(hex(code) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
    let long = SymmetricKey(data: Data(repeating: 0xaa, count: 80))
    let message = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      hex(HMAC<Insecure.SHA1>.authenticationCode(for: message, using: long))
        == "aa4ae5e15272d00e95705637ce8a3b55ed402112")
    #expect(
      HMAC<SHA256>.isValidAuthenticationCode(
        code, authenticating: Data("Hi There".utf8), using: key))
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
  }

  @Test("the functions of CommonCrypto")
  func functions() {
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    _ = text.withUnsafeBytes { CC_MD5($0.baseAddress, CC_LONG(text.count), &digest) }
    #expect(hex(digest) == "900150983cd24fb0d6963f7d28e17f72")
  }
}
