import UIKit

/// The tide of a harbor, on a card that rises with the water.
final class HarborViewController: UIViewController {

    private let harbor: Harbor
    private let water = UIView()
    private var waterHeight: NSLayoutConstraint?

    init(harbor: Harbor) {
        self.harbor = harbor
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 28
        view.clipsToBounds = true

        water.backgroundColor = UIColor(named: "Water")
        let name = UILabel()
        name.text = harbor.name
        name.font = .preferredFont(forTextStyle: .title1)
        let height = UILabel()
        height.text = String(format: "%.1f m at %@", harbor.height, harbor.highWater)
        height.font = .preferredFont(forTextStyle: .body)
        let close = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Close") { [weak self] _ in
                self?.dismiss(animated: true)
            })

        let stack = UIStackView(arrangedSubviews: [name, height, close])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        for subview in [water, stack] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let waterHeight = water.heightAnchor.constraint(equalToConstant: 0)
        self.waterHeight = waterHeight
        NSLayoutConstraint.activate([
            water.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            water.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            water.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            waterHeight,
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 32),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        waterHeight?.constant = harbor.height * 40
        UIView.animate(
            withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [],
            animations: { self.view.layoutIfNeeded() })
    }
}

extension HarborViewController: UIViewControllerTransitioningDelegate {

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        return CardPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        return RiseAnimator(isPresentation: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        return RiseAnimator(isPresentation: false)
    }
}
