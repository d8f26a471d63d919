// Every control in a few of its states, in one column, laid out by constraints.

import UIKit

/// An image of controls, by name.
@MainActor
struct ControlSheet {
  let name: String
  let width: CGFloat
  let height: CGFloat
  let controls: @MainActor () -> [UIView]

  static let all: [ControlSheet] = [
    ControlSheet(name: "buttons", width: 300, height: 250, controls: buttons),
    ControlSheet(name: "switches", width: 120, height: 170, controls: switches),
    ControlSheet(name: "values", width: 240, height: 150, controls: values),
    ControlSheet(name: "segments", width: 260, height: 110, controls: segments),
    ControlSheet(name: "fields", width: 240, height: 220, controls: fields),
    ControlSheet(name: "text-and-steps", width: 300, height: 300, controls: texts),
    ControlSheet(name: "pages-and-spinners", width: 160, height: 150, controls: pages),
  ]

  /// The sheet in a window of its own.
  func window(_ style: UIUserInterfaceStyle) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.overrideUserInterfaceStyle = style
    window.backgroundColor = .systemBackground
    window.isHidden = false
    let stack = UIStackView(arrangedSubviews: controls())
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, 10, .leading)
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 12),
      stack.topAnchor.constraint(equalTo: window.topAnchor, constant: 12),
    ])
    window.layoutIfNeeded()
    for case let field as UITextField in stack.arrangedSubviews where field.tag == 1 {
      field.becomeFirstResponder()
    }
    window.layoutIfNeeded()
    return window
  }

  private static func row(_ views: [UIView]) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    (row.spacing, row.alignment) = (8, .center)
    return row
  }

  /// A disc, for buttons to show.
  private static var disc: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { _ in
      UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 14, height: 14)).fill()
    }
  }

  private static func buttons() -> [UIView] {
    typealias Look = UIButton.Configuration
    func button(_ look: Look, _ title: String, _ change: (inout Look) -> Void = { _ in })
      -> UIButton
    {
      var look = look
      look.title = title
      change(&look)
      return UIButton(configuration: look)
    }
    let off = button(.filled(), "Off")
    off.isEnabled = false
    let held = button(.filled(), "Held")
    held.isHighlighted = true
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    let popUp = button(.gray(), "")
    popUp.menu = UIMenu(children: [UIAction(title: "Pop-up") { _ in }])
    (popUp.showsMenuAsPrimaryAction, popUp.changesSelectionAsPrimaryAction) = (true, true)
    return [
      row([button(.plain(), "Plain"), button(.gray(), "Gray"), popUp]),
      row([button(.tinted(), "Tinted"), button(.filled(), "Filled")]),
      row([
        off, held,
        button(.filled(), "Large") { ($0.buttonSize, $0.cornerStyle) = (.large, .capsule) },
      ]),
      row([
        button(.tinted(), "Picture") { ($0.image, $0.imagePadding) = (disc, 6) },
        button(.gray(), "Busy") { ($0.showsActivityIndicator, $0.imagePadding) = (true, 6) },
      ]),
      row([
        system, UIButton(type: .contactAdd), UIButton(type: .infoLight), UIButton(type: .close),
      ]),
    ]
  }

  private static func switches() -> [UIView] {
    let (off, on, tinted, disabled) = (UISwitch(), UISwitch(), UISwitch(), UISwitch())
    for each in [on, tinted, disabled] { each.isOn = true }
    tinted.onTintColor = .systemPurple
    disabled.isEnabled = false
    return [off, on, tinted, disabled]
  }

  private static func values() -> [UIView] {
    let (slider, tinted) = (UISlider(), UISlider())
    slider.value = 0.3
    (tinted.value, tinted.minimumTrackTintColor, tinted.isEnabled) = (0.8, .systemRed, false)
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.6
    for view in [slider, tinted, progress] {
      view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    }
    return [slider, tinted, progress]
  }

  private static func segments() -> [UIView] {
    let first = UISegmentedControl(items: ["Day", "Week", "Month"])
    first.selectedSegmentIndex = 1
    let second = UISegmentedControl(items: ["One", disc, "Three"])
    second.selectedSegmentIndex = 0
    second.setEnabled(false, forSegmentAt: 2)
    return [first, second]
  }

  private static func fields() -> [UIView] {
    func field(_ style: UITextField.BorderStyle, _ text: String?) -> UITextField {
      let field = UITextField()
      (field.borderStyle, field.text, field.placeholder) = (style, text, "Placeholder")
      field.widthAnchor.constraint(equalToConstant: 200).isActive = true
      return field
    }
    let secret = field(.roundedRect, "secret")
    secret.isSecureTextEntry = true
    let cleared = field(.roundedRect, "With a button")
    cleared.clearButtonMode = .always
    let edited = field(.roundedRect, "Edited")
    edited.tag = 1
    return [field(.none, "Bare"), field(.roundedRect, nil), secret, cleared, edited]
  }

  private static func texts() -> [UIView] {
    let (middle, spent) = (UIStepper(), UIStepper())
    (middle.value, spent.value) = (5, 100)
    let (search, asked) = (UISearchBar(), UISearchBar())
    search.placeholder = "Search"
    (asked.text, asked.showsCancelButton) = ("Segue", true)
    let text = UITextView()
    (text.text, text.font) = (
      "Text of several lines, which is cut where its view ends", .systemFont(ofSize: 17)
    )
    text.backgroundColor = .secondarySystemBackground
    for view in [search, asked, text] {
      view.widthAnchor.constraint(equalToConstant: 276).isActive = true
    }
    text.heightAnchor.constraint(equalToConstant: 50).isActive = true
    return [row([middle, spent]), search, asked, text]
  }

  private static func pages() -> [UIView] {
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (5, 2)
    // The dots are white in any appearance.
    pages.backgroundColor = .systemGray
    let (medium, large) = (
      UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large)
    )
    for spinner in [medium, large] { spinner.startAnimating() }
    return [pages, medium, large]
  }
}
