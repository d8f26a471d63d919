// The player screen of AVKit: a movie with controls, which appear at a touch and go while it plays.

import Foundation
import SegueWorld

/// The methods that a player screen calls on its delegate. None is called: there is neither picture
/// in picture nor a full screen beside the presented one.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// Asks whether the screen goes when picture in picture begins.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  /// Called before the movie fills the screen.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  /// Called before the movie returns to its place.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
  /// Returns `true` by default.
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
  /// Does nothing by default.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  /// Does nothing by default.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
}

/// A view controller that shows the movie of a player, with controls.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer? { didSet { if player !== oldValue { show() } } }
  /// The way in which the movie is scaled. The default is `resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { screen?.playerLayer?.videoGravity = videoGravity }
  }
  /// A Boolean value that indicates whether there are controls.
  open var showsPlaybackControls = true { didSet { controls.isHidden = !showsPlaybackControls } }
  /// The object that is notified.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// A Boolean value that indicates whether the movie cannot be moved in.
  open var requiresLinearPlayback = false { didSet { controls.isLinear = requiresLinearPlayback } }
  /// A Boolean value that indicates whether picture in picture may begin. It does not exist.
  open var allowsPictureInPicturePlayback = true
  /// A Boolean value that indicates whether picture in picture begins with the background.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// A Boolean value that indicates whether the movie fills the screen when it plays. It has no effect.
  open var entersFullScreenWhenPlaybackBegins = false
  /// A Boolean value that indicates whether the screen goes when the movie has ended. It has no effect.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// A Boolean value that indicates whether the system is told what plays. It has no effect.
  open var updatesNowPlayingInfoCenter = true

  /// The view between the movie and the controls.
  open private(set) lazy var contentOverlayView: UIView? = UIView()
  private lazy var controls = PlayerControls()
  private var screen: PlayerScreen? { viewIfLoaded as? PlayerScreen }

  /// Creates a player screen, which fills the screen if it is presented.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .fullScreen
  }

  /// Creates a player screen, which fills the screen if it is presented.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .fullScreen
  }

  /// A Boolean value that indicates whether there is an image to show.
  open var isReadyForDisplay: Bool { screen?.playerLayer?.isReadyForDisplay ?? false }
  /// The rectangle of the movie.
  open var videoBounds: CGRect { screen?.playerLayer?.videoRect ?? .zero }

  open override func loadView() {
    view = PlayerScreen(overlay: contentOverlayView, controls: controls)
    controls.onClose = { [weak self] in self?.dismiss(animated: true) }
    show()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    controls.canClose = presentingViewController != nil && parent == nil
    controls.appear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // As on a device, a screen that has been closed does not play on.
    if isBeingDismissed { player?.pause() }
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  private func show() {
    guard let screen else { return }
    screen.playerLayer?.videoGravity = videoGravity
    screen.playerLayer?.player = player
    controls.player = player
  }
}

/// The view of a player screen.
private final class PlayerScreen: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }
  var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }

  init(overlay: UIView?, controls: PlayerControls) {
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .black
    for view in [overlay, controls].compactMap({ $0 }) {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
