import Combine
import UIKit

class HerbListViewController: UIViewController {

    private let viewModel: HerbListViewModel
    private var cancellables = Set<AnyCancellable>()

    private let searchField = UITextField()
    private let poisonSwitch = UISwitch()
    private let summaryLabel = UILabel()
    private let tableView = UITableView()
    private lazy var dataSource = UITableViewDiffableDataSource<Int, Herb>(tableView: tableView) {
        tableView, indexPath, herb in
        let cell = tableView.dequeueReusableCell(withIdentifier: "Herb", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = herb.name
        content.secondaryText = herb.isPoisonous ? "poisonous" : nil
        cell.contentConfiguration = content
        return cell
    }

    init(viewModel: HerbListViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Herbarium"
        view.backgroundColor = .systemBackground
        layOutViews()
        bindViewModel()
    }

    // MARK: Binding

    private func bindViewModel() {
        NotificationCenter.default
            .publisher(for: UITextField.textDidChangeNotification, object: searchField)
            .compactMap { ($0.object as? UITextField)?.text }
            .assign(to: \.query, on: viewModel)
            .store(in: &cancellables)

        viewModel.$summary
            .map { Optional($0) }
            .assign(to: \.text, on: summaryLabel)
            .store(in: &cancellables)

        viewModel.$herbs
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] herbs in self?.show(herbs) }
            .store(in: &cancellables)
    }

    @objc private func poisonSwitchDidChange() {
        viewModel.hidesPoisonous = poisonSwitch.isOn
    }

    private func show(_ herbs: [Herb]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Herb>()
        snapshot.appendSections([0])
        snapshot.appendItems(herbs)
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    // MARK: Views

    private func layOutViews() {
        searchField.placeholder = "Search"
        searchField.borderStyle = .roundedRect
        searchField.autocapitalizationType = .none
        poisonSwitch.onTintColor = UIColor(named: "Leaf")
        poisonSwitch.accessibilityLabel = "Hide poisonous herbs"
        poisonSwitch.addTarget(self, action: #selector(poisonSwitchDidChange), for: .valueChanged)
        summaryLabel.font = .preferredFont(forTextStyle: .footnote)
        summaryLabel.textColor = .secondaryLabel
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Herb")

        let caption = UILabel()
        caption.text = "Hide poisonous herbs"
        let row = UIStackView(arrangedSubviews: [caption, poisonSwitch])
        let header = UIStackView(arrangedSubviews: [searchField, row, summaryLabel])
        header.axis = .vertical
        header.spacing = 12
        let stack = UIStackView(arrangedSubviews: [header, tableView])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
