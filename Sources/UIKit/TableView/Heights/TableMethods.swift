import Foundation
import SwiftABI

/// The optional methods of a data source and a delegate whose implementation a table view detects.
///
/// If they are not implemented, all rows have the same height, and sections with equal numbers of rows are equal. The
/// table view then makes no calls for individual rows.
@MainActor package enum TableMethods {
  package typealias DataSourceMethod = OptionalMethod<any UITableViewDataSource.Type>
  package typealias DelegateMethod = OptionalMethod<any UITableViewDelegate.Type>

  package static let rowHeight = delegateMethod(RowHeightDelegate.self)
  package static let headerHeight = delegateMethod(HeaderHeightDelegate.self)
  package static let footerHeight = delegateMethod(FooterHeightDelegate.self)
  package static let rowEstimate = delegateMethod(RowEstimateDelegate.self)
  package static let headerEstimate = delegateMethod(HeaderEstimateDelegate.self)
  package static let footerEstimate = delegateMethod(FooterEstimateDelegate.self)
  package static let headerView = delegateMethod(HeaderViewDelegate.self)
  package static let footerView = delegateMethod(FooterViewDelegate.self)
  package static let indentationLevel = delegateMethod(IndentationLevelDelegate.self)
  package static let headerTitle = dataSourceMethod(HeaderTitleDataSource.self)
  package static let footerTitle = dataSourceMethod(FooterTitleDataSource.self)
  package static let commit = dataSourceMethod(CommitDataSource.self)
  package static let canMoveRow = dataSourceMethod(CanMoveRowDataSource.self)
  package static let moveRow = dataSourceMethod(MoveRowDataSource.self)

  private static func delegateMethod(_ implementing: any UITableViewDelegate.Type) -> DelegateMethod {
    DelegateMethod(
      plain: EmptyDelegate.self, twin: OtherEmptyDelegate.self, implementing: implementing,
      base: UITableViewController.self)
  }

  private static func dataSourceMethod(_ implementing: any UITableViewDataSource.Type) -> DataSourceMethod {
    DataSourceMethod(
      plain: EmptyDataSource.self, twin: OtherEmptyDataSource.self, implementing: implementing,
      base: UITableViewController.self)
  }

  // MARK: Delegates

  private final class EmptyDelegate: NSObject, UITableViewDelegate {}
  private final class OtherEmptyDelegate: NSObject, UITableViewDelegate {}
  private final class RowHeightDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
  }
  private final class HeaderHeightDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 1 }
  }
  private final class FooterHeightDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 1 }
  }
  private final class RowEstimateDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
  }
  private final class HeaderEstimateDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 1 }
  }
  private final class FooterEstimateDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 1 }
  }
  private final class HeaderViewDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { tableView }
  }
  private final class FooterViewDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { tableView }
  }
  private final class IndentationLevelDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 1 }
  }

  // MARK: Data sources

  /// A class that implements only the required methods of a data source. Optional methods of a data source are detected
  /// by comparison with this class.
  @MainActor private class RequiredMethods: NSObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }
  private final class EmptyDataSource: RequiredMethods, UITableViewDataSource {}
  private final class OtherEmptyDataSource: RequiredMethods, UITableViewDataSource {}
  private final class HeaderTitleDataSource: RequiredMethods, UITableViewDataSource {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "" }
  }
  private final class FooterTitleDataSource: RequiredMethods, UITableViewDataSource {
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "" }
  }
  private final class CommitDataSource: RequiredMethods, UITableViewDataSource {
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.reloadData() }
  }
  private final class CanMoveRowDataSource: RequiredMethods, UITableViewDataSource {
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { tableView.isEditing }
  }
  private final class MoveRowDataSource: RequiredMethods, UITableViewDataSource {
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { tableView.reloadData() }
  }
}
