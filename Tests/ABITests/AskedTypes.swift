import UIKit

/// All protocols with optional methods. Each of the types in this file implements either all or none of the optional
/// methods.
typealias Asked = UITableViewDelegate & UITableViewDataSource & UICollectionViewDelegateFlowLayout & UITextViewDelegate
  & UIPickerViewDelegate
  & CALayerDelegate

/// A class with the required methods.
@MainActor class WithRows: NSObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

// MARK: Without the methods

final class LeavesOut: WithRows, Asked {}
class LeavesOutOpenly: WithRows, Asked {}
class InheritsNothing: LeavesOutOpenly {}
class GenericLeavesOut<Value>: WithRows, Asked { var value: Value? }
class GenericInheritsNothing: GenericLeavesOut<[String]> {}
protocol Refining: Asked {}
class RefiningLeavesOut: WithRows, Refining {}

/// A table view controller without overrides.
class LeavesOutOverrides: UITableViewController {}

// MARK: With them

class Answers: WithRows, Asked {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 2 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 3 }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 4 }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 5 }
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 6 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { .zero }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { .zero }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 7 }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 8 }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize { .zero }
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { nil }
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { nil }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { pickerView }
  func draw(_ layer: CALayer, in context: CGContext) {}
}
class InheritsAnswers: Answers {}
final class OverridesAnswers: Answers {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 10 }
}

final class AnswersFinally: WithRows, Asked {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 2 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 3 }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 4 }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 5 }
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 6 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { .zero }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { .zero }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 7 }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 8 }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize { .zero }
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { nil }
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { nil }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { pickerView }
  func draw(_ layer: CALayer, in context: CGContext) {}
}
