import Foundation
import SwiftABI

/// The methods that a picker view calls to get its rows, and to report selections. All methods are optional.
///
/// A row shows the view of `pickerView(_:viewForRow:forComponent:reusing:)` if the delegate implements that method.
/// Otherwise the row shows the attributed title, or the plain title if there is no attributed title.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the width of a component.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: The width in points. If the result is 0 or negative, the components share the width of the picker view
  ///   equally. The default implementation returns 0.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows of a component.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: The height in points. If the result is 0 or negative, the height is 32 points. The default implementation
  ///   returns 0.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The index of the row, from 0.
  ///   - component: The index of the component, from 0.
  /// - Returns: The title, or `nil` for an empty row. The default implementation returns `nil`.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the attributed title of a row. The attributed title takes precedence over the plain title.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The index of the row, from 0.
  ///   - component: The index of the component, from 0.
  /// - Returns: The attributed title, or `nil` to use the title. The default implementation returns `nil`.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row. The view replaces the titles and gets the size of the row.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The index of the row, from 0.
  ///   - component: The index of the component, from 0.
  ///   - view: A view of the component that is no longer visible and can be used again, or `nil`.
  /// - Returns: The view.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Tells the delegate that the user has selected a row. This method is called when the wheel has come to rest. It is
  /// not called for programmatic changes.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The index of the row, from 0.
  ///   - component: The index of the component, from 0.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns the width of a component. The default implementation returns 0, with which the components share the width of
  /// the picker view equally.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: 0.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }

  /// Returns the height of the rows of a component. The default implementation returns 0, with which the height is 32
  /// points.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: 0.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }

  /// Returns the title of a row. The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The index of the row, from 0.
  ///   - component: The index of the component, from 0.
  /// - Returns: `nil`.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }

  /// Returns the attributed title of a row. The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The index of the row, from 0.
  ///   - component: The index of the component, from 0.
  /// - Returns: `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// Returns the view of a row. The default implementation returns an empty view. A picker view does not call this
  /// default implementation: if the delegate does not implement this method, rows show titles.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The index of the row, from 0.
  ///   - component: The index of the component, from 0.
  ///   - view: A view that can be used again, or `nil`.
  /// - Returns: A view.
  @_optimize(none) public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { recognizableDefault(view ?? UIView()) }

  /// Tells the delegate that the user has selected a row. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The index of the row, from 0.
  ///   - component: The index of the component, from 0.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
