// Where transitions of the catalogue are used: platforms, frameworks and apps whose documentation or
// public interface has them. Where nothing is documented, nothing is said.

extension TransitionCatalogEntry {
  /// Where the transition is used, in one sentence; empty where nothing of it is documented.
  public var usedOn: String { Self.uses[name] ?? "" }

  /// The number of transitions that something is said about, for tests.
  package static var useCount: Int { uses.count }

  private static let uses: [String: String] = [
    // iOS
    "actionSheet": "iOS: UIAlertController with the style actionSheet.",
    "alert": "iOS: UIAlertController with the style alert.",
    "appOpen": "iOS: apps that open from the Home Screen.",
    "card": "iOS 13 and later: UIKit's presentation style pageSheet over a full screen.",
    "cardToPage": "iOS: the cards of the App Store's Today tab.",
    "centerSheet": "iPadOS: UIKit's presentation style formSheet.",
    "cornerCurl": "iOS: UIKit's modal transition style partialCurl.",
    "fade": "iOS: UIKit's modal transition style crossDissolve.",
    "flip": "iOS: UIKit's modal transition style flipHorizontal.",
    "flipOver": "iOS: UIKit's modal transition style flipHorizontal.",
    "navigationPush": "iOS: the push and pop of UINavigationController.",
    "oglFlip": "iOS: UIView's animation option transitionFlipFromLeft and its siblings.",
    "pageCurl":
      "iOS: UIPageViewController with the style pageCurl, UIView's animation option "
      + "transitionCurlUp.",
    "pageSheet": "iOS 13 and later: UIKit's presentation style pageSheet.",
    "peek": "iOS 9 to 12: Peek and Pop, UIViewControllerPreviewingDelegate.",
    "popover": "iPadOS: UIPopoverPresentationController.",
    "spotlightSearch": "iOS: Search, opened from the Home Screen.",
    "zoom": "iOS 18 and later: UIViewController.preferredTransition with the value zoom.",
    // Core Animation and Core Image
    "accordion": "Core Image: CIAccordionFoldTransition.",
    "layerFade": "Core Animation: CATransition with the type fade.",
    "layerPush": "Core Animation: CATransition with the type push.",
    "moveIn": "Core Animation: CATransition with the type moveIn.",
    "reveal": "Core Animation: CATransition with the type reveal.",
    "rippleEffect": "Core Image has a relative of it: CIRippleTransition.",
    "suckEffect": "macOS: the Genie effect, with which windows minimize into the Dock.",
    // SwiftUI and Flutter
    "hero": "Flutter: the widget Hero.",
    "match": "SwiftUI: matchedGeometryEffect; Flutter: the widget Hero.",
    // Android
    "bottomSheet": "Android: Material's BottomSheetDialogFragment and ModalBottomSheet.",
    "circleReveal": "Android: ViewAnimationUtils.createCircularReveal.",
    "containerTransform": "Android: Material's MaterialContainerTransform.",
    "elevationScale": "Android: Material's MaterialElevationScale.",
    "fadeThrough": "Android: Material's MaterialFadeThrough.",
    "materialFade": "Android: Material's MaterialFade.",
    "sharedAxisX": "Android: Material's MaterialSharedAxis along X.",
    "sharedAxisY": "Android: Material's MaterialSharedAxis along Y.",
    "sharedAxisZ": "Android: Material's MaterialSharedAxis along Z.",
    // Film
    "clockWipe": "Remotion: clockWipe; FFmpeg: radial of the filter xfade.",
    "cubeOut": "Remotion: cube.",
    "fadeThroughColor": "FFmpeg: fadeblack and fadewhite of the filter xfade.",
    "iris": "Remotion: iris; FFmpeg: circleopen of the filter xfade.",
    "linearWipe": "Remotion: wipe; FFmpeg: wipeleft and its siblings of the filter xfade.",
    "pushAside": "Remotion: slide; FFmpeg: slideleft and its siblings of the filter xfade.",
    "star": "gl-transitions: StarWipe.",
  ]
}
