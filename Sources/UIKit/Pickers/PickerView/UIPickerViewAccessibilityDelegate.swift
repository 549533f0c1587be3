import Foundation

/// Methods that a picker view calls on its delegate to describe its components to assistive technologies. All methods are optional.
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// Returns the label of a component.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: The label, or nil for none.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  /// Returns the hint of a component.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: The hint, or nil for none.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
  /// Returns the attributed label of a component. Only its text is used, and only if there is no plain label.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: The label, or nil for none.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString?
  /// Returns the attributed hint of a component. Only its text is used, and only if there is no plain hint.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: The hint, or nil for none.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString?
  /// Returns the names by which the user can speak of a component. They have no effect, because there is no voice control.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: The names.
  func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
  /// Returns the attributed names by which the user can speak of a component. They have no effect.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: The names.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
  /// Returns nil.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: Nil.
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }

  /// Returns nil.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: Nil.
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }

  /// Returns nil.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: Nil.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? { nil }

  /// Returns nil.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: Nil.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString? { nil }

  /// Returns an empty array.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: An empty array.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
  ) -> [String] { [] }

  /// Returns an empty array.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: An empty array.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString] { [] }
}

extension UIPickerViewAccessibilityDelegate {
  /// Returns the text of the label of a component.
  func label(of component: Int, in pickerView: UIPickerView) -> String? {
    self.pickerView(pickerView, accessibilityLabelForComponent: component)
      ?? self.pickerView(pickerView, accessibilityAttributedLabelForComponent: component)?.string
  }

  /// Returns the text of the hint of a component.
  func hint(of component: Int, in pickerView: UIPickerView) -> String? {
    self.pickerView(pickerView, accessibilityHintForComponent: component)
      ?? self.pickerView(pickerView, accessibilityAttributedHintForComponent: component)?.string
  }
}
