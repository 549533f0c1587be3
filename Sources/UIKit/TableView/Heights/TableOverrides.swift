import Foundation
import SwiftABI

/// A namespace for the test of whether a subclass of `UITableViewController` overrides `tableView(_:moveRowAt:to:)`.
///
/// Users can move rows only with such an override, because UIKit's controller does not implement the method. The test
/// compares the method tables of the classes (`OverridableMethod`).
@MainActor enum TableOverrides {
  private final class EmptySubclass: UITableViewController {}
  private final class MovingSubclass: UITableViewController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
  }

  private static let moveRow = OverridableMethod(
    of: UITableViewController.self, plain: EmptySubclass.self, overriding: MovingSubclass.self)

  static func overridesMoveRow(_ type: UITableViewController.Type) -> Bool { moveRow.isOverridden(in: type) }
}
