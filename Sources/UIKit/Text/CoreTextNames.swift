// Core Text's names of attributes that attributed strings use here, which are strings; and its fonts, as
// text layers take them.

import Foundation

/// The space after each character in points, which takes the place of kerning.
public let kCTTrackingAttributeName = NSAttributedString.Key.tracking.rawValue
/// The space after each character in points.
public let kCTKernAttributeName = NSAttributedString.Key.kern.rawValue
/// The font.
public let kCTFontAttributeName = NSAttributedString.Key.font.rawValue
/// The color of the text, as a `UIColor`.
public let kCTForegroundColorAttributeName = NSAttributedString.Key.foregroundColor.rawValue
/// The paragraph style.
public let kCTParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle.rawValue

/// A font of Core Text, which is UIKit's own here.
public typealias CTFont = UIFont

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the font with a name, or the system font if there is none. A size of 0 is 12 points, and the
/// matrix is not used.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let (name, points) = (name as String, size > 0 ? size : 12)
  // The names of system fonts begin with a dot and cannot be looked up.
  guard !name.hasPrefix("."), let font = UIFont(name: name, size: points) else {
    return .systemFont(ofSize: points)
  }
  return font
}
