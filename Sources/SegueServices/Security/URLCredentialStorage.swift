// The credentials of sessions. Their type is one of FoundationNetworking, which UIKit does not import.

import FoundationNetworking
import UIKit

extension SegueURLSessionConfiguration {
  /// The credentials for servers that ask for them. It has no effect: none asks.
  public var urlCredentialStorage: URLCredentialStorage? {
    get { credentialStorage as? URLCredentialStorage }
    set { credentialStorage = newValue }
  }
}
