import Foundation
import SwiftABI

/// The methods that provide the rows of a table view and their cells. The table view does not retain its data source.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Asks the data source for the number of rows in a section. The result is cached until the data is reloaded or
  /// updated.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The number of rows, at least 0.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Asks the data source for the cell that shows a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: A cell that a dequeue method of the table view returned, or a new one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Asks the data source for the number of sections.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: The number of sections. The default is 1.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Asks the data source whether a row can be edited.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` if the row can be edited, which is the default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Asks the data source whether the user can move a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` if the row can be moved. The default is the value of the cell's `showsReorderControl`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Tells the data source that the user has tapped an editing control to insert or delete a row.
  ///
  /// The data source changes its data, and then updates the table view.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - editingStyle: The editing style of the control that was tapped.
  ///   - indexPath: The index path of the row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

  /// Tells the data source that the user has moved a row.
  ///
  /// The data source changes its data. The table view already shows the row at its new position.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - sourceIndexPath: The index path of the row before the move.
  ///   - destinationIndexPath: The index path of the row after the move.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// Asks the data source for the title of a section's header.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The title, or `nil` for no title. The default is `nil`.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Asks the data source for the title of a section's footer.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The title, or `nil` for no title. The default is `nil`.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Asks the data source for the titles of the index bar.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: The titles, or `nil` for no index bar. The default is `nil`.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Asks the data source for the section to scroll to when the user selects a title in the index bar.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - title: The selected title.
  ///   - index: The position of the title in the array that `sectionIndexTitles(for:)` returned.
  /// - Returns: The index of the section. The default is `index`.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

// The default implementations. Some of them call `recognizableDefault`, so that `TableMethods` can detect that the application
// does not implement the method.
extension UITableViewDataSource {
  /// Asks the data source for the number of sections.
  ///
  /// The default implementation returns 1.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Asks the data source whether a row can be edited.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Asks the data source whether the user can move a row.
  ///
  /// The default implementation returns the value of the cell's `showsReorderControl`, or `false` if the row has no
  /// cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` if the row can be moved.
  @_optimize(none) public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    recognizableDefault(tableView.findCell(at: tableView.shownPath(ofData: indexPath))?.showsReorderControl ?? false)
  }

  /// Tells the data source that the user has tapped an editing control to insert or delete a row.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - editingStyle: The editing style of the control.
  ///   - indexPath: The index path of the row.
  @_optimize(none) public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { recognizableDefault(()) }

  /// Tells the data source that the user has moved a row.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - sourceIndexPath: The index path of the row before the move.
  ///   - destinationIndexPath: The index path of the row after the move.
  @_optimize(none) public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { recognizableDefault(()) }

  /// Asks the data source for the title of a section's header.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: `nil`.
  @_optimize(none) public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    recognizableDefault(nil)
  }

  /// Asks the data source for the title of a section's footer.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: `nil`.
  @_optimize(none) public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    recognizableDefault(nil)
  }

  /// Asks the data source for the titles of the index bar.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: `nil`.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Asks the data source for the section to scroll to when the user selects a title in the index bar.
  ///
  /// The default implementation returns `index`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - title: The selected title.
  ///   - index: The position of the title in the array that `sectionIndexTitles(for:)` returned.
  /// - Returns: `index`.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}
