import UIKit

/// A card that grows to the whole screen by its constraints, as apps have it.
public class ExpandingCardController: UIViewController {
  /// Grows.
  public let card = UIView()
  /// Says what it is.
  public let titleLabel = UILabel()
  let stack = UIStackView()
  let detail = UILabel()
  private var heightConstraint: NSLayoutConstraint!
  private var compact: [NSLayoutConstraint] = []
  private var expanded: [NSLayoutConstraint] = []
  /// Whether it fills the screen.
  public private(set) var isExpanded = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.translatesAutoresizingMaskIntoConstraints = false
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 16
    view.addSubview(card)

    stack.axis = .vertical
    stack.spacing = 8
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12, leading: 12, bottom: 12, trailing: 12)
    stack.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(stack)

    titleLabel.text = "Card"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.setContentHuggingPriority(.required, for: .vertical)
    detail.numberOfLines = 0
    detail.text = "What the card has to say, which takes a line or two."
    detail.isHidden = true
    [titleLabel, detail].forEach(stack.addArrangedSubview)

    heightConstraint = card.heightAnchor.constraint(equalToConstant: 120)
    heightConstraint.priority = .defaultHigh
    compact = [
      card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      heightConstraint,
    ]
    expanded = [
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      card.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    NSLayoutConstraint.activate(compact)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[stack]|", options: [], metrics: nil, views: ["stack": stack]))
    stack.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
  }

  /// Fills the screen, or no longer.
  public func setExpanded(_ expands: Bool, animated: Bool) {
    isExpanded = expands
    view.layoutIfNeeded()
    let changes = {
      NSLayoutConstraint.deactivate(expands ? self.compact : self.expanded)
      NSLayoutConstraint.activate(expands ? self.expanded : self.compact)
      self.detail.isHidden = !expands
      self.view.layoutIfNeeded()
    }
    guard animated else { return changes() }
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [], animations: changes, completion: nil)
  }

  /// Becomes higher.
  public func grow(by points: CGFloat) {
    heightConstraint.constant += points
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      self.view.layoutIfNeeded()
    }
    animator.startAnimation()
  }
}
