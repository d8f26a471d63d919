import UIKit

/// The harbors, loaded when the list appears first.
final class HarborListViewController: UITableViewController {

    private let loader: any HarborLoader
    private let spinner = UIActivityIndicatorView(style: .large)
    private var harbors: [Harbor] = []

    init(loader: any HarborLoader) {
        self.loader = loader
        super.init(style: .insetGrouped)
        title = "Tides"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Harbor")
        tableView.backgroundView = spinner
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .refresh, target: self, action: #selector(refresh))
        load()
    }

    @objc private func refresh() {
        harbors = []
        tableView.reloadData()
        load()
    }

    private func load() {
        spinner.startAnimating()
        navigationItem.rightBarButtonItem?.isEnabled = false
        Task {
            let loaded = (try? await loader.harbors()) ?? []
            spinner.stopAnimating()
            navigationItem.rightBarButtonItem?.isEnabled = true
            show(loaded)
        }
    }

    private func show(_ loaded: [Harbor]) {
        harbors = loaded
        tableView.insertRows(at: loaded.indices.map { IndexPath(row: $0, section: 0) }, with: .fade)
    }

    // MARK: UITableViewDataSource

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return harbors.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Harbor", for: indexPath)
        let harbor = harbors[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = harbor.name
        content.secondaryText = "High water at \(harbor.highWater)"
        content.image = UIImage(systemName: "drop.fill")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    // MARK: UITableViewDelegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let page = HarborViewController(harbor: harbors[indexPath.row])
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = page
        present(page, animated: true)
    }
}
