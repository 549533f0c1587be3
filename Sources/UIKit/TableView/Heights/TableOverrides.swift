import Foundation
import SwiftABI

/// Tells whether a table view controller overrides `tableView(_:moveRowAt:to:)`: only then can its rows be moved by hand, as
/// UIKit's controller has no such method of its own. The method tables are compared, as for `draw(_:)`.
@MainActor enum TableOverrides {
  private final class Plain: UITableViewController {}
  private final class Moving: UITableViewController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
  }

  private static let moving = OverridableMethod(
    of: UITableViewController.self, plain: Plain.self, overriding: Moving.self)

  static func moves(_ type: UITableViewController.Type) -> Bool { moving.isOverridden(in: type) }
}
