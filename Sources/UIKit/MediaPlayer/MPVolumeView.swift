// The slider of the device's volume. It moves; nothing is louder for it.

import Foundation

/// A slider of the device's volume.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  /// A Boolean value that indicates whether there is the slider.
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  /// A Boolean value that indicates whether there is a button for other loudspeakers. There are none,
  /// so that it is not shown.
  open var showsRouteButton = false
  private let slider = UISlider()

  /// Creates a slider.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// Creates a slider.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    slider.value = AVAudioSession.sharedInstance().outputVolume
    addSubview(slider)
  }

  /// Returns the rectangle of the slider.
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Sets the image of the thumb.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setThumbImage(image, for: state)
  }
  /// Sets the image of the part below the thumb.
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMinimumTrackImage(image, for: state)
  }
  /// Sets the image of the part above the thumb.
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMaximumTrackImage(image, for: state)
  }
  /// Sets the image of the button for other loudspeakers. It is not shown.
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = volumeSliderRect(forBounds: bounds)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: slider.sizeThatFits(size).height)
  }
}
