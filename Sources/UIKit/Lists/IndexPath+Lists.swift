// Index paths as lists use them: a section, and a row or an item in it.

import Foundation

extension IndexPath {
  /// A row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// An item of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Which section.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = IndexPath(indexes: [newValue, item]) }
  }
  /// Which item of the section.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [section, newValue]) }
  }
  /// Which row of the section.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}

extension NSIndexPath {
  /// A row of a table.
  public convenience init(row: Int, section: Int) {
    var indexes = [section, row]
    self.init(indexes: &indexes, length: 2)
  }
  /// An item of a collection.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// Which section.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// Which item of the section.
  public var item: Int { length > 1 ? index(atPosition: 1) : 0 }
  /// Which row of the section.
  public var row: Int { item }
}
