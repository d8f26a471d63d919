// Views whose class is known only at run time: see `UIResponder+Metatype.swift`. Lists create the
// cells of registered classes in this way.

import Foundation

/// A class of views that can be instantiated when it is known only at run time.
@preconcurrency @MainActor
public protocol SegueViewMetatype {}

extension UIView: SegueViewMetatype {}

extension SegueViewMetatype {
  /// Creates a view of a class that is known only at run time.
  @preconcurrency @MainActor
  @_silgen_name("segue_view_instance")
  public init(frame: CGRect)

  @_silgen_name("segue_view_instance")
  @usableFromInline
  static func instance(frame: CGRect) -> Self {
    Metatype.object(self) { (kind: UIView.Type) in kind.allocated(frame: frame) }
  }
}

extension UIView {
  @_silgen_name("segue_view_allocate")
  @usableFromInline
  convenience init(allocated frame: CGRect) { self.init(frame: frame) }

  /// Calls `init(frame:)` of this class.
  @_silgen_name("segue_view_allocate")
  static func allocated(frame: CGRect) -> UIView
}

extension UICollectionReusableView {
  /// Returns a new view of this class with a frame.
  static func made(frame: CGRect) -> Self {
    Metatype.object(Self.self) { (kind: UIView.Type) in kind.allocated(frame: frame) }
  }
}

// MARK: - Cells of tables

/// A class of cells that can be instantiated when it is known only at run time.
@preconcurrency @MainActor
public protocol SegueTableCellMetatype {}

extension UITableViewCell: SegueTableCellMetatype {}

extension SegueTableCellMetatype {
  /// Creates a cell of a class that is known only at run time.
  @preconcurrency @MainActor
  @_silgen_name("segue_table_cell_instance")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("segue_table_cell_instance")
  @usableFromInline
  static func instance(style: UITableViewCell.CellStyle, reuseIdentifier: consuming String?) -> Self
  {
    let identifier = reuseIdentifier
    return Metatype.object(self) { (kind: UITableViewCell.Type) in
      kind.allocated(style: style, reuseIdentifier: identifier)
    }
  }
}

extension UITableViewCell {
  @_silgen_name("segue_table_cell_allocate")
  @usableFromInline
  convenience init(allocated style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Calls `init(style:reuseIdentifier:)` of this class.
  @_silgen_name("segue_table_cell_allocate")
  static func allocated(style: CellStyle, reuseIdentifier: consuming String?) -> UITableViewCell
}

/// A class of headers and footers that can be instantiated when it is known only at run time.
@preconcurrency @MainActor
public protocol SegueTableHeaderMetatype {}

extension UITableViewHeaderFooterView: SegueTableHeaderMetatype {}

extension SegueTableHeaderMetatype {
  /// Creates a header or footer of a class that is known only at run time.
  @preconcurrency @MainActor
  @_silgen_name("segue_table_header_instance")
  public init(reuseIdentifier: String?)

  @_silgen_name("segue_table_header_instance")
  @usableFromInline
  static func instance(reuseIdentifier: consuming String?) -> Self {
    let identifier = reuseIdentifier
    return Metatype.object(self) { (kind: UITableViewHeaderFooterView.Type) in
      kind.allocated(reuseIdentifier: identifier)
    }
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("segue_table_header_allocate")
  @usableFromInline
  convenience init(allocated reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Calls `init(reuseIdentifier:)` of this class.
  @_silgen_name("segue_table_header_allocate")
  static func allocated(reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView
}
