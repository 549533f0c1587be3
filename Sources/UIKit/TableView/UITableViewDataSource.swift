import Foundation
import SwiftABI

/// Gives a table its rows and cells. Held weakly.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows in a section, at least 0. Asked once, then remembered until the data changes.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row: one that was dequeued, or made anew.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The number of sections. Optional, 1.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Whether a row can be edited. Optional, yes.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether a row can be moved by hand. Optional, yes, where `moveRowAt` is there.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// The user wants a row to be deleted, or one to be inserted at it: change the data, then tell the table. Optional.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

  /// A row was moved by hand: change the data. The table shows it already. Optional.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// The title above a section. Optional, none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The title below a section. Optional, none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// The titles of an index beside the rows. Optional, none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section that an index title stands for. Optional, the one with the number of the title.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

// What happens without a method. `TableMethods` recognizes the defaults that a table must know of (`recognizableDefault`).
extension UITableViewDataSource {
  /// Default: 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Default: yes.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Default: what the cell says (`showsReorderControl`).
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.findCell(at: indexPath)?.showsReorderControl ?? false
  }

  /// Default: nothing.
  @_optimize(none) public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { recognizableDefault(()) }

  /// Default: nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Default: none.
  @_optimize(none) public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    recognizableDefault(nil)
  }

  /// Default: none.
  @_optimize(none) public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    recognizableDefault(nil)
  }

  /// Default: none.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Default: the one with the number of the title.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}
