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

  // An initializer owns its arguments, so this function does too.
  @usableFromInline @_silgen_name("tessera_make_table_cell")
  static func making(style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?) -> Self {
    guard let type = self as? UITableViewCell.Type,
      let cell = InitializerDispatch.make(type, style: UInt8(style.rawValue), reuseIdentifier: reuseIdentifier) as? Self
    else { fatalError("\(self) cannot be created: it is not a subclass of UITableViewCell") }
    return cell
  }
}
