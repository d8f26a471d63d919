// The classes that the fixtures name, registered as the adapter registers an app's classes.

import Foundation
import SegueNibs
import UIKit

/// What the classes of the fixtures have noted.
@MainActor enum Notes {
  static var lines: [String] = []
}

final class FixtureDelegate: NSObject, UINavigationControllerDelegate {}

final class FixtureList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: indexPath.row == 0 ? "hill" : "own", for: indexPath)
    if indexPath.row == 0 { cell.textLabel?.text = "Larkspur" }
    return cell
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Notes.lines.append("should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Notes.lines.append("prepare \(segue.identifier ?? "") \(type(of: sender ?? "-"))")
  }

  func comeHome(_ segue: UIStoryboardSegue) { Notes.lines.append("home") }
}

final class FixtureCell: UITableViewCell {
  var own: UILabel?
  var isAwake = false
  override func awakeFromNib() { isAwake = own != nil }
}

final class FixtureDetail: UIViewController {
  private(set) var label: UILabel!
  var height: NSLayoutConstraint!
  var parts: [UIView] = []
  var level = 0
  var levelAtInit = -1

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    levelAtInit = title == "Detail" ? level : -2
  }

  override func awakeFromNib() { Notes.lines.append("awake \(level)") }
  override func viewDidLoad() { Notes.lines.append("load \(label?.text ?? "nil")") }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Notes.lines.append("prepare \(segue.identifier ?? "")")
  }
  func back(_ sender: Any) { Notes.lines.append("back") }
  func tapped(_ sender: UITapGestureRecognizer) { Notes.lines.append("tapped") }

  static func register() {
    SegueClassTable.shared.register(
      "FixtureDetail", FixtureDetail.self, make: { FixtureDetail(coder: $0) },
      members)
  }

  private static func members(_ members: SegueClassMembers<FixtureDetail>) {
    members.property("label", \.label)
    members.property("height", \.height)
    members.property("parts", \.parts)
    members.property("level", \.level)
    members.method("back:") { $0.back(try $1.at(0) as Any) }
    members.method("tapped:") { $0.tapped(try $1.at(0)) }
  }
}

final class FixtureGrid: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }
}

/// Creates the controller in the navigation controller that it presents.
final class FixtureMaker: UIViewController {
  func make(_ coder: NSCoder, sender: Any?) -> FixtureMade? {
    FixtureMade(coder: coder, text: sender as? String)
  }
}

/// Cannot be created without its text.
final class FixtureMade: UIViewController {
  let text: String?

  init?(coder: NSCoder, text: String?) {
    self.text = text
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) { nil }
}

final class FixtureOwner: UIResponder {
  var content: UIView?
  func pressed(_ sender: UIButton) { Notes.lines.append("pressed \(sender.currentTitle ?? "")") }
}

final class FixturePageController: UIViewController {}

/// Access to the fixtures.
@MainActor enum Fixtures {
  static let bundle = Bundle(
    path: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures").path)

  /// Installs the reader, and registers the classes.
  static func prepare() {
    Notes.lines = []
    NibReader.install()
    let table = SegueClassTable.shared
    table.register("FixtureDelegate", FixtureDelegate.self, make: { _ in FixtureDelegate() })
    table.register(
      "FixtureList", FixtureList.self, make: { FixtureList(coder: $0) },
      { $0.method("comeHome:") { $0.comeHome(try $1.at(0)) } })
    table.register(
      "FixtureCell", FixtureCell.self, make: { FixtureCell(coder: $0) },
      { $0.property("own", \.own) })
    FixtureDetail.register()
    table.register(
      "FixtureMaker", FixtureMaker.self, make: { FixtureMaker(coder: $0) },
      { $0.method("make:sender:") { $0.make(try $1.at(0), sender: try $1.at(1)) } })
    table.register("FixtureMade", FixtureMade.self, make: { FixtureMade(coder: $0) })
    table.register("FixtureGrid", FixtureGrid.self, make: { FixtureGrid(coder: $0) })
    table.register(
      "FixtureOwner", FixtureOwner.self, make: nil,
      {
        $0.property("content", \.content)
        $0.method("pressed:") { $0.pressed(try $1.at(0)) }
      })
  }

  /// The storyboard of the fixtures.
  static var storyboard: UIStoryboard { UIStoryboard(name: "Screens", bundle: bundle) }

  /// Shows a controller in a window.
  static func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}
