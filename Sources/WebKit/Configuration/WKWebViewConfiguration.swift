// What a web view is created with.

import Foundation

/// The settings that a web view is created with. It keeps a copy, whose objects are the same.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  /// The processes of pages.
  open var processPool = WKProcessPool()
  /// The settings of pages.
  open var preferences = WKPreferences()
  /// The settings of each page, unless the delegate chooses others.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The scripts and messages of pages.
  open var userContentController = WKUserContentController()
  /// What pages keep.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// What is added to the name with which pages are requested.
  open var applicationNameForUserAgent: String? = "Mobile/15E148"
  /// A Boolean value that indicates whether movies play in their place.
  open var allowsInlineMediaPlayback = false
  /// A Boolean value that indicates whether movies can be played on other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// A Boolean value that indicates whether movies can be shown above other apps.
  open var allowsPictureInPictureMediaPlayback = true
  /// The media that begin only after a touch.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// A Boolean value that indicates whether nothing is drawn until a page is complete.
  open var suppressesIncrementalRendering = false
  /// A Boolean value that indicates whether all pages can be zoomed.
  open var ignoresViewportScaleLimits = false
  /// What is recognized in text.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// The units of a selection.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// A Boolean value that indicates whether only domains that the app lists are loaded.
  open var limitsNavigationsToAppBoundDomains = false
  /// A Boolean value that indicates whether known hosts are requested with encryption.
  open var upgradeKnownHostsToHTTPS = true

  /// What apps set by key.
  var allowUniversalAccessFromFileURLs = false
  /// The handlers of schemes, in lower case.
  private(set) var handlers: [String: any WKURLSchemeHandler] = [:]

  /// Creates the default settings.
  @preconcurrency @MainActor public override init() {
    super.init()
    WebKeys.register()
  }

  /// Returns a copy, whose objects are the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    (copy.processPool, copy.preferences) = (processPool, preferences)
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    (copy.userContentController, copy.websiteDataStore) = (userContentController, websiteDataStore)
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.dataDetectorTypes = dataDetectorTypes
    copy.selectionGranularity = selectionGranularity
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.allowUniversalAccessFromFileURLs = allowUniversalAccessFromFileURLs
    copy.handlers = handlers
    return copy
  }

  /// Lets an object answer the URLs of a scheme.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {
    handlers[urlScheme.lowercased()] = urlSchemeHandler
  }

  /// Returns the object that answers the URLs of a scheme; `nil` if there is none.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme.lowercased()]
  }
}
