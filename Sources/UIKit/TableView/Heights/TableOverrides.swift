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

  private static func method(_ overriding: UITableViewController.Type) -> OverridableMethod {
    OverridableMethod(of: UITableViewController.self, plain: Plain.self, overriding: overriding)
  }

  private static let rowHeights = method(RowHeights.self)
  private static let rowEstimates = method(RowEstimates.self)
  private static let headerViews = method(HeaderViews.self)
  private static let footerViews = method(FooterViews.self)
  private static let committing = method(Committing.self)
  private static let moving = method(Moving.self)

  /// Whether a controller may answer: it overrides the method, or it is one that is asked section by section anyway.
  static func mayHave(_ method: TableAsker.Missing, _ type: UITableViewController.Type) -> Bool {
    switch method {
    case .rowHeight: rowHeights.isOverridden(in: type)
    case .rowEstimate: rowEstimates.isOverridden(in: type)
    case .headerView: headerViews.isOverridden(in: type)
    case .footerView: footerViews.isOverridden(in: type)
    default: true
    }
  }

  static func commits(_ type: UITableViewController.Type) -> Bool { committing.isOverridden(in: type) }
  static func moves(_ type: UITableViewController.Type) -> Bool { moving.isOverridden(in: type) }
}
