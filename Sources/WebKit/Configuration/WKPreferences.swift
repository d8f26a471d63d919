// The settings of pages. They are kept and have no effect, since pages are not drawn.

import Foundation

/// The processes in which pages run. There are none.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  /// Creates a pool.
  @preconcurrency @MainActor public override init() { super.init() }
}

/// The settings of all pages of a web view.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The smallest size of text, in points.
  open var minimumFontSize: CGFloat = 0
  /// A Boolean value that indicates whether scripts may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// A Boolean value that indicates whether scripts run. They never do here.
  open var javaScriptEnabled = true
  /// A Boolean value that indicates whether the user is warned of fraudulent pages.
  open var isFraudulentWebsiteWarningEnabled = true
  /// A Boolean value that indicates whether text can be selected.
  open var isTextInteractionEnabled = true
  /// A Boolean value that indicates whether an element can fill the screen.
  open var isElementFullscreenEnabled = false
  /// A Boolean value that indicates whether some sites are treated specially.
  open var isSiteSpecificQuirksModeEnabled = true
  /// A Boolean value that indicates whether backgrounds are printed.
  open var shouldPrintBackgrounds = false

  /// What apps set by key.
  var allowFileAccessFromFileURLs = false
  /// What apps set by key.
  var developerExtrasEnabled = false

  /// Creates the default settings.
  @preconcurrency @MainActor public override init() {
    super.init()
    WebKeys.register()
  }
}

/// The settings of one page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// The kind of page that is requested.
  public enum ContentMode: Int, Sendable {
    /// The kind that suits the device.
    case recommended
    /// The one for phones.
    case mobile
    /// The one for computers.
    case desktop
  }

  /// The kind of page that is requested.
  open var preferredContentMode = ContentMode.recommended
  /// A Boolean value that indicates whether scripts of pages run. They never do here.
  open var allowsContentJavaScript = true
  /// A Boolean value that indicates whether pages run with fewer features, for more safety.
  open var isLockdownModeEnabled = false

  /// Creates the default settings.
  @preconcurrency @MainActor public override init() { super.init() }
}

/// The media that begin only after a touch.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Media with sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  /// Media with images.
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  /// All media.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What is recognized in text.
public struct WKDataDetectorTypes: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
  /// Suggestions.
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
  /// Everything.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The units of a selection.
public enum WKSelectionGranularity: Int, Sendable {
  /// Characters and blocks, as the touch suggests.
  case dynamic
  /// Characters.
  case character
}
