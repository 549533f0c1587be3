import SwiftABI

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

  // An initializer owns its arguments, so this function does too.
  @usableFromInline @_silgen_name("tessera_make_table_header")
  static func making(reuseIdentifier: __owned String?) -> Self {
    guard let type = self as? UITableViewHeaderFooterView.Type,
      let view = InitializerDispatch.make(type, reuseIdentifier: reuseIdentifier) as? Self
    else { fatalError("\(self) cannot be created: it is not a subclass of UITableViewHeaderFooterView") }
    return view
  }
}
