// The recognition of speech. Permission is denied, as by a user who declines.

import Foundation

/// Whether an app may recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The user has declined.
  case denied
  /// The device forbids it.
  case restricted
  /// The user has permitted it.
  case authorized
}

/// Recognizes speech, which is not available.
open class SFSpeechRecognizer: NSObject {
  /// The language.
  public let locale: Locale
  /// `false`, since permission is denied.
  open var isAvailable: Bool { false }
  /// `false`, since nothing is recognized.
  open var supportsOnDeviceRecognition: Bool { false }

  /// Creates a recognizer of English.
  public convenience override init() { self.init(of: Locale(identifier: "en_US")) }
  /// Creates a recognizer of a language.
  public convenience init?(locale: Locale) { self.init(of: locale) }
  private init(of locale: Locale) {
    self.locale = locale
    super.init()
  }

  /// Returns whether the app may recognize speech: nothing is determined until it asks, and then it is
  /// denied.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    Permissions.current.hasAsked("speech") ? .denied : .notDetermined
  }
  /// Asks for permission, which is denied in the next turn of the main queue.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    Permissions.current.ask("speech")
    Reply.send { handler(.denied) }
  }
}
