import UIKit

/// A class that overrides the methods whose presence table views check.
class Overrides: UITableViewController {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 2 }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 3 }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 4 }
  override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 5 }
  override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 6 }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
class InheritsOverrides: Overrides {}
class GenericOverrides<Value>: Overrides { var value: Value? }

/// A class that overrides a method and returns the result of its superclass.
class OverridesByCallingSuper: UITableViewController {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    super.tableView(tableView, heightForRowAt: indexPath)
  }
}
