// Images behind segments and between them. They replace the plates and lines of the control.

import Foundation

extension UISegmentedControl {
  /// The states of the segments on both sides of a divider.
  struct DividerStates: Hashable {
    let left, right: UIControl.State
  }

  /// Sets the image behind segments in a state, stretched to their size; `nil` removes it.
  ///
  /// As soon as there is an image, the control has neither its gray background nor the plate behind the
  /// selected segment. A segment whose state has no image has that for `normal`.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgroundImages[state] = backgroundImage
  }

  /// Returns the image that has been set for exactly this state.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[state]
  }

  /// Sets the image between two segments in the given states; `nil` removes it.
  ///
  /// The image is as wide as its own size, and as high as the control. Between segments for whose states
  /// there is no image, that for `normal` and `normal` is shown.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    dividerImages[DividerStates(left: leftState, right: rightState)] = dividerImage
  }

  /// Returns the image that has been set for exactly these states.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividerImages[DividerStates(left: leftState, right: rightState)]
  }

  /// The width of dividers, in points.
  var dividerWidth: CGFloat { dividerImages.values.map(\.size.width).max() ?? 0 }

  func backgroundImage(of segment: Segment, isSelected: Bool) -> UIImage? {
    backgroundImages[state(of: segment, isSelected: isSelected)] ?? backgroundImages[.normal]
  }

  func dividerImage(before index: Int) -> UIImage? {
    let normal = dividerImages[DividerStates(left: .normal, right: .normal)]
    guard index > 0 else { return normal }
    let (left, right) = (segments[index - 1], segments[index])
    let states = DividerStates(
      left: state(of: left, isSelected: isSelected(index - 1)),
      right: state(of: right, isSelected: isSelected(index)))
    return dividerImages[states] ?? normal
  }

  private func state(of segment: Segment, isSelected: Bool) -> UIControl.State {
    var state: UIControl.State = isSelected ? .selected : .normal
    if !segment.isEnabled { state.insert(.disabled) }
    return state
  }
}
