// Picture in picture and other screens, which do not exist.

import Foundation

/// A movie in front of other apps, which is not supported.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// Returns `false`.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// The layer of the movie.
  public let playerLayer: AVPlayerLayer
  /// The object that is notified.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Returns `nil`, because it is not supported.
  public init?(playerLayer: AVPlayerLayer) { return nil }
  /// A Boolean value that indicates whether it can begin.
  open var isPictureInPicturePossible: Bool { false }
  /// A Boolean value that indicates whether it is shown.
  open var isPictureInPictureActive: Bool { false }
  /// Begins it. It has no effect.
  open func startPictureInPicture() {}
  /// Ends it. It has no effect.
  open func stopPictureInPicture() {}
}

/// The methods that picture in picture calls. None is called.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: AnyObject {}

/// A button for the loudspeakers and screens of others, of which there are none: it does nothing.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
  /// The color of the button while another device plays.
  open var activeTintColor: UIColor?
  /// A Boolean value that indicates whether screens come first.
  open var prioritizesVideoDevices = false
  private let button = UIImageView(image: UIImage(systemName: "airplayvideo"))

  /// Creates a button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(button)
  }
  /// Creates a button.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(button)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    button.sizeToFit()
    button.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
