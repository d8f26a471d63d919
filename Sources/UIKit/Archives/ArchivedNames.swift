// The names that files of storyboards and nibs use for values which initializers must know.

import Foundation

extension UIButton.ButtonType {
  init(archived name: String?) {
    self =
      switch name {
      case "system", "roundedRect": .system
      case "detailDisclosure": .detailDisclosure
      case "infoLight": .infoLight
      case "infoDark": .infoDark
      case "contactAdd": .contactAdd
      case "close": .close
      default: .custom
      }
  }
}

extension UITableView.Style {
  init(archived name: String?) {
    self =
      switch name {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
  }
}

extension UITableViewCell.CellStyle {
  init(archived name: String?) {
    self =
      switch name {
      case "IBUITableViewCellStyleValue1": .value1
      case "IBUITableViewCellStyleValue2": .value2
      case "IBUITableViewCellStyleSubtitle": .subtitle
      default: .default
      }
  }
}

extension UIBarButtonItem.SystemItem {
  init?(archived name: String?) {
    guard let found = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = found
  }
}

extension UITabBarItem.SystemItem {
  init?(archived name: String?) {
    guard let found = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = found
  }
}
