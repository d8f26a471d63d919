// Names of modules, which the compiler accepts.

/// The rules for names of modules.
enum ModuleName {
  /// Returns `name` as an identifier: as Xcode's modifier `c99extidentifier` writes it.
  static func identifier(_ name: String) -> String {
    var text = String(
      name.map { $0 == "_" || $0.isLetter || ($0.isNumber && $0.isASCII) ? $0 : "_" })
    if text.first?.isNumber ?? true { text = "_" + text.dropFirst(text.first == nil ? 0 : 1) }
    return text
  }

  /// Returns a name for the module of an app, which is none of those that the app is compiled with.
  static func ofApp(_ name: String) -> String {
    let identifier = identifier(name)
    return taken.contains(identifier) || identifier.hasPrefix("Segue")
      ? identifier + "_App" : identifier
  }

  /// The names of modules that every app is compiled with, or could be.
  static let taken: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Swift", "Glibc", "Dispatch",
    "AVFoundation", "AVFAudio", "AVKit", "AudioToolbox", "CoreMedia", "MediaPlayer", "CoreText",
    "Combine", "OpenCombine", "COpenCombineHelpers", "SwiftUI", "CoreImage", "CoreData",
    "CoreLocation", "MapKit", "main", "Yams",
    "ArgumentParser", "Testing",
    "WebKit", "XCTest", "Synchronization", "RegexBuilder", "FoundationNetworking", "FoundationXML",
    "SystemConfiguration", "Network", "LocalAuthentication", "Security", "Photos", "PhotosUI",
    "StoreKit", "MessageUI", "GameplayKit", "UniformTypeIdentifiers", "QuickLook", "CoreMotion",
    "CoreHaptics", "CoreTelephony", "Contacts", "ContactsUI", "EventKit",
    "AuthenticationServices", "CoreBluetooth", "Speech", "ImageIO", "MobileCoreServices",
    "CryptoKit", "CommonCrypto",
  ]
}
