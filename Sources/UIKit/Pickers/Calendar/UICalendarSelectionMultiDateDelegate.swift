import Foundation

/// The methods that a selection of several dates calls to ask which dates can be selected, and to report selections.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// Tells the delegate that the user has selected a date.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The date.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Tells the delegate that the user has deselected a date.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The date.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Asks the delegate whether the user can select a date. Dates that cannot be selected are dimmed.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The date.
  /// - Returns: `true` if the user can select the date. The default implementation returns `true`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Asks the delegate whether the user can deselect a date.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The date.
  /// - Returns: `true` if the user can deselect the date. The default implementation returns `true`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Asks the delegate whether the user can select a date. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The date.
  /// - Returns: `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  /// Asks the delegate whether the user can deselect a date. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The date.
  /// - Returns: `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
