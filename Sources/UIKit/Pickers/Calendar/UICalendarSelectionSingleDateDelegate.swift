import Foundation

/// The methods that a selection of one date calls to ask which dates can be selected, and to report selections.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Tells the delegate that the user has selected a date, or has deselected the selected date.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The date, or `nil` if no date is selected anymore.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Asks the delegate whether the user can select a date. Dates that cannot be selected are dimmed.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The date, or `nil` to ask whether the user can deselect the selected date.
  /// - Returns: `true` if the user can select the date. The default implementation returns `true`.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Asks the delegate whether the user can select a date. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The date, or `nil` to ask whether the user can deselect the selected date.
  /// - Returns: `true`.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
