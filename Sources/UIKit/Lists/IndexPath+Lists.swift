// Index paths as lists use them: a section, and a row or an item in it.

import Foundation

extension IndexPath {
  /// Creates an index path that identifies a row of a table view.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates an index path that identifies an item of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = IndexPath(indexes: [newValue, item]) }
  }
  /// The index of the item in its section.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [section, newValue]) }
  }
  /// The index of the row in its section.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}

extension NSIndexPath {
  /// Creates an index path that identifies a row of a table view.
  public convenience init(row: Int, section: Int) {
    var indexes = [section, row]
    self.init(indexes: &indexes, length: 2)
  }
  /// Creates an index path that identifies an item of a collection view.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The index of the section.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// The index of the item in its section.
  public var item: Int { length > 1 ? index(atPosition: 1) : 0 }
  /// The index of the row in its section.
  public var row: Int { item }
}
