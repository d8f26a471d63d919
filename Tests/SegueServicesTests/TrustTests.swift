// The trust in servers, of which none is trusted.

import Foundation
import FoundationNetworking
import SegueServices
import Testing

@Suite struct TrustTests {
  @Test("certificates are kept and none is trusted")
  func evaluation() throws {
    #expect(SecCertificateCreateWithData(nil, NSData(data: Data([1, 2]))) == nil)
    let data = NSData(data: Data([0x30, 2]))
    let certificate = try #require(SecCertificateCreateWithData(nil, data))
    #expect(
      SecCertificateCopyData(certificate) == data && SecCertificateCopyKey(certificate) == nil)
    var trust: SecTrust?
    SecTrustCreateWithCertificates([certificate], SecPolicyCreateSSL(true, nil), &trust)
    let made = try #require(trust)
    #expect(SecTrustGetCertificateCount(made) == 1)
    #expect(SecTrustGetCertificateAtIndex(made, 0) == certificate)
    #expect(SecTrustGetCertificateAtIndex(made, 1) == nil)
    var error: CFError?
    #expect(!SecTrustEvaluateWithError(made, &error))
    #expect(error?.code == Int(errSecNotAvailable))
    var result = SecTrustResultType.invalid
    SecTrustEvaluate(made, &result)
    #expect(result == .recoverableTrustFailure)
  }

  @Test("Sessions keep the credentials that they are given")
  func credentials() {
    let configuration = SegueURLSessionConfiguration.default
    #expect(configuration.urlCredentialStorage == nil)
    configuration.urlCredentialStorage = .shared
    #expect(configuration.urlCredentialStorage === URLCredentialStorage.shared)
  }
}
