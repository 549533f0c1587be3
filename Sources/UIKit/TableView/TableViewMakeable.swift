import CoreGraphics
import Foundation
import SwiftABI

/// A protocol with the initializer `T(frame:style:)` for table view classes that are known only at run time. It is specific to
/// Tessera. `ViewMakeable` describes the mechanism.
@preconcurrency @MainActor
public protocol TableViewMakeable: ViewMakeable {}

extension UITableView: TableViewMakeable {}

extension TableViewMakeable {
  /// Creates a table view of the dynamic class with its `init(frame:style:)`. Traps if the class has no such initializer.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates, in points.
  ///   - style: The style of the sections.
  @_silgen_name("tessera_make_table_view")
  public init(frame: CGRect, style: UITableView.Style)

  @usableFromInline @_silgen_name("tessera_make_table_view")
  static func making(frame: CGRect, style: UITableView.Style) -> Self {
    createObject(self) { InitializerDispatch.makeTableView($0, frame, UInt8(style.rawValue)) }
  }
}
