// Fonts of files that an app registers itself, and fonts by name, under the names of Core Graphics and
// Core Text.

import CoreGraphics
import Foundation
import SegueText

/// An error, under Core Foundation's name.
public typealias CFError = NSError
/// A URL, under Core Foundation's name.
public typealias CFURL = NSURL
/// A string, as Core Foundation names it.
public typealias CFString = NSString

/// A font: in a file, which text can use once it is registered, or one that text can use already.
public final class CGFont: Sendable {
  /// The bytes of the file; `nil` for a font that text can use already.
  fileprivate let bytes: [UInt8]?
  /// The PostScript name of the font, with which `UIFont(name:size:)` finds it.
  public let postScriptName: String?
  /// The full name of the font.
  public let fullName: String?

  /// Creates the first font of a file; `nil` if the bytes are none that can be used.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    let bytes = [UInt8](Data(bytes: data.bytes, count: data.length))
    guard let file = try? FontFile(bytes, named: "CGFont"), let face = try? FontFace(file) else {
      return nil
    }
    self.bytes = bytes
    (postScriptName, fullName) = (face.style.postScriptName, face.style.fullName)
  }

  /// Creates the font with a PostScript or full name, as a text layer takes it; `nil` if `UIFont(name:size:)`
  /// finds none.
  @preconcurrency @MainActor
  public init?(_ name: CFString) {
    guard let font = UIFont(name: name as String, size: 12) else { return nil }
    (bytes, postScriptName, fullName) = (nil, font.fontName, font.face?.style.fullName)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers a font for text of the app that runs.
///
/// - Returns: `false` if the font cannot be used; `error` then receives the reason.
@discardableResult @preconcurrency @MainActor
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let name = font.postScriptName ?? "CGFont"
  guard let bytes = font.bytes else { return fail("\(name): is registered already", error) }
  return register(bytes, named: name, error)
}

/// The area in which a font is registered.
public enum CTFontManagerScope: UInt32, Sendable {
  /// None.
  case none
  /// The app that runs. Every scope has this effect.
  case process
  /// All apps of the user.
  case user
  /// The session.
  case session
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers the fonts of a file for text of the app that runs.
///
/// - Returns: `false` if the file cannot be read or used; `error` then receives the reason.
@discardableResult @preconcurrency @MainActor
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let path = fontURL.path ?? ""
  guard let data = FileManager.default.contents(atPath: path) else {
    return fail("\(path): cannot be read; expected a font file", error)
  }
  return register([UInt8](data), named: path, error)
}

@MainActor
private func register(
  _ bytes: [UInt8], named name: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do {
    try TextState.current.fonts.register(bytes, named: name)
    return true
  } catch let problem {
    return fail("\(problem)", error)
  }
}

private func fail(
  _ reason: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  error?.pointee = .passRetained(
    NSError(
      domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 104,
      userInfo: [NSLocalizedDescriptionKey: reason]))
  return false
}
