// Core Text's names of attributes that attributed strings use here. They are strings, as Swift has no
// `CFString` here.

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
