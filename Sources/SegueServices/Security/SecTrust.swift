// The trust in servers. Nothing reaches a network here, so that no server presents a certificate: an app
// can make these objects and evaluate them, and no evaluation succeeds.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationNetworking

/// A certificate.
public final class SecCertificate: NSObject, Sendable {
  let data: Data
  init(_ data: Data) { self.data = data }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? SecCertificate)?.data == data
  }
  public override var hash: Int { data.hashValue }
}

/// A public or private key. There is none.
public final class SecKey: NSObject, Sendable {}

/// A private key with its certificate. There is none.
public final class SecIdentity: NSObject, Sendable {}

/// The rules for a certificate.
public final class SecPolicy: NSObject, Sendable {}

/// Certificates to evaluate, the leaf first.
public final class SecTrust: NSObject, @unchecked Sendable {
  // Unchecked: only the certificates are kept, which do not change.
  let certificates: [SecCertificate]
  init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

/// The result of an evaluation.
public enum SecTrustResultType: UInt32, Sendable {
  /// There was no evaluation.
  case invalid = 0
  /// The user trusts the certificate.
  case proceed = 1
  /// The user does not trust the certificate.
  case deny = 3
  /// The certificate is trusted, and the user has not chosen.
  case unspecified = 4
  /// The certificate is not trusted; the user could choose to.
  case recoverableTrustFailure = 5
  /// The certificate is not trusted.
  case fatalTrustFailure = 6
  /// The evaluation failed.
  case otherError = 7
}

/// Revocation is checked with OCSP.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
/// Revocation is checked with lists.
public let kSecRevocationCRLMethod: CFOptionFlags = 2
/// Lists are preferred to OCSP.
public let kSecRevocationPreferCRL: CFOptionFlags = 4
/// An answer is required.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
/// The network is not used.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
/// Either method is used.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

// MARK: Policies

/// Returns the rules for the certificates of servers or clients.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// Returns the rules for all certificates.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
/// Returns the rules for revocation.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy()
}

// MARK: Certificates

/// Returns the certificate in DER data; `nil` if the data does not begin like one.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData)
  -> SecCertificate?
{
  let data = Data(referencing: data)
  return data.first == 0x30 ? SecCertificate(data) : nil
}
/// Returns the DER data of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
  certificate.data as NSData
}
/// Returns `nil`: the keys of certificates are not read.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

// MARK: Trust

/// Creates the trust in a certificate or an array of certificates.
@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let all = (certificates as? [Any])?.compactMap { $0 as? SecCertificate }
  trust.pointee = SecTrust(all ?? [certificates as? SecCertificate].compactMap { $0 })
  return errSecSuccess
}
/// Sets the rules, which no certificate satisfies here.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  errSecSuccess
}
/// Sets the certificates that are trusted, which has no effect on an evaluation here.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?)
  -> OSStatus
{ errSecSuccess }
/// Sets whether only those certificates are trusted, which has no effect on an evaluation here.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool)
  -> OSStatus
{ errSecSuccess }
/// Returns `false` with an error: there are no certificates that the system trusts.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = NSError(
    domain: NSOSStatusErrorDomain, code: Int(errSecNotAvailable),
    userInfo: [NSLocalizedDescriptionKey: "The certificate is not trusted."])
  return false
}
/// Stores the result `recoverableTrustFailure`: there are no certificates that the system trusts.
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>)
  -> OSStatus
{
  result.pointee = .recoverableTrustFailure
  return errSecSuccess
}
/// Returns the number of certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }
/// Returns a certificate, counted from the leaf; `nil` if there is none.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}
/// Returns the certificates, the leaf first; `nil` if there are none.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? {
  trust.certificates.isEmpty ? nil : trust.certificates
}
/// Returns `nil`: the keys of certificates are not read.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
/// Returns `nil`: the keys of certificates are not read.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

// MARK: Challenges

extension URLProtectionSpace {
  /// The certificates of the server. Always `nil`.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates a credential that accepts the certificates of a server.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
