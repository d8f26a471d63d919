// The images of a stepper: of its two signs, behind them, and between them, for each state.

import Foundation

/// The images that code has set for a stepper.
struct StepperImages {
  /// A side of a stepper.
  enum Sign: Hashable {
    case increment, decrement
  }
  /// The states of the sides of the divider.
  struct Sides: Hashable {
    var left = UIControl.State.normal
    var right = UIControl.State.normal
  }

  var signs: [Sign: [UIControl.State: UIImage]] = [:]
  var backgrounds: [UIControl.State: UIImage] = [:]
  var dividers: [Sides: UIImage] = [:]

  /// Returns the image of a sign in a state, or in the normal one; `nil` for the sign that is drawn.
  func sign(_ sign: Sign, _ state: UIControl.State) -> UIImage? {
    signs[sign]?[state] ?? signs[sign]?[.normal]
  }
  func background(_ state: UIControl.State) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }
  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers[Sides(left: left, right: right)] ?? dividers[Sides()]
  }

  /// The sign that is drawn if there is no image, as an image: code asks for it to set it again as a
  /// template.
  @MainActor static func drawn(_ sign: Sign) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14)).image { _ in
      UIColor.black.setFill()
      let bars = [CGRect(x: 0, y: 6.25, width: 14, height: 1.5)]
      let upright = CGRect(x: 6.25, y: 0, width: 1.5, height: 14)
      for bar in sign == .increment ? bars + [upright] : bars {
        UIBezierPath(roundedRect: bar, cornerRadius: 0.75).fill()
      }
    }.withRenderingMode(.alwaysTemplate)
  }
}

extension UIStepper {
  /// Sets the image in place of the plus sign for a state; `nil` for the sign. Images are drawn in the
  /// tint color unless their rendering mode is `alwaysOriginal`.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.signs[.increment, default: [:]][state] = image
  }
  /// Returns the image in place of the plus sign in a state, or the sign as an image.
  public func incrementImage(for state: UIControl.State) -> UIImage? {
    images.sign(.increment, state) ?? StepperImages.drawn(.increment)
  }

  /// Sets the image in place of the minus sign for a state; `nil` for the sign.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.signs[.decrement, default: [:]][state] = image
  }
  /// Returns the image in place of the minus sign in a state, or the sign as an image.
  public func decrementImage(for state: UIControl.State) -> UIImage? {
    images.sign(.decrement, state) ?? StepperImages.drawn(.decrement)
  }

  /// Sets the image in place of the plate for a state, stretched to its size; `nil` for the plate. An
  /// empty image removes the plate.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images.backgrounds[state] = image
  }
  /// Returns the image in place of the plate that has been set for exactly this state.
  public func backgroundImage(for state: UIControl.State) -> UIImage? { images.backgrounds[state] }

  /// Sets the image between the two sides in the given states, as wide as it is and as high as the
  /// plate; `nil` for the line. An empty image removes the line.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    images.dividers[.init(left: leftState, right: rightState)] = image
  }
  /// Returns the image between the two sides that has been set for exactly these states.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    images.dividers[.init(left: leftState, right: rightState)]
  }
}
