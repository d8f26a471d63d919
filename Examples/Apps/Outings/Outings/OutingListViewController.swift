import UIKit

/// The list of outings, with search, and actions that swipes reveal.
final class OutingListViewController: UITableViewController {

    enum Section: String, CaseIterable {
        case planned = "Planned"
        case done = "Done"
    }

    private final class DataSource: UITableViewDiffableDataSource<Section, Outing.ID> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            return sectionIdentifier(for: section)?.rawValue
        }

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            return true
        }
    }

    private let store = OutingStore()
    private let navigator = PhotoNavigator()
    private var dataSource: DataSource!

    /// The photo of the row from which a page grows.
    private(set) weak var selectedPhotoView: UIImageView?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationController?.delegate = navigator
        dataSource = DataSource(tableView: tableView) { [store] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "Outing", for: indexPath)
            if let outing = store.outing(id) { (cell as? OutingCell)?.configure(with: outing) }
            return cell
        }
        setUpSearch()
        NotificationCenter.default.addObserver(
            self, selector: #selector(storeChanged), name: OutingStore.didChange, object: store)
        update(animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
        super.viewWillAppear(animated)
    }

    private func setUpSearch() {
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Names and regions"
        search.searchBar.scopeButtonTitles = ["All", "Starred"]
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    // MARK: Rows

    @objc private func storeChanged() {
        update(animated: true)
    }

    private func update(animated: Bool) {
        let search = navigationItem.searchController
        let query = search?.searchBar.text ?? ""
        let onlyStarred = search?.isActive == true && search?.searchBar.selectedScopeButtonIndex == 1
        let visible = store.outings.filter { $0.matches(query) && ($0.isStarred || !onlyStarred) }
        let known = Set(dataSource.snapshot().itemIdentifiers)
        var snapshot = NSDiffableDataSourceSnapshot<Section, Outing.ID>()
        for section in Section.allCases {
            let rows = visible.filter { $0.isDone == (section == .done) }.map(\.id)
            guard !rows.isEmpty else { continue }
            snapshot.appendSections([section])
            snapshot.appendItems(rows, toSection: section)
        }
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    // MARK: Swipes

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath), let outing = store.outing(id) else { return nil }
        let star = UIContextualAction(
            style: .normal, title: outing.isStarred ? "Unstar" : "Star"
        ) { [store] _, _, completion in
            store.toggleStar(of: id)
            completion(true)
        }
        star.backgroundColor = .systemYellow
        star.image = UIImage(systemName: outing.isStarred ? "star.slash.fill" : "star.fill")
        return UISwipeActionsConfiguration(actions: [star])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath), let outing = store.outing(id) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [store] _, _, completion in
            store.remove(id)
            completion(true)
        }
        delete.image = UIImage(systemName: "trash.fill")
        let done = UIContextualAction(
            style: .normal, title: outing.isDone ? "Plan" : "Done"
        ) { [store] _, _, completion in
            store.toggleDone(of: id)
            completion(true)
        }
        done.backgroundColor = UIColor(named: "AccentColor")
        done.image = UIImage(systemName: outing.isDone ? "arrow.uturn.backward" : "checkmark")
        return UISwipeActionsConfiguration(actions: [delete, done])
    }

    // MARK: Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cell = sender as? OutingCell, let indexPath = tableView.indexPath(for: cell),
            let id = dataSource.itemIdentifier(for: indexPath),
            let page = segue.destination as? OutingViewController
        else { return }
        selectedPhotoView = cell.photoView
        page.store = store
        page.outingID = id
    }
}

extension OutingListViewController: UISearchResultsUpdating {

    func updateSearchResults(for searchController: UISearchController) {
        update(animated: true)
    }
}
