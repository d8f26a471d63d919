// The frameworks for services of a device, which are parts of one module here. Some of what is in it,
// files need not import on iOS: it is part of UIKit there, or Foundation imports it.

import SwiftSyntax

/// How a file uses the frameworks for services of a device.
struct ServiceUse {
  /// The module that contains the frameworks here.
  static let module = "SegueServices"
  /// The names of the frameworks.
  static let frameworks: Set = [
    "SystemConfiguration", "Network", "LocalAuthentication", "Security", "Photos", "PhotosUI",
    "StoreKit", "MessageUI", "GameplayKit", "UniformTypeIdentifiers", "QuickLook", "CoreMotion",
    "CoreHaptics", "CoreTelephony", "Contacts", "ContactsUI", "EventKit",
    "AuthenticationServices", "CoreBluetooth", "Speech", "ImageIO", "MobileCoreServices",
    "CryptoKit", "CommonCrypto",
  ]

  /// What is known on iOS where Foundation or UIKit is imported.
  private static let implicitNames: Set = [
    "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete", "SecRandomCopyBytes",
    "kSecClass", "kSecValueData", "CFTypeRef", "CFString", "CFDictionary", "kCFBooleanTrue",
    "CFRunLoopGetMain", "CFRunLoopGetCurrent", "CFRunLoopTimer", "CFRunLoopTimerCreateWithHandler",
    "UIDocumentPickerViewController", "UIDocumentPickerDelegate",
    "UIDocumentInteractionController", "UIDocumentInteractionControllerDelegate",
    "UIDocumentBrowserViewController", "UIDocumentBrowserViewControllerDelegate",
    "CGImageSource", "CGImageSourceCreateWithData", "CGImageSourceCreateWithURL",
    "CGImageSourceCreateIncremental", "CGImageDestinationCreateWithData",
    "CGImageDestinationCreateWithURL", "CGImagePropertyOrientation", "NSErrorPointer",
    "urlCredentialStorage",
  ]

  /// Whether the file uses such names without an import of a framework.
  private let isImplicit: Bool
  /// The frameworks whose names stand for the module in front of what they declare: those that the
  /// file imports, unless a type of the app has that name.
  private let qualifiers: Set<String>
  private let ownModules: Set<String>

  init(_ tree: SourceFileSyntax, index: SourceIndex, ownModules: Set<String>) {
    self.ownModules = ownModules
    var words: Set<String> = []
    for token in tree.tokens(viewMode: .sourceAccurate) { words.insert(token.text) }
    let imported = Self.frameworks.intersection(words).subtracting(ownModules)
    qualifiers = imported.filter { index.type(named: $0) == nil }
    isImplicit =
      imported.isEmpty
      && Self.implicitNames.contains { words.contains($0) && index.type(named: $0) == nil }
  }

  /// Returns whether `module` is one of the frameworks, and no module of the app.
  func contains(_ module: String) -> Bool {
    Self.frameworks.contains(module) && !ownModules.contains(module)
  }

  /// Returns the module that `name` stands for in front of a declaration; `nil` if it is another name.
  func qualifier(_ name: String) -> String? { qualifiers.contains(name) ? Self.module : nil }

  /// The end of an import after which the module is imported; `nil` for another import.
  func place(after node: ImportDeclSyntax) -> Int? {
    guard isImplicit, node.importKindSpecifier == nil, node.path.count == 1, node.isCompiled,
      ["Foundation", "UIKit"].contains(node.path.first?.name.text)
    else { return nil }
    return node.path.bytes.upperBound
  }
}
