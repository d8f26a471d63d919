// A button: a control with a title and an image to keep. The image shows, the title does not.

import Foundation

/// A control to tap.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button would look; all look alike.
  public enum ButtonType: Int, Sendable {
    /// Plain.
    case custom
    /// As the system's.
    case system
    /// Closes something.
    case close = 7
  }

  /// A button of some type.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]

  /// Sets the title for a state. Titles are kept, not drawn.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  /// The title for a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// Accepted; titles are not drawn.
  open func setTitleColor(_ color: UIColor?, for state: State) {}

  /// Sets the image for a state; the one for `normal` shows.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal { layer.contents = image?.cgImage }
  }
  /// The image for a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
}
