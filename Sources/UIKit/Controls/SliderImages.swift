// The images of a slider: of its thumb and of the two parts of its track, for each state.

import Foundation

/// The images of a slider's parts.
struct SliderImages {
  /// A part of a slider.
  enum Part: Hashable {
    case thumb, minimumTrack, maximumTrack
  }

  private var images: [Part: [UIControl.State: UIImage]] = [:]

  /// The image of a part in a state; that of the normal state, if the state has none.
  func shown(_ part: Part, _ state: UIControl.State) -> UIImage? {
    images[part]?[state] ?? images[part]?[.normal]
  }

  /// The image that was set for a part and a state.
  func image(_ part: Part, _ state: UIControl.State) -> UIImage? { images[part]?[state] }

  mutating func set(_ image: UIImage?, _ part: Part, _ state: UIControl.State) {
    images[part, default: [:]][state] = image
  }
}

extension UISlider {
  /// Sets the image of the thumb for a state; `nil` removes it. A thumb with an image has its size, and
  /// no color and no shadow of its own.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    changeImages { $0.set(image, .thumb, state) }
  }
  /// Sets the image of the track before the thumb for a state; `nil` removes it. It is stretched as its
  /// cap insets say.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    changeImages { $0.set(image, .minimumTrack, state) }
  }
  /// Sets the image of the track after the thumb for a state; `nil` removes it. It is stretched as its
  /// cap insets say.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    changeImages { $0.set(image, .maximumTrack, state) }
  }

  /// Returns the image of the thumb that was set for a state.
  public func thumbImage(for state: UIControl.State) -> UIImage? { images.image(.thumb, state) }
  /// Returns the image of the track before the thumb that was set for a state.
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images.image(.minimumTrack, state)
  }
  /// Returns the image of the track after the thumb that was set for a state.
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images.image(.maximumTrack, state)
  }

  /// The image of the thumb in the present state.
  public var currentThumbImage: UIImage? { images.shown(.thumb, state) }
  /// The image of the track before the thumb in the present state.
  public var currentMinimumTrackImage: UIImage? { images.shown(.minimumTrack, state) }
  /// The image of the track after the thumb in the present state.
  public var currentMaximumTrackImage: UIImage? { images.shown(.maximumTrack, state) }
}
