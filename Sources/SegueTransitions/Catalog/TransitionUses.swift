// Where transitions of the catalogue are used: platforms, frameworks and apps whose documentation or
// public interface has them, each looked up there. Where no source is known, nothing is said.

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
    // Libraries for iOS and for the web
    "bounceIn": "Animate.css: bounceInDown and its siblings.",
    "bubble": "Libraries for iOS: BubbleTransition.",
    "cover": "Hero for iOS: cover; FFmpeg: coverleft and its siblings of the filter xfade.",
    "cube": "VCTransitionsLibrary for iOS: Cube.",
    "explode": "VCTransitionsLibrary for iOS: Explode.",
    "fold": "VCTransitionsLibrary for iOS: Fold.",
    "hinge": "Animate.css: hinge.",
    "parallax": "Hero for iOS: push.",
    "portal": "VCTransitionsLibrary for iOS: Portal.",
    "pull": "Hero for iOS: pull.",
    "rotateIn": "Animate.css: rotateInDownLeft and its siblings.",
    "stack": "Hero for iOS has a relative of it: pageIn.",
    "starWars": "Libraries for iOS: StarWars.iOS.",
    "uncover": "Hero for iOS: uncover; FFmpeg: revealleft and its siblings of the filter xfade.",
    "zoomIn": "Hero for iOS: zoom.",
    "zoomOut": "Hero for iOS: zoomOut.",
    "zoomSlide": "Hero for iOS: zoomSlide.",
    // Film
    "barnDoors": "FFmpeg: horzopen and vertopen of the filter xfade.",
    "blinds": "gl-transitions has a relative of it: windowslice.",
    "checkerboard": "gl-transitions has a relative of it: chessboard.",
    "clockWipe": "Remotion: clockWipe; FFmpeg: radial of the filter xfade.",
    "crossZoom": "gl-transitions: CrossZoom.",
    "cubeOut": "Remotion: cube; gl-transitions: cube.",
    "curtain": "Final Cut Pro has a relative of it: Curtains.",
    "defocus": "gl-transitions: DefocusBlur.",
    "diagonalWipe": "FFmpeg: diagtl and its siblings of the filter xfade.",
    "door": "gl-transitions has a relative of it: doorway.",
    "fadeThroughColor": "FFmpeg: fadeblack and fadewhite of the filter xfade.",
    "heart": "gl-transitions: heart.",
    "hexagon": "gl-transitions has a relative of it: hexagonalize.",
    "iris": "Remotion: iris; FFmpeg: circleopen of the filter xfade.",
    "irisClose": "FFmpeg: circlecrop of the filter xfade.",
    "linearWipe": "Remotion: wipe; FFmpeg: wipeleft and its siblings of the filter xfade.",
    "mosaic": "gl-transitions: randomsquares.",
    "pushAside":
      "Remotion: slide; Hero for iOS: slide; FFmpeg: slideleft and its siblings of the filter xfade.",
    "squaresWave": "gl-transitions has a relative of it: squareswire.",
    "squeeze": "FFmpeg has relatives of it: squeezeh and squeezev of the filter xfade.",
    "star": "gl-transitions: StarWipe.",
    "strips": "gl-transitions has a relative of it: DoomScreenTransition.",
    "swap": "gl-transitions: swap.",
    "tilesFlip": "gl-transitions has a relative of it: GridFlip.",
    "turn": "gl-transitions has a relative of it: BookFlip.",
  ]
}
