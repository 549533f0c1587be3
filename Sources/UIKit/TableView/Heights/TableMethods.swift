import Foundation
import SwiftABI

/// The optional methods of a data source and a delegate whose implementation a table view detects.
///
/// If they are not implemented, all rows have the same height, and sections with equal numbers of rows are equal. The
/// table view then makes no calls for individual rows.
@MainActor package enum TableMethods {
  package typealias Source = OptionalMethod<any UITableViewDataSource.Type>
  package typealias Delegate = OptionalMethod<any UITableViewDelegate.Type>

  package static let rowHeight = delegate(RowHeight.self)
  package static let headerHeight = delegate(HeaderHeight.self)
  package static let footerHeight = delegate(FooterHeight.self)
  package static let rowEstimate = delegate(RowEstimate.self)
  package static let headerEstimate = delegate(HeaderEstimate.self)
  package static let footerEstimate = delegate(FooterEstimate.self)
  package static let headerView = delegate(HeaderView.self)
  package static let footerView = delegate(FooterView.self)
  package static let indentationLevel = delegate(IndentationLevel.self)
  package static let headerTitle = source(HeaderTitle.self)
  package static let footerTitle = source(FooterTitle.self)
  package static let commit = source(Commit.self)
  package static let canMoveRow = source(CanMoveRow.self)
  package static let moveRow = source(MoveRow.self)

  private static func delegate(_ implementing: any UITableViewDelegate.Type) -> Delegate {
    Delegate(
      plain: PlainDelegate.self, twin: TwinDelegate.self, implementing: implementing, base: UITableViewController.self)
  }

  private static func source(_ implementing: any UITableViewDataSource.Type) -> Source {
    Source(plain: PlainSource.self, twin: TwinSource.self, implementing: implementing, base: UITableViewController.self)
  }

  // MARK: Delegates

  private final class PlainDelegate: NSObject, UITableViewDelegate {}
  private final class TwinDelegate: NSObject, UITableViewDelegate {}
  private final class RowHeight: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
  }
  private final class HeaderHeight: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 1 }
  }
  private final class FooterHeight: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 1 }
  }
  private final class RowEstimate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
  }
  private final class HeaderEstimate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 1 }
  }
  private final class FooterEstimate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 1 }
  }
  private final class HeaderView: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { tableView }
  }
  private final class FooterView: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { tableView }
  }
  private final class IndentationLevel: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 1 }
  }

  // MARK: Data sources

  /// A class that implements only the required methods of a data source. Optional methods of a data source are detected
  /// by comparison with this class.
  @MainActor private class EmptySource: NSObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }
  private final class PlainSource: EmptySource, UITableViewDataSource {}
  private final class TwinSource: EmptySource, UITableViewDataSource {}
  private final class HeaderTitle: EmptySource, UITableViewDataSource {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "" }
  }
  private final class FooterTitle: EmptySource, UITableViewDataSource {
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "" }
  }
  private final class Commit: EmptySource, UITableViewDataSource {
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.reloadData() }
  }
  private final class CanMoveRow: EmptySource, UITableViewDataSource {
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { tableView.isEditing }
  }
  private final class MoveRow: EmptySource, UITableViewDataSource {
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { tableView.reloadData() }
  }
}
