import SwiftABI

/// A protocol with the initializer for cell classes that are known only at run time, as in `cellType.init(style:reuseIdentifier:)`. It
/// is specific to Tessera, like `ViewMakeable`.
@preconcurrency @MainActor
public protocol TableCellMakeable: AnyObject {}

extension UITableViewCell: TableCellMakeable {}

extension TableCellMakeable {
  /// Creates a cell of the dynamic class with its `init(style:reuseIdentifier:)`. Traps if the class has no such initializer.
  ///
  /// - Parameters:
  ///   - style: The style of the cell.
  ///   - reuseIdentifier: The reuse identifier, or nil if the cell is not reused.
  @_silgen_name("tessera_make_table_cell")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @usableFromInline @_silgen_name("tessera_make_table_cell")
  static func making(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Self {
    guard let type = self as? UITableViewCell.Type,
      let cell = InitializerDispatch.make(type, style: UInt8(style.rawValue), reuseIdentifier: reuseIdentifier) as? Self
    else { fatalError("\(self) cannot be created: it is not a subclass of UITableViewCell") }
    return cell
  }
}

/// A protocol with the initializer for header and footer classes that are known only at run time, as in
/// `headerType.init(reuseIdentifier:)`. It is specific to Tessera, like `ViewMakeable`.
@preconcurrency @MainActor
public protocol TableHeaderMakeable: AnyObject {}

extension UITableViewHeaderFooterView: TableHeaderMakeable {}

extension TableHeaderMakeable {
  /// Creates a header or footer of the dynamic class with its `init(reuseIdentifier:)`. Traps if the class has no such initializer.
  ///
  /// - Parameter reuseIdentifier: The reuse identifier, or nil if the view is not reused.
  @_silgen_name("tessera_make_table_header")
  public init(reuseIdentifier: String?)

  @usableFromInline @_silgen_name("tessera_make_table_header")
  static func making(reuseIdentifier: String?) -> Self {
    guard let type = self as? UITableViewHeaderFooterView.Type,
      let view = InitializerDispatch.make(type, reuseIdentifier: reuseIdentifier) as? Self
    else { fatalError("\(self) cannot be created: it is not a subclass of UITableViewHeaderFooterView") }
    return view
  }
}
