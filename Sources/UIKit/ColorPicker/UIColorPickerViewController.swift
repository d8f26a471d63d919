// The color picker: a grid of colors and a slider for the opacity, in a sheet or a popover.

import Foundation

/// A view controller with which the user selects a color.
///
/// It has the grid of the three pages that iOS has; there are no spectrum, no sliders of components and
/// no eyedropper.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The object that is notified of selections.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The selected color. The default is white. Setting it notifies nobody.
  open var selectedColor: UIColor {
    get { chosen }
    set {
      chosen = supportsAlpha ? newValue : newValue.withAlphaComponent(1)
      sheet?.show(chosen)
    }
  }
  private var chosen = UIColor.white

  /// A Boolean value that indicates whether the user can select an opacity. Without it, the selected
  /// color is opaque. The default is `true`.
  open var supportsAlpha = true {
    didSet {
      sheet?.hasOpacity = supportsAlpha
      if !supportsAlpha { selectedColor = chosen }
    }
  }
  /// A Boolean value that indicates whether the picker has an eyedropper. Stored but not used: the
  /// picker has none.
  open var supportsEyedropper = true
  /// The maximum exposure of the selected color. Stored but not used: colors are those of sRGB.
  open var maximumLinearExposure: CGFloat = 1

  private var sheet: ColorPickerSheet? { viewIfLoaded as? ColorPickerSheet }

  /// The title above the colors. The default is `nil`, which shows "Colors".
  open override var title: String? {
    get { super.title }
    set {
      super.title = newValue
      sheet?.title = newValue
    }
  }

  // MARK: View controller

  open override func loadView() {
    let made = ColorPickerSheet()
    made.title = title
    made.hasOpacity = supportsAlpha
    made.show(chosen)
    made.onChoice = { [weak self] color, continuously in self?.choose(color, continuously) }
    made.onClose = { [weak self] in self?.close() }
    view = made
    if preferredContentSize == .zero { preferredContentSize = ColorPickerSheet.popoverSize }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if presentationController is UIPopoverPresentationController {
      sheet?.hidesClose = true
    } else if let card = sheetPresentationController, card.detents.count == 1 {
      card.detents = [.medium(), .large()]
    }
  }

  // MARK: Events

  private func choose(_ color: UIColor, _ continuously: Bool) {
    chosen = color
    sheet?.show(color)
    onChoice?(color)
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
  }

  /// Called with each color that the user selects, before the delegate: for color wells.
  var onChoice: ((UIColor) -> Void)?

  private func close() {
    guard let presenting = presentingViewController else { return userDidDismiss() }
    presenting.dismiss(animated: true) { self.userDidDismiss() }
  }

  override func userDidDismiss() { delegate?.colorPickerViewControllerDidFinish(self) }
}
