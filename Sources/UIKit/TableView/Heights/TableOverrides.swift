import Foundation

/// Tells which methods a table view controller overrides: it has all of them itself, which UIKit's has not. The method
/// tables are compared, as for `draw(_:)`.
@MainActor enum TableOverrides {
  private final class Plain: UITableViewController {}
  private final class RowHeights: UITableViewController {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
  }
  private final class RowEstimates: UITableViewController {
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
  }
  private final class HeaderViews: UITableViewController {
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { tableView }
  }
  private final class FooterViews: UITableViewController {
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { tableView }
  }
  private final class Committing: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
  }
  private final class Moving: UITableViewController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
  }

  private static func slot(_ overriding: UITableViewController.Type) -> Int {
    MethodTable.slot(of: UITableViewController.self, plain: Plain.self, overriding: overriding)
  }

  private static let rowHeights = slot(RowHeights.self)
  private static let rowEstimates = slot(RowEstimates.self)
  private static let headerViews = slot(HeaderViews.self)
  private static let footerViews = slot(FooterViews.self)
  private static let committing = slot(Committing.self)
  private static let moving = slot(Moving.self)

  private static func overrides(_ slot: Int, _ type: UITableViewController.Type) -> Bool {
    let base: AnyClass = UITableViewController.self
    return MethodTable.words(of: type, as: base)[slot] != MethodTable.words(of: base, as: base)[slot]
  }

  /// Whether a controller may answer: it overrides the method, or it is one that is asked section by section anyway.
  static func mayHave(_ method: TableAsker.Missing, _ type: UITableViewController.Type) -> Bool {
    switch method {
    case .rowHeight: overrides(rowHeights, type)
    case .rowEstimate: overrides(rowEstimates, type)
    case .headerView: overrides(headerViews, type)
    case .footerView: overrides(footerViews, type)
    default: true
    }
  }

  static func commits(_ type: UITableViewController.Type) -> Bool { overrides(committing, type) }
  static func moves(_ type: UITableViewController.Type) -> Bool { overrides(moving, type) }
}
